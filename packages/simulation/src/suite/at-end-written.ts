import type { SuiteCase } from "./case-schema.ts";
import type { Path } from "./path-text.ts";
import { isPattern, matches } from "./pattern.ts";
import type { Deviation } from "./report.ts";
import { kindOf, type WrittenDeed } from "./written-deed.ts";

/** What a case expects its actions to have done, and they did not. `at`: where that stands. */
export function deviationsOfDeeds(
  written: NonNullable<SuiteCase["written"]>,
  done: readonly WrittenDeed[],
  at: Path,
): Deviation[] {
  const wanted = ([] as WrittenDeed[]).concat(written as WrittenDeed | WrittenDeed[]);
  const isSame = wanted.map(kindOf).join() === done.map(kindOf).join();
  if (!isSame) {
    const instead = asWritten(wanted, done);
    return [
      { at, line: null, what: "written", expected: kinds(wanted), actual: kinds(done), instead },
    ];
  }
  return wanted.flatMap((deed, index) => {
    const place = Array.isArray(written) ? [...at, index] : at;
    return deviationsOfDeed(deed, done[index] ?? "", place);
  });
}

function deviationsOfDeed(wanted: WrittenDeed, done: WrittenDeed, at: Path): Deviation[] {
  return fieldsOf(wanted).flatMap(([field, expected]) => {
    const actual = Object.fromEntries(fieldsOf(done))[field] ?? null;
    if (isAsWanted(expected, actual)) return [];
    // What a pattern leaves open is for its author to say.
    const instead = expected !== null && isPattern(expected) ? {} : { instead: actual };
    const what = `written: ${field} of ${kindOf(wanted)}`;
    return [
      {
        at: [...at, field],
        line: null,
        what,
        expected: expected ?? "none",
        actual: actual ?? "none",
        ...instead,
      },
    ];
  });
}

function isAsWanted(wanted: string | null, text: string | null): boolean {
  if (wanted === null || text === null) return wanted === text;
  return isPattern(wanted) ? matches(text, wanted) : flat(wanted) === flat(text);
}

/** Line breaks and runs of spaces do not tell two texts apart. */
function flat(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function fieldsOf(deed: WrittenDeed): [string, string | null][] {
  return typeof deed === "string" ? [] : Object.entries(deed).filter(([name]) => name !== "kind");
}

/** What was done, each as its author has written it where that still holds. */
function asWritten(wanted: readonly WrittenDeed[], done: readonly WrittenDeed[]): WrittenDeed[] {
  const left = [...wanted];
  return done.map((deed) => {
    const index = left.findIndex(
      (each) => kindOf(each) === kindOf(deed) && deviationsOfDeed(each, deed, []).length === 0,
    );
    return (index < 0 ? null : left.splice(index, 1)[0]) ?? deed;
  });
}

function kinds(deeds: readonly WrittenDeed[]): string {
  return deeds.length === 0 ? "nothing" : deeds.map(kindOf).join(", ");
}
