import { HOME_COUNTRIES, type HomeCountry } from "@rufbaum/dialing";
import {
  cellsOf,
  type FoundShape,
  readBlockedLine,
  readListLine,
  rowsAgree,
} from "@rufbaum/dialing/subjects";
import { formats } from "../output/formats.ts";

/** Whose own rows keep their consents from being recorded. */
export function rowsSayNoTold(count: number): string {
  const people = formats.counted(count, "person", "people");
  return `${people}: no consent recorded, as the row itself does not plainly say yes, or says no.`;
}

/** What is told of it in the help of commands that record consents of all of a list. */
export const ROWS_SAY_NO_HELP = `
Where columns say whether somebody agreed (Einwilligung, Zustimmung, Opt-in, DSGVO, Consent …), only a plain
yes or a day there is recorded: an empty cell is no yes. Nor is anybody recorded whose row says anywhere
that he wants no calls or took back what he agreed to. How many they are is told.
`;

/**
 * A list's lines, each replaced by one of the same number that says no, if there is any: its parts are
 * sent one by one, and none is granted before the one that says no is known.
 */
export function withEachNo(
  lines: readonly string[],
  { shape, isHeader, named }: FoundShape & { ok: true },
  country: HomeCountry | undefined,
): readonly string[] {
  const homes = country === undefined ? HOME_COUNTRIES : [country];
  const cells = (line: string) => cellsOf(line, shape.separator);
  const agrees = rowsAgree(isHeader ? cells(lines[0] ?? "") : []);
  const saying = new Map<string, string>();
  for (const [place, line] of lines.entries()) {
    if ((place === 0 && isHeader) || line.trim() === "") continue;
    const isWanted = homes.every((home) => {
      const read = readListLine(line, { kind: "own", home, shape });
      return read.ok || read.why !== "not-wanted";
    });
    if (isWanted && agrees(cells(line))) continue;
    for (const home of homes) {
      const read = readBlockedLine(line, { kind: "own", home, shape, named });
      if (read.ok) for (const { name } of read.numbers) saying.set(name, line);
    }
  }
  if (saying.size === 0) return lines;
  return lines.map((line) => {
    for (const home of homes) {
      const read = readListLine(line, { kind: "own", home, shape });
      const [first] = read.ok ? read.numbers : [];
      const no = first && saying.get(first.name);
      if (no !== undefined) return no;
    }
    return line;
  });
}
