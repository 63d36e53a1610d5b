/**
 * Why somebody is to be called again, where the end of his last call does not say it: a conversation
 * that was led to its end wished for it, and a call without an end reached nobody. `null` of all else.
 */
export function reasonOf(standing: string, reason: string): string | null {
  if (standing !== "again") return null;
  if (reason === "completed") return "wishes a call back";
  return reason === "" ? "busy, or not answered" : null;
}
