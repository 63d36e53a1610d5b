import { openMemory } from "../memory.ts";

/**
 * What the forms of a folded German word have in common: "gezogen" and "ziehe" do not meet here (that
 * is the lexicon's work), "lieferung", "liefern" and "geliefert" do.
 */
export function stemOf(word: string): string {
  const before = known.get(word);
  if (before !== undefined) return before;
  const made = cut(word);
  known.put(word, made);
  return made;
}

const known = openMemory<string, string>(20_000);

const SHORTEST = 3;
const ENDINGS = [
  "lichkeiten",
  "lichkeit",
  "ungen",
  "heiten",
  "keiten",
  "ung",
  "heit",
  "keit",
  "erinnen",
  "erin",
  "innen",
  "igen",
  "igem",
  "iger",
  "iges",
  "ige",
  "lich",
  "isch",
  "eten",
  "test",
  "tet",
  "ten",
  "est",
  "ern",
  "ens",
  "end",
  "em",
  "en",
  "er",
  "es",
  "et",
  "te",
  "st",
  "ig",
  "in",
  "e",
  "n",
  "s",
  "t",
];

function cut(word: string): string {
  let rest = word;
  const participle = /^(.{0,4}?)ge(.{3,}(?:t|en))$/u.exec(rest);
  if (participle && (participle[1] === "" || PREFIXES.has(participle[1] ?? ""))) {
    rest = `${participle[1]}${participle[2]}`;
  }
  const infinitive = /^(.{2,6})zu(.{3,}en)$/u.exec(rest);
  if (infinitive && PREFIXES.has(infinitive[1] ?? "")) rest = `${infinitive[1]}${infinitive[2]}`;
  for (let round = 0; round < 2; round++) {
    const ending = ENDINGS.find(
      (one) => rest.endsWith(one) && rest.length - one.length >= SHORTEST,
    );
    if (ending === undefined) break;
    rest = rest.slice(0, -ending.length);
  }
  return rest.replace(/(.)\1$/u, "$1");
}

const PREFIXES = new Set(
  "ab an auf aus bei durch ein fort her hin los mit nach um vor weg weiter zu zurueck zusammen fest frei nieder ueber unter wieder hoch runter raus rein herein heraus".split(
    " ",
  ),
);
