const W_OR_WHETHER =
  "(?:ob|was|wie|wer|wo|wann|warum|wieso|weshalb|welche\\p{L}*|wieviel\\p{L}*|woher|wohin|wozu|wofür|worum|wonach|womit|wem|wen)";

/** Words in which somebody says that he wants to know something, before he asks it. */
const WANTS_TO_KNOW = new RegExp(
  `(?<=(?:^|[\\s,])(?:ich|i|mich|uns|wir)? ?(?:${[
    "(?:wollte?|wollt|will|möchte|würde?|hätte?|müsste?|tät\\p{L}*) (?:\\p{L}+ ){0,4}?(?:wissen|erfahren|hören|fragen|nachfragen)",
    "(?:frage?|fragte) (?:mich|uns|sie)(?: \\p{L}+){0,2}?",
    "(?:meinte?|mein)(?: nur| bloß| eigentlich| eher| ja)*",
    "(?:würde?|tät\\p{L}*) (?:mich |uns )?(?:\\p{L}+ ){0,3}?interessieren",
    "interessiert (?:mich|uns)(?: \\p{L}+)?",
    "(?:hab|habe|hatte) (?:\\p{L}+ ){0,3}?gefragt",
  ].join("|")})[\\s,]+)(?=${W_OR_WHETHER}(?!\\p{L})(?! ander))`,
  "iu",
);

/** Where the question begins of which somebody says that he wants it answered; -1 where none does. */
export function wantedFrom(sentence: string): number {
  const at = sentence.search(WANTS_TO_KNOW);
  if (at <= 0 || ASKS_ANOTHER.test(sentence.slice(0, at))) return -1;
  return DOES_NOT_KNOW.test(sentence.slice(at)) ? -1 : at;
}

/** Whether somebody says that he wants to know something, and what. */
export function wantsToKnow(text: string): boolean {
  return wantedFrom(text) >= 0;
}

/** "Da will ich erst meine Frau fragen, ob …" asks her. */
const ASKS_ANOTHER =
  /(?<!\p{L})(?:erst(?: ?mal)?|mein\p{L}*|unser\p{L}*|den|die|der|jemand\p{L}*|vorher|selbst|selber|chef\p{L}*)(?:\s+\p{L}+){0,3}\s+(?:fragen|nachfragen|hören|wissen)[\s,]+$/iu;

/** "Ich meinte nur, ob Gruppe oder einzeln weiß ich noch nicht." */
const DOES_NOT_KNOW = /(?<!\p{L})wei(?:ß|ss) (?:ich|i|man) (?:\p{L}+ ){0,2}nicht(?!\p{L})/iu;

/** What stands behind a statement that wants to be confirmed: "…, oder?" */
const TAG_BEHIND =
  /[\s,]+(?:oder(?: (?:wie|was|nicht|doch|etwa|so|wia))?|gell?|nicht wahr|ne|stimmt s|stimmts)[\s.?!]*$/iu;

const FEWEST_WORDS_TAGGED = 4;

/** "Das kostet mich aber nichts, oder?": what is told to be confirmed; `null` where nothing is. */
export function toBeConfirmed(sentence: string): string | null {
  const tag = TAG_BEHIND.exec(sentence);
  if (tag === null) return null;
  const told = sentence.slice(0, tag.index);
  return told.trim().split(/\s+/u).length < FEWEST_WORDS_TAGGED ? null : told;
}

/** "… sagen Sie mal, ist denn …": behind that it goes on with the question. */
export const CALLS_FOR =
  /(?<=\p{L})[\s,]+(?:sagen sie|sag|sagt|hören sie|entschuldigung)(?: mal)?[\s,]+/giu;

