import { callEnds } from "./de/call-ends.ts";
import { area } from "./language.ts";

export const callEndsTexts = area("callEnds", callEnds);
