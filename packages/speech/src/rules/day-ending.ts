import { MONTH } from "../lexicon/calendar.ts";

/** How a day of the month ends, and the article it needs in front of it. */
export interface DayEnding {
  article: string;
  ending: string;
}

const NAMED = String.raw`(?:\p{L}{2,9}tag|Mittwoch|Sonnabend)`;
const WEEKDAY = new RegExp(String.raw`(?<!\p{L})${NAMED},? $`, "u");
/** A day that has been named before this one: "am 3. Mai oder ". */
const EARLIER = new RegExp(
  String.raw`(?:(?<!\p{L})${NAMED},? )?(?:de[nmr] )?(?:(?<!\d)\d{1,2}\.(?: ?(?:\d{1,2}\.|${MONTH})(?: ?\d{2,4}(?!\d))?)?|(?<!\p{L})\p{Ll}{2,25}te[nrm]? ${MONTH}(?: \p{Ll}{6,60})?)(?:,? (?:um )?\d{1,2}(?:[:.]\d\d)?(?: Uhr)?)?,? ?(?:(?:und|oder|sowie|bzw\.|oder lieber|und dann) )?$`,
  "u",
);
/** Words between a preposition and its day that change nothing. */
const BETWEEN = /(?<=(?:^|\P{L})\p{L}{2,9} )(?:ca\.|circa|etwa|ungefähr|spätestens|frühestens) $/u;

const WEAK =
  /(?:^|\P{L})(?:den|dem|am|vom|zum|beim|im|des|diesem|jedem|jeden|diesen|einen|einem|bis|zwischen dem) $/iu;
const WITH_DEM = /(?:^|\P{L})(?:ab|seit|nach|vor|mit|von|zwischen|außer|bei|aus|zu|gegenüber) $/iu;
const WITH_DEN = /(?:^|\P{L})(?:für|gegen|um|auf|über|ohne) $/iu;
const OF_DATIVE =
  /(?:^|\P{L})(?:[Aa]m|[Vv]om|[Zz]um|dem|[Dd]iesem|beim|[Aa]b|[Ss]eit|[Nn]ach|[Vv]or|[Mm]it|[Vv]on|[Zz]wischen|[Aa]ußer|[Bb]ei|zu|gegenüber) (?:\p{Ll}{3,12}ens? )?$/u;
const OF_ACCUSATIVE =
  /(?:^|\P{L})(?:bis|den|kommenden|nächsten|diesen|jeden|für|gegen|um|auf|über|ohne)(?: (?:kommenden|nächsten|diesen))? $/iu;
/** "Am liebsten Dienstag": no "am" of the day's. */
const RATHER = /(?:^|\P{L})am (?:liebsten|besten|ehesten|einfachsten) $/iu;
const SECOND =
  /(?:^|\P{L})(?:am|vom|zum|den|dem|beim|bis) .{0,30}(?:und|oder|bis|sowie|bzw\.|,) $/iu;

/** By what stands around it: "am dritten", "Montag, der dritte", "ich habe den dritten notiert". */
export function dayEnding(before: string, after: string): DayEnding {
  const lead = before.replace(WEEKDAY, "");
  if (lead !== before) return afterWeekday(lead, after);
  if (WEAK.test(before) || SECOND.test(before)) return { article: "", ending: "en" };
  const governed = before.replace(BETWEEN, "");
  if (WITH_DEM.test(governed)) return { article: "dem ", ending: "en" };
  if (WITH_DEN.test(governed)) return { article: "den ", ending: "en" };
  if (/(?:^|\P{L})(?:der|jeder|dieser) $/iu.test(before)) return { article: "", ending: "e" };
  return isTaken(withoutEarlier(before), after)
    ? { article: "den ", ending: "en" }
    : { article: "", ending: "er" };
}

function afterWeekday(lead: string, after: string): DayEnding {
  const start = withoutEarlier(lead);
  if (RATHER.test(start)) return { article: "den ", ending: "en" };
  if (OF_DATIVE.test(start)) return { article: "dem ", ending: "en" };
  if (OF_ACCUSATIVE.test(start) || isTaken(start, after)) return { article: "den ", ending: "en" };
  return { article: "der ", ending: "e" };
}

/** What stands before the first of several days. */
function withoutEarlier(lead: string): string {
  let start = lead;
  for (let days = 0; days < 3; days += 1) start = start.replace(EARLIER, "");
  return start;
}

/** Who does something with a day: then it is not the day that does, or is, something. */
const SOMEBODY = /(?:^|\P{L})(?:ich|wir|man|du|Sie|es)(?!\p{L})/iu;
const TAKES =
  /(?:^|\P{L})(?:hab|habe|haben|hat|hatte|hatten|hätte|hätten|nehme|nehmen|notiere|notieren|trage|tragen|buche|buchen|sage|sagen|merke|merken|reserviere|schreibe|wähle|meine|meinen)(?!\p{L})/iu;
/** What says who or what the day is. */
const IS =
  /(?:^|\P{L})(?:ist|sind|sei|wäre|war|wird|würde|wurde|werden|bleibt|heißt|lautet)(?!\p{L})/iu;
const TAKEN =
  /^(?:[^.!?\n]|\.(?=\d)){0,40}?(?<!\p{L})(?:notier|ein(?:ge)?trag|vor(?:ge)?merk|fest(?:ge)?h[ai]lt|reservier|gebucht|buchen|ein(?:ge)?plan|frei(?:ge)?halt|vorgeschlagen|vorschlagen|vorgesehen|vorsehen|aufgeschrieben|gespeichert|geblockt)/u;
/** "…, habe ich notiert": the day stands first, and somebody else is the subject. */
const THEN_SOMEBODY =
  /^(?:,? (?:um |gegen |ab )?\d{1,2}(?:[:.]\d\d)?(?: Uhr)?)?,? \p{Ll}{2,12} (?:ich|wir|Sie|man)(?!\p{L})/u;

/** Whether somebody takes, names or keeps the day: "ich habe … notiert", "sagen wir …". */
function isTaken(lead: string, after: string): boolean {
  const clause = /[^.,:;!?\n–]*$/u.exec(lead)?.[0] ?? "";
  if (IS.test(clause)) return false;
  if (SOMEBODY.test(clause) || TAKES.test(clause)) return true;
  if (clause.trim() === "" && THEN_SOMEBODY.test(after)) return true;
  return TAKEN.test(after) && !IS.test(after.split(/[!?\n]/u)[0] ?? "");
}
