/** The text that brings somebody a code; 160 characters fit into one. */
export function ownNumberCode({ code, minutes }: { code: string; minutes: number }): string {
  return `${code} ist Ihr Code, um diese Nummer als Ihre zu bestätigen. Er gilt ${minutes} Minuten. Haben Sie keinen angefordert, tun Sie nichts.`;
}
