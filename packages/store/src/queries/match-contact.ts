import { and, or, type SQL, sql } from "drizzle-orm";
import { contacts } from "../schema/contacts.ts";
import { storableText } from "../storable-text.ts";

/** Fewer are part of too many numbers. */
const LEAST_DIGITS = 3;

/**
 * Contacts in which every word of a search stands: in name, company or e-mail, in any case of letters,
 * or in the number as people write it. One or two letters begin a word there, more stand anywhere.
 * `undefined`: of no words, which everybody fits.
 */
export function matchesContact(search: string): SQL | undefined {
  return and(...partsOf(storableText(search)).map(matchesPart));
}

/** Words; those beside each other that look like a number are one part of one. */
type SearchTerm = { words: readonly string[]; digits: string | null };

function partsOf(search: string): SearchTerm[] {
  const parts: SearchTerm[] = [];
  const words = search
    .normalize("NFC")
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== "");
  for (let at = 0; at < words.length; ) {
    let end = at;
    while (end < words.length && isOfNumber(words[end] ?? "")) end += 1;
    const numbered = words.slice(at, Math.max(end, at + 1));
    parts.push({ words: numbered, digits: end > at ? digitsOf(numbered.join(" ")) : null });
    at += numbered.length;
  }
  return parts;
}

function isOfNumber(word: string): boolean {
  return /^[+\d()/.-]+$/.test(word) && /\d|^[/-]$/.test(word);
}

/** As they stand in E.164: `0171/12` is `17112`; `null` of what is no part of a number. */
function digitsOf(text: string): string | null {
  if (!/^[+(]?\d[\d\s()/.-]+$/.test(text)) return null;
  const digits = text.replace(/\(0\)|[^\d+]/g, "").replace(/^(?:\+|00?)/, "");
  return digits.length < LEAST_DIGITS ? null : digits;
}

function matchesPart({ words, digits }: SearchTerm): SQL | undefined {
  const written = and(...words.map(holdsWord));
  return digits === null ? written : or(sql`${contacts.number} like ${`%${digits}%`}`, written);
}

function holdsWord(word: string): SQL {
  const { searched } = contacts;
  const pattern = word.replace(/[\\%_]/g, "\\$&");
  if (!/^[\p{L}\p{N}]{1,2}$/u.test(word)) return sql`${searched} like ${`%${pattern}%`}`;
  const begun = ["", "% ", "%-"].map((before) => sql`${searched} like ${`${before}${pattern}%`}`);
  return sql`(${sql.join(begun, sql` or `)})`;
}
