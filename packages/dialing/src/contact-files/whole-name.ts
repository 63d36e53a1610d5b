/** What a cell that holds a whole name says; all of them are empty where it holds none. */
export interface WholeName {
  firstName: string;
  lastName: string;
  /** A firm, which stands there instead of a person. */
  company: string;
}

const LONGEST = 80;
const MOST_WORDS = 5;
const FIRM =
  /(?:^|[\s-])(?:g?GmbH|mbH|gGmbH|Ges\.?m\.?b\.?H|AG|SE|KG|KGaA|OHG|GbR|UG|eG|PartG|PartGmbB|Ltd|Limited|Inc|LLC|Corp|S\.?[àa]\.?r\.?l)\.?(?=[\s,)]|$)|(?:^|\s)e\.\s?(?:K|V|U|G|Kfm|Kfr)\.?(?=[\s,)]|$)|&\s*Co\b/;
const CALLED_FIRM = /^(?:firma|fa\.)\s+/i;
const SALUTATION = /^(?:herrn?|hr\.|frau|fr\.|fräulein|mr\.?|mrs\.?|ms\.?)$/i;
const TITLE =
  /^(?:(?:prof|dr|ddr|priv|doz|dipl|ing|mag|mmag|di|ra|med|dent|vet|rer|nat|phil|jur|iur|pol|oec|theol|habil|univ)\.(?:-?[\p{L}]+\.)*|dipl\.?-\p{L}+\.?|h\.\s?c\.|dr|prof|professor)$/iu;
/** Several people, of whom nobody knows which first name is whose. */
const SEVERAL = /[&+/;]|(?:^|\s)(?:und|u\.|and|oder|familie|fam\.|eheleute)(?=\s|$)/i;
const PARTICLE =
  /^(?:von|vom|van|zu|zum|zur|de|den|der|del|della|di|da|do|dos|du|el|al|la|le|ten|ter|bin|ibn|auf|af)$/i;

/**
 * Reads a whole name: `Anna Huber`, `Huber, Anna`, `Frau Dr. Anna von der Heide`. Salutation and
 * title belong to neither of its parts. What is not certain is not parted, and is the last name.
 * @param isPerson the column's name says that people stand in it, not firms
 */
export function readWholeName(text: string, isPerson: boolean): WholeName {
  const cell = text
    .replace(/\([^()]*\)/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  // Numbers and addresses stand in a column `Kontakt`, too, and so do remarks.
  if (cell.length > LONGEST || !/\p{L}/u.test(cell) || /[\d@]/.test(cell)) return named("", "");
  if (CALLED_FIRM.test(cell)) return firm(cell.replace(CALLED_FIRM, ""));
  if (FIRM.test(cell)) return firm(cell);
  const [before = "", after, ...more] = cell.split(/\s*,\s*/);
  const front = withoutTitles(before);
  if (front.words.length === 0) return named("", "");
  if (front.words.some(isTitle) || SEVERAL.test(cell) || more.length > 0) return named("", cell);
  if (after !== undefined) {
    const { words } = withoutTitles(after);
    const isTurned = isLastName(front.words) && words.length <= 2 && words.every(isNameLike);
    return isTurned ? named(words.join(" "), front.words.join(" ")) : named("", cell);
  }
  const isCertain = isPerson || front.isTitled;
  const isOne = front.words.length <= MOST_WORDS && front.words.every(isNameLike);
  return isCertain && isOne ? parted(front.words) : named("", front.words.join(" "));
}

/** The last word is the last name, with all from its first particle on. */
function parted(words: readonly string[]): WholeName {
  const particle = words.findIndex((word) => PARTICLE.test(word));
  const from = particle >= 0 && particle < words.length - 1 ? particle : words.length - 1;
  return named(words.slice(0, from).join(" "), words.slice(from).join(" "));
}

function withoutTitles(text: string): { words: string[]; isTitled: boolean } {
  const words = text.split(" ").filter((word) => word !== "");
  const from = words.findIndex((word) => !isTitle(word));
  return { words: from < 0 ? [] : words.slice(from), isTitled: from !== 0 };
}

/** One word, or several of which all but the last are particles. */
function isLastName(words: readonly string[]): boolean {
  return words.slice(0, -1).every((word) => PARTICLE.test(word));
}

function isTitle(word: string): boolean {
  return SALUTATION.test(word) || TITLE.test(word);
}

/** Whether a word of a name is a salutation, title, particle or legal form, which many have. */
export function namesNobody(word: string): boolean {
  return [word, `${word}.`].some((each) => COMMON.some((pattern) => pattern.test(each)));
}

const COMMON = [SALUTATION, TITLE, PARTICLE, FIRM, SEVERAL, /^firma$/i];

function isNameLike(word: string): boolean {
  return /^\p{Lu}/u.test(word) || PARTICLE.test(word) || /^['’]?d?['’]\p{Lu}/u.test(word);
}

function named(firstName: string, lastName: string): WholeName {
  return { firstName, lastName, company: "" };
}

function firm(company: string): WholeName {
  return { firstName: "", lastName: "", company };
}
