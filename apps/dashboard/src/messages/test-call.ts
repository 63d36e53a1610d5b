import { testCall } from "./de/test-call.ts";
import { area } from "./language.ts";

export const testCallTexts = area("testCall", testCall);
