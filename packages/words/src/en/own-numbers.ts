/** The text that brings somebody a code; 160 characters fit into one. */
export function ownNumberCode({ code, minutes }: { code: string; minutes: number }): string {
  return `${code} is your code to confirm this number as yours. It holds for ${minutes} minutes. If you asked for none, do nothing.`;
}

/** What is said at a landline, where no text arrives. */
export function ownNumberCall({ code }: { code: string }): string {
  const digits = [...code].join(", ");
  return `Hello, this is an automatic announcement. Your code to confirm this number as yours is: ${digits}. Once more: ${digits}. If you asked for none, just hang up. Goodbye.`;
}
