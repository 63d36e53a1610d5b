/** What stands around a place that nothing is known for, and what is said in its stead. */
interface Around {
  /** The words since the place before it. */
  gap: string;
  /** The words behind it, as many as may matter. */
  rest: string;
  /** Whether the next place, one word on, is known: "[agent] von [firma]". */
  isNextKnown: boolean;
}

/** Words in the stead of a place, with the gap before it, and how much behind it they take the place of. */
interface Instead {
  words: string;
  skipped: number;
}

/** What can be said where a name, a day or a thing is missing; `null` where the place is merely left out. */
export function inPlaceOf(name: string, { gap, rest, isNextKnown }: Around): Instead | null {
  const before = gap.replace(TITLES, "");
  if ((ASKS_FOR_PERSON.test(before) || INTRODUCES.test(before)) && isNextKnown) {
    // "Hier ist [agent] von [firma]" is the firm itself.
    const link = OF.exec(rest)?.[0].length ?? 0;
    if (link > 0) return { words: before, skipped: link };
  }
  if (ASKS_FOR_PERSON.test(before)) {
    if (OF_FIRM.test(name)) {
      const asked = before.replace(/der\s+$/u, "");
      return { words: `${asked}der richtigen Firma`, skipped: 0 };
    }
    const more = isNextKnown ? "" : (OF_PLACE.exec(rest)?.[0] ?? "");
    return { words: `${before}Ihnen persönlich`, skipped: more.length };
  }
  if (INTRODUCES.test(before)) {
    const apart = /^\s*,\s*(?=(?:der|die|das|Ihr\p{L}*)(?!\p{L}))/u.exec(rest)?.[0] ?? "";
    if (apart !== "") return { words: before, skipped: apart.length };
  }
  if (UNTIL.test(gap) && /^[\s.!]*$/u.test(rest)) {
    return { words: /^\p{Lu}/u.test(gap) ? "Bis dann" : "bis dann", skipped: 0 };
  }
  const asked = ASKS_ABOUT.exec(gap);
  const isObject = /^\s*[?,]|^\s+\p{Ll}/u.test(rest);
  if (asked && isObject && !namesPerson(name) && /^[^.!]*\?/u.test(rest)) {
    return { words: `${asked[1] ?? ""} das`, skipped: 0 };
  }
  return null;
}

/** Whether a sentence is whole without a place: "Ihr Paket [nummer] ist unterwegs". */
export function standsBeside(before: string, rest: string): boolean {
  return BEHIND_NOUN.test(before) && BEFORE_VERB.test(rest);
}

const BEHIND_NOUN = /\p{L}\s(?!(?:Ihr\p{L}*|Sie|Ihnen|Herrn?|Frau)\s*$)\p{Lu}[\p{L}-]{2,}\s*$/u;
const BEFORE_VERB =
  /^\s+(?:ist|sind|war|wird|werden|hat|haben|kommt|kommen|kann|können|steht|läuft|endet|liegt|geht)(?!\p{L})/u;

/** A gap without the small words that lead up to a place. */
export function leadBefore(gap: string): { words: string; isLed: boolean } {
  const before = gap.replace(TITLES, "");
  const led = LED.exec(before);
  return { words: led ? before.slice(0, led.index) : before, isLed: led !== null };
}

/** Whether a variable is called as what people are called by. */
export function namesPerson(variable: string): boolean {
  return PERSON.test(variable) && !OF_FIRM.test(variable);
}

const PERSON = /name|anrede|titel|kunde|ansprechpartner|person/iu;
const OF_FIRM = /firma|company|unternehmen|betrieb|praxis|organi[sz]ation|verein/iu;

/** "Spreche ich mit [name]?", where no name is known. */
const ASKS_FOR_PERSON = /(?<!\p{L})(?:spreche|rede) ich (?:\p{L}+ ){0,2}mit\s+(?:der\s+)?$/iu;
const INTRODUCES =
  /(?<!\p{L})(?:hier (?:ist|spricht|meldet sich)|mein name ist|ich heiße|ich bin)\s+$/iu;
const OF = /^\s+(?:von|vom|bei)(?=\s)/iu;
/** "… aus [ort]", "… von [firma]": nobody is asked for by that alone. */
const OF_PLACE = /^\s+(?:aus|in|bei)\s+(?=\[|\{)/iu;

/** "Bis [tag]!" is said as "Bis dann!". */
const UNTIL = /^(?:(?:also|dann|gut)[,\s]+)?bis\s+(?:zum\s+|am\s+)?$/iu;

/** "Ist [tag] für Sie in Ordnung?", "Möchten Sie den [produkt] bestellen?" */
const ASKS_ABOUT =
  /(^(?:(?:und|also|oder),?\s+)?(?:ist|wäre|war|wird|passt|geht|ginge|\p{L}+ (?:Sie|Ihnen|ich|wir)(?: (?:noch|schon|auch|jetzt|gern|gerne|Ihnen|sich))*)) ?(?:\s+(?:den|die|das|dem|der|einen?|eine|Ihren?|Ihre))?\s*$/iu;

const TITLES = /(?:(?<!\p{L})(?:Herrn?|Frau|Familie|Firma|Dr\.|Prof\.)\s+)+$/u;
const LED =
  /(?<!\p{L})(?:(?:bis|von)\s+)?(?:an|am|um|bei|beim|mit|von|vom|zu|zum|zur|für|auf|in|im|ins|ab|bis|gegen|aus|über|unter|seit|nach|vor|wegen|per)\s+(?:(?:der|die|das|den|dem|ein|eine[mnr]?|Ihr(?:e[mnr]?)?)\s+)?$/iu;
/** "Um [zeit] Uhr". */
export const UNIT = /^\s+(?:Uhr|Euro|Prozent|€|%)(?!\p{L})/u;

/** "Hier ist", and nobody. */
export const CONNECTS =
  /[,;\s]*(?<!\p{L})(?:und\s+)?(?:hier (?:ist|spricht|meldet sich)|mein name ist|ich heiße|ich bin)\s*([.!,;]|$)/giu;
