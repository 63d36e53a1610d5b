/** Shorter words fit into any node. */
const LONG = 8;
/** Letters that stand together in German. */
const CLUSTERS = [
  ...["schr", "schl", "schw", "schm", "schn", "sch", "spr", "str", "pfl"],
  ...["ch", "ck", "ph", "th", "qu", "pf", "br", "bl", "dr", "fr", "fl", "gr", "gl", "kr", "kl"],
  ...["pr", "pl", "tr"],
];
/** These only behind a vowel: Be-stä-ti-gung, but Ge-sprächs-part-ner. */
const CLUSTERS_BEHIND_VOWELS = [...CLUSTERS, "sp", "st"];
const VOWEL = /[aeiouäöüy]/i;
const HYPHEN = "\u00ad";

/**
 * Marks where long words may be broken, between a vowel and the last consonant before the next one:
 * Ge-sprächs-part-ner. Browsers know German syllables only where a dictionary is installed.
 */
export function softHyphens(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : hyphened(word)));
}

function hyphened(word: string): string {
  const parts = unitsOf(word);
  let made = "";
  for (const [index, part] of parts.entries()) {
    const isConsonant = !VOWEL.test(part);
    const before = parts.slice(0, index).join("");
    const after = parts.slice(index).join("");
    const isBreak =
      isConsonant &&
      VOWEL.test(before) &&
      VOWEL.test(parts[index + 1] ?? "") &&
      before.length >= 2 &&
      after.length >= 3;
    made += isBreak ? HYPHEN + part : part;
  }
  return made;
}

function unitsOf(word: string): string[] {
  const units: string[] = [];
  let rest = word;
  while (rest !== "") {
    const lower = rest.toLowerCase();
    const clusters = VOWEL.test(units.at(-1) ?? "") ? CLUSTERS_BEHIND_VOWELS : CLUSTERS;
    const unit = rest.slice(0, clusters.find((each) => lower.startsWith(each))?.length ?? 1);
    units.push(unit);
    rest = rest.slice(unit.length);
  }
  return units;
}
