/** As long as the program's own. */
export function bareCallId(index: number): string {
  return `call_${String(index).padStart(22, "0")}`;
}
