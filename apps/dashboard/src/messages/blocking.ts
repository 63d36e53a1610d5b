import { blocking } from "./de/blocking.ts";
import { area } from "./language.ts";

export const blockingTexts = area("blocking", blocking);
