import { isAlsoLastName, isFirstName } from "./first-names.ts";

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

/** Who stands there by another cell of the row, such as its salutation. */
export type SaidOf = "person" | "firm" | null;

export interface NameHints {
  said?: SaidOf;
  /** The column's name says that the last name comes first. */
  isLastFirst?: boolean;
}

/**
 * Reads a whole name: `Anna Huber`, `Huber, Anna`, `Frau Dr. Anna von der Heide`. Salutation and
 * title belong to neither of its parts. What is not certain is not parted, and is the last name.
 * @param isPerson the column's name says that people stand in it, not firms
 */
export function readWholeName(
  text: string,
  isPerson: boolean,
  { said = null, isLastFirst = false }: NameHints = {},
): WholeName {
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
  const isOne = front.words.length <= MOST_WORDS && front.words.every(isNameLike);
  const name = isLastFirst ? turned(front.words, said) : parted(front.words);
  const isCertain = isPerson || front.isTitled || isOnlyPerson(name, said);
  return isCertain && isOne ? name : named("", front.words.join(" "));
}

/** `Huber Anna`, where the column says that they stand so: but for `Anna Huber`. */
function turned(words: readonly string[], said: SaidOf): WholeName {
  const [last = "", first = "", ...more] = words;
  if (more.length > 0 || first === "") return named("", words.join(" "));
  if (isFirstName(first)) return named(first, last);
  if (isFirstName(last)) return named(last, first);
  return said === "person" ? named(first, last) : named("", words.join(" "));
}

/** Whether a name that may be a firm's, or begin with the last name, is neither. */
function isOnlyPerson({ firstName, lastName }: WholeName, said: SaidOf): boolean {
  if (firstName === "" || said === "firm") return false;
  const firsts = firstName.split(" ");
  const isKnown = firsts.every(isFirstName);
  const isTurned = isFirstName(lastName) && !(isKnown && isAlsoLastName(lastName));
  if (isTurned || (!isKnown && TRADE.test(firsts[0] ?? ""))) return false;
  // Of three words that nobody knows the second may be of either name.
  return said === "person" ? isKnown || firsts.length === 1 : isKnown && !TRADE.test(lastName);
}

/** What firms call their trade behind a first name (`Peter Reisen`); `Althaus` and `Buchholz` are people's. */
const TRADE =
  /^(?:auto|autos|bar|dachdecker|eis|kebab|döner|bau|beauty|bikes?|bistro|blumen|brunnen|bücher|bus|café|cafe|catering|center|computer|dach|data|dental|dienst|digital|druck|edv|elektro|energie|events?|fahrzeuge|fenster|finanz(?:en)?|fitness|foto|friseure?|garten|getränke|grill|gruppe|group|hair|haus|haustechnik|heim|heizung|hilf|hof|holding|holz|hotel|imbiss|it|kfz|kita|küchen|laden|lab|laach|logistik|marketing|markt|media|medien|mobile?|moden?|möbel|motors?|music|musik|nails|net|network|online|papier|partner|pflege|pharma|pizza|power|recycling|sanitär|schmuck|schuhe|shop|solar|sport|stahl|stift|stiftung|store|strom|studio|systems?|taxi|team|tech|textil|tours?|trans|türen|tv|uhren|umzüge|umwelt|verlag|versand|web|wein|weine|werbung|werk|werke|werkstatt|yoga|zentrum|zoo)$|(?:akademie|akustik|anwälte|artikel|ärzte|beläge|eria|erie|fliesen|geräte|kost|laden|lädchen|mittel|\p{L}öle|produkte|stoffe|stube|\p{L}teile|waren|\p{L}{4}werk|\p{L}{6}haus|\p{L}{4}bau|moden?|studio|dienst|apotheke|architekten|automobile|beratung|berater|bestattungen|café|consult|consulting|design|dienste|elektronik|floristik|gartenbau|gasthof|handel|handlung|hochbau|holzbau|hotel|immobilien|innenausbau|kanzlei|klinik|kosmetik|landschaftsbau|medizin|metallbau|montagen?|optik(?:er)?|physio|pizzeria|praxis|reinigung|reisen|restaurant|salon|schule|service|services|software|solutions|spedition|stahlbau|systeme|technik|therapie|tiefbau|touristik|transporte?|trockenbau|vermietung|versicherung(?:en)?|vertrieb|\p{L}{3}erei)$/iu;

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
