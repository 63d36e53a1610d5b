import { intentName } from "../../messages/intents.ts";

const BUILT_IN = /^[a-z]+(_[a-z]+)+$/;

/** A condition as people call it: its key, unless that is one of those made for programs. */
export function conditionName(key: string): string {
  return BUILT_IN.test(key) ? intentName(key) : key;
}
