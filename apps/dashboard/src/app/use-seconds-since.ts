import { useNow } from "./use-now.ts";

/** Whole seconds since a moment (ISO 8601), one more each second; none if it is yet to come. */
export function useSecondsSince(iso: string): number {
  return Math.max(0, Math.floor((useNow() - Date.parse(iso)) / 1000));
}
