import { openMemory } from "../../memory.ts";

/**
 * The days that a question asks for: one to be arranged (`ahead`), one that is over, a birthday, some day
 * of which it says neither, or whether this moment suits; `""` where it asks for none.
 */
export type DaysAsked = "birth" | "behind" | "ahead" | "some" | "now" | "";

/** What a question decides about the days of any reply to it. */
export function daysAskedFor(question: string): DaysAsked {
  const before = known.get(question);
  if (before !== undefined) return before;
  const made = asked(question);
  known.put(question, made);
  return made;
}

const known = openMemory<string, DaysAsked>(500);

function asked(question: string): DaysAsked {
  if (BIRTH.test(question)) return "birth";
  // "…, den wir reparieren sollen?": what is said of the thing says nothing of the day.
  const sentences = (question.match(/[^.?!:]+/gu) ?? []).map((one) => one.replace(ASIDE, " "));
  const asking = sentences.findLast((one) => ASKS_WHEN.test(one));
  if (asking === undefined) {
    if (BEHIND.test(question)) return "behind";
    return OF_NOW.test(question) ? "now" : "";
  }
  if (BEHIND.test(asking) || isInPast(asking)) return "behind";
  return AHEAD.test(asking) || (isMereQuestion(asking) && AHEAD.test(sentences.join(" ")))
    ? "ahead"
    : "some";
}

const BIRTH = /geboren|geburt|jahrgang/iu;

const BEHIND =
  /geboren|geburt|jahrgang|(?<!\p{L})seit (?:wann|welche[mr])|zuletzt|letzte[ns]? mal|wann war|wann (?:haben|hast)(?![^.?!]{0,25}(?:zeit|luft|lust|frei|gelegenheit))/iu;

const ASKS_WHEN =
  /(?<!\p{L})(?:wann|welche[mnrs]? (?:\p{L}+ )?(?:\p{L}*tage?|datum|\p{L}*termine?|uhrzeit)|wunschtermin)(?!\p{L})/iu;

const ASIDE =
  /, ?(?:(?:an|in|auf|bei|mit|von|für) )?(?:der|die|das|den|dem|denen|deren|dessen|um|weil|wenn|als|damit|dass|bevor|nachdem)(?!\p{L})[^,.?!:]*,?/giu;

/** "An welchem Tag haben Sie den Termin gebucht?", "Wann wurde die Heizung eingebaut?" */
function isInPast(asking: string): boolean {
  if (WAS.test(asking)) return true;
  return HAS.test(asking) && DONE.test(asking) && !PLANNED.test(asking) && !MODAL.test(asking);
}

const WAS = /(?<!\p{L})(?:war|waren|warst|wurden?|hatten?|gewesen|worden)(?!\p{L})/iu;
const HAS = /(?<!\p{L})(?:haben|hat|hast|habt|ist|sind|bist|seid)(?!\p{L})/iu;
const DONE =
  /(?<!\p{L})(?:(?:an|auf|aus|ab|ein|zu|vor|nach|mit|um|weg|los|her|hin|rein|raus|kaputt|statt)?ge\p{L}{2,}(?:t|en)|\p{L}{2,}iert|(?:be|ver|er|ent|zer)\p{L}{3,}(?:t|en)|unterschrieben|unterzeichnet)\s*$/iu;
/** "Wann ist der Einzug geplant?", "Wann haben Sie geöffnet?" */
const PLANNED =
  /(?<!\p{L})(?:geplant|vorgesehen|angesetzt|ein?geplant|gewünscht|gedacht|angedacht|vereinbart|vorgestellt|geöffnet|geschlossen|gelegen|genehm|verfügbar|erreichen)\s*$/iu;
const MODAL =
  /(?<!\p{L})(?:dürfen|darf|soll|sollen|können|könnten|möchten|wollen|würden|hätten)(?!\p{L})/iu;

const AHEAD =
  /(?<!\p{L})(?:pass(?:t|en)|dürf(?:en|te|ten)|darf|soll(?:en|te|ten|s)?|können|könnten|möchten|wollen|würden?|wären?|hätten|ginge|geht|klappt|kommen|\p{L}*termin|besuch\p{L}*|zeit|luft|lust|recht|gelegen\p{L}*|genehm|liebsten|besten|zu hause|daheim|erreichbar|frei)(?!\p{L})/iu;

/** "Wir würden gern vorbeikommen. Wann?": what is to be then was said before. */
function isMereQuestion(asking: string): boolean {
  return asking.trim().split(/\s+/u).length <= MOST_WORDS_OF_A_MERE_QUESTION;
}

const MOST_WORDS_OF_A_MERE_QUESTION = 3;

/** "Passt es gerade?", "Haben Sie kurz Zeit?" */
const OF_NOW =
  /(?<!\p{L})(?:passt|störe?|zeit|sprechen|reden|stör\p{L}*)(?!\p{L})[^.?!]*(?<!\p{L})(?:gerade|jetzt|momentan|(?:im|einen) moment|augenblick)(?!\p{L})|(?<!\p{L})(?:kurz|gerade|jetzt|einen moment|minuten?|einen augenblick)(?!\p{L})[^.?!]*(?<!\p{L})zeit(?!\p{L})/iu;
