import type { Variables } from "@rufbaum/conversation";

/** Whom a case speaks of instead: of the numbers and domains that are kept free for it. */
const NOBODY = {
  first: "Erika",
  last: "Mustermann",
  email: "erika.mustermann@example.org",
  number: "+49 30 23125 000",
} as const;

const EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu;
/** Seven digits or more, with whatever stands between those of a telephone number; no day or amount. */
const NUMBER = /(?<![\p{L}\p{N}])(?:\+|00)?\d(?:[ ()/-]{0,2}\d){6,}(?![\p{L}\p{N}])/gu;
const DAY = /^\d{4}-\d\d-\d\d$/;
/** Names of two letters are words, too. */
const SHORTEST_NAME = 3;

/** What names a person in a call: the contact's names, as they are written there. */
export interface CallerNames {
  firstName: string;
  lastName: string;
}

/**
 * Puts a person that there is not in the place of whoever was called: in a text that was said, and in
 * what was known of him. What nobody had written down of him, such as a name that he tells, stays.
 */
export function masking(names: readonly CallerNames[]) {
  const replaced = names.flatMap(({ firstName, lastName }) => [
    ...wordsOf(firstName).map((word) => [word, NOBODY.first] as const),
    ...wordsOf(lastName).map((word) => [word, NOBODY.last] as const),
  ]);

  function text(said: string): string {
    const named = replaced.reduce(
      (rest, [word, other]) => rest.replace(wholeWord(word), other),
      said.normalize("NFC"),
    );
    return named
      .replace(EMAIL, NOBODY.email)
      .replace(NUMBER, (found) => (DAY.test(found) ? found : NOBODY.number));
  }

  function variables(known: Variables): Variables {
    return Object.fromEntries(
      Object.entries(known).map(([name, value]) => [
        name,
        typeof value === "string" ? text(value) : value,
      ]),
    );
  }

  return { text, variables };
}

function wordsOf(name: string): string[] {
  const words = name.normalize("NFC").match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.filter((word) => word.length >= SHORTEST_NAME);
}

/** With the s of "Annas Anruf". */
function wholeWord(word: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}])${RegExp.escape(word)}(?=s?(?![\\p{L}\\p{M}]))`, "giu");
}
