/** The text that brings somebody a code; 160 characters fit into one. */
export function ownNumberCode({ code, minutes }: { code: string; minutes: number }): string {
  return `${code} ist Ihr Code, um diese Nummer als Ihre zu bestätigen. Er gilt ${minutes} Minuten. Haben Sie keinen angefordert, tun Sie nichts.`;
}

/** What is said at a landline, where no text arrives. */
export function ownNumberCall({ code }: { code: string }): string {
  const digits = [...code].join(", ");
  return `Guten Tag, hier spricht eine automatische Ansage. Ihr Code, um diese Nummer als Ihre zu bestätigen, lautet: ${digits}. Ich wiederhole: ${digits}. Haben Sie keinen angefordert, legen Sie einfach auf. Auf Wiederhören.`;
}
