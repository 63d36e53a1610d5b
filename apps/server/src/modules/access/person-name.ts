/** How the command line on this machine says who uses it: percent-encoded UTF-8. */
export const PERSON_HEADER = "rufbaum-person";

export const LONGEST_PERSON_NAME = 80;

/** Control characters, halves of characters, line ends, and what turns the writing around. */
const UNREADABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** A name as it is kept, `null` where it is none: 1 to 80 characters that can be read. */
export function personName(text: string): string | null {
  const name = text.trim().normalize("NFC");
  const { length } = [...name];
  return length === 0 || length > LONGEST_PERSON_NAME || UNREADABLE.test(name) ? null : name;
}

/** The name that a `Rufbaum-Person` header says, `null` where it says none. */
export function personFromHeader(value: string | null): string | null {
  try {
    return personName(decodeURIComponent(value ?? ""));
  } catch {
    return null;
  }
}
