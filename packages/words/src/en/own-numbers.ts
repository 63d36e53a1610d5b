/** The text that brings somebody a code; 160 characters fit into one. */
export function ownNumberCode({ code, minutes }: { code: string; minutes: number }): string {
  return `${code} is your code to confirm this number as yours. It holds for ${minutes} minutes. If you asked for none, do nothing.`;
}
