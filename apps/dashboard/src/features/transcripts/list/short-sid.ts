/** The first 8 characters of a call's id, and an ellipsis. */
export function shortSid(callSid: string): string {
  return `${callSid.slice(0, 8)}…`;
}