/** What only leads up to a question, and answers nothing: "bevor ich etwas sage hätte ich eine Frage". */
const LEADS_UP =
  /^(?:bevor .{3,40}?[\s,]+)?(?:(?:ja|und|aber|also|gut|okay|hm+|ähm?|moment|hallo|entschuldigung|wissen sie|ach(?: so)?)[\s,]+)*(?:(?:(?:da|jetzt|erst(?: ?mal)?)\s+)*(?:darf|dürfte|kann|könnte) (?:ich|man) (?:\p{L}+ ){0,3}fragen|(?:da )?(?:hätte?|habe?|hab) ich (?:\p{L}+ ){0,3}(?:frage|fragen)|ich (?:hätte?|habe?|hab) (?:\p{L}+ ){0,4}(?:frage|fragen)|(?:noch )?(?:eine?|ne) (?:\p{L}+ )?frage(?: noch| vorab| dazu)?|(?:ich |da )?(?:wollte?|wollt|will|möchte|würde) (?:ich )?(?:\p{L}+ ){0,4}(?:wissen|fragen|hören)|ich (?:meinte?|frage?) (?:\p{L}+ ?){0,5}|sagen sie(?: mal)?)[\s,.:]*(?:und|aber)?[\s,]*$/iu;

/** "Nein, ich meinte, wer das macht": that no refuses what was answered, not what was offered. */
const REFUSES_THE_ANSWER =
  /^[^\p{L}]*(?:(?:ach|äh+m?|also|aber|ja|doch)[\s,]+)*(?:(?:nein|nee|ne|nö|na|naa|weder noch)[\s,]+)+(?:(?:das|aber|äh+m?|doch|nein|ach)[\s,]+)*(?:ich|i) (?:meinte?|mein|wollte?|wollt|will|möchte|hab|habe|hatte|fragte|frage?)(?: \p{L}+){0,4}[\s,]*$/iu;

/** What a reply says beside a question, without words that do nothing but announce it. */
export function withoutLeadingUp(besides: string): string {
  if (REFUSES_THE_ANSWER.test(besides)) return "";
  if (!LEADS_UP.test(besides.trim())) return besides.replace(LEADS_ON, "");
  return YES_BUT.exec(besides)?.[1] ?? "";
}

/** Who says that, agrees, and asks besides. */
const YES_BUT = /^\s*(ja)[\s,]+(?:aber|und|nur)(?!\p{L})/iu;

/** "Bei den Stadtwerken, sagen Sie mal". */
const LEADS_ON =
  /(?:(?:^|[\s,]+)(?:und|aber|(?:wissen|sagen) sie(?: mal)?|(?:ich|i) (?:(?:wollte?|wollt|will|möchte|würde?|hätte?|müsste) (?:\p{L}+ ){0,4}(?:wissen|fragen|hören|nachfragen)|(?:frage?|fragte) mich(?: \p{L}+)?|(?:hab|habe|hatte) (?:\p{L}+ ){0,2}gefragt|meinte?(?: nur| bloß)?)|(?:mich würde|würde mich|mich tät) (?:\p{L}+ ){0,3}interessieren|darf ich (?:\p{L}+ )?fragen))+[\s,]*$/iu;

/** The question of who refuses no more than what he was answered; `null` where he does not. */
export function questionPutRight(raw: string): string | null {
  const from = wantedFrom(raw);
  if (from <= 0 || !REFUSES_THE_ANSWER.test(raw.slice(0, from))) return null;
  return raw.slice(raw.search(/(?<!\p{L})(?:ich|i)(?!\p{L})/iu));
}

/** "Ich weiß noch gar nicht, worum es geht": what somebody does not know of the call itself, he asks. */
const KNOWS_NOT_OF_THE_CALL =
  /^(?:(?:[^\p{L}]*(?:ja|gern|moment|hallo|aber|also|na|äh+m?|ach)(?!\p{L}))*)[^\p{L}]*(?:(?:ich|i|wir) (?:weiß|weiss|wissen|verstehe?|hab|habe|haben)|mir ist|(?=keine))(?: (?!nicht|keine)\p{L}+){0,4} ?(?:nicht|keine ahnung)(?: (?:mal|einmal|so recht|recht|ganz|genau|klar|wirklich))*,?\s+(?=(?:worum|um was|wer sie|was (?:sie|das hier)|(?:warum|weshalb|wieso) sie)(?!\p{L}))/iu;

/** What somebody asks of the call by saying that he does not know it; `null` where he does not. */
export function unknownOfTheCall(raw: string): string | null {
  const lead = KNOWS_NOT_OF_THE_CALL.exec(raw)?.[0];
  return lead === undefined ? null : raw.slice(lead.length);
}
