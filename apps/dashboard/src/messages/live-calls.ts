import { liveCalls } from "./de/live-calls.ts";
import { area } from "./language.ts";

export const liveCallsTexts = area("liveCalls", liveCalls);
