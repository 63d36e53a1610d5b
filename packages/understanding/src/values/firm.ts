/**
 * The firm that a reply names where one was asked for, as names are written: "ei bei der Telekom halt" is
 * "Telekom"; `null` where it says anything else.
 */
export function firmIn(text: string): string | null {
  const said = text
    .replace(TOLD_AGAIN, "")
    .replace(/[\s.!?,;]+/gu, " ")
    .trim();
  return named(said.replace(LEADS, ""));
}

/** The firm that somebody says he is with, though nobody asked: "wir sind ja bei den Stadtwerken, und …". */
export function firmSaid(text: string): { name: string; heard: string } | null {
  const found = IS_WITH.exec(text);
  const rest = found?.groups?.rest;
  if (found === null || rest === undefined) return null;
  const heard = `${found[0].slice(0, found[0].length - rest.length)}${untilElse(rest)}`.trim();
  const name = named(untilElse(rest).trim());
  return name === null ? null : { name, heard };
}

const WHILE =
  "(?:momentan|derzeit|zurzeit|zur zeit|im moment|im augenblick|aktuell|jetzt|noch|immer|schon|weiterhin|eigentlich|leider|ja|doch|halt|eben|auch|nur|einfach|wohl|seit (?:\\p{L}+ )?(?:jahren|monaten|jahr|langem|ewigkeiten|immer|\\d+ jahren))";
const FILLERS = "(?:ja|also|äh+m*|hm+|ei|na|naja|nu|nun|ha|ach|oh|tja|mei|moment|so|ne|genau)";
const THINKS = "(?:ich|i|isch) (?:glaub|glaube|glab|denk|denke|mein|meine|tippe)(?: mal)?";
const IS =
  "(?:(?:ich|i|isch|wir|mir|mia|mer|ma|das|des|dat|et|es) (?:bin|sind|san|sin|hab|habe|haben|ham|is|isch|ist|wär|wäre)|(?:bin|sind|san|sin|hab|habe|haben|ham|is|ist) (?:ich|i|wir|mir|mia|ma|das|des))";
const THE = "(?:der|die|das|den|dem|de|dera|da|beim|vom)";

const LEADS = new RegExp(
  `^(?:(?:${FILLERS}|${THINKS}|${IS}|${WHILE}|von|bei|${THE})(?!\\p{L}) ?)*(?<!(?:bei|von|beim|vom) (?=mir|uns|ihnen|euch))`,
  "iu",
);
const TOLD_AGAIN =
  /(?:hab|habe|hob|hatte) (?:ich|i|isch) (?:(?:ihnen|doch|schon|scho|auch|ja|grad|gerade|eben|vorhin) )*(?:gesagt|gsagt|gesacht|erwähnt|genannt)/iu;
const TRAILS = new RegExp(
  `(?: (?:${WHILE}|gell|und|aber|ne|nä|wa|oder|gelle|glaub ich|glaube ich|glaub i|denk ich|denke ich|bitte|danke|bin ich|sind wir|san mir|samma|ist das|bin i))+$`,
  "iu",
);
const IS_WITH =
  /(?<!\p{L})(?:(?:ich|i|wir|mir|mia|mer) (?:bin|sind|san|sin)|(?:bin|sind|san|sin) (?:ich|i|wir|mir|mia)|samma|simmer)(?: (?:ja|doch|schon|noch|immer|aber|halt|eben|auch|momentan|derzeit|zurzeit|aktuell|seit (?:\p{L}+ )?(?:jahren|jahr|langem))){0,3} bei(?: (?:der|den|dem|de|dera|da))? (?<rest>[^,.!?;]+)/iu;

function untilElse(rest: string): string {
  return rest.split(ELSE)[0] ?? rest;
}

/** Begins to tell something else. */
const ELSE =
  /(?<!\p{L})(?:und|aber|was|wie|wo|da|die|das|des|weil|seit|schon|gerade|grad|zufrieden|sehr|ganz|voll|mit|wenn|oder|glaub\p{L}*|momentan|zurzeit|derzeit|halt|ja)(?!\p{L})/iu;

function named(rest: string): string | null {
  const name = rest.replace(TRAILS, "").trim();
  const words = name.split(" ");
  if (name === "" || words.length > MOST_WORDS || !/\p{L}{2}|\p{L}\d/u.test(name)) return null;
  if (words.some((word) => NO_FIRM.test(word)) || MERE_MATTER.test(name)) return null;
  return words.map(written).join(" ");
}

const MOST_WORDS = 4;

/** What is said of oneself, of no firm, or in place of a name. */
const NO_FIRM =
  /^(?:ich|i|wir|mir|mich|uns|sie|ihnen|euch|er|es|man|mein\p{L}*|unser\p{L}*|dein\p{L}*|ihr\p{L}*|ein|eine\p{L}*|kein\p{L}*|nicht|net|ned|nix|nichts|wei(?:ß|ss)|woa?s|keiner|niemand|egal|privat|geheim|arbeit\p{L}*|schicht|dienst|tisch|kaffee|essen|sache|thema|kunden?|nachbar\p{L}*|freund\p{L}*|eltern|oma|opa|mutter|vater|kinder\p{L}*|arzt|ärztin|friseur|chef\p{L}*|besprechung|termin|was|wer|wie|wo|wann|warum|welche\p{L}*|irgend\p{L}*|verschieden\p{L}*|anderen?|nein|nee|ja|hallo|bitte|danke|gut\p{L}*|ist|is|sind|war|habe?n?|kann|will|würde?|müsste|und|aber|oder|dass|weil|wenn|zufrieden|glücklich|gerade|grad|ihm|denen|dem|was|selbst|selber|zuhause|daheim|hause)$/iu;

const MERE_MATTER =
  /^(?:strom|gas|internet|günstigste\p{L}*|alte\p{L}*|gleiche\p{L}*|selbe\p{L}*)$/iu;

/** As it is called by itself: "bei den Stadtwerken", "bei der Deutschen Bank". */
function written(word: string): string {
  const plain = word.replace(/werken$/iu, "werke").replace(/schen$/iu, "sche");
  if (SMALL.test(plain)) return plain.toLowerCase();
  if (SHORT_FORM.test(plain)) return plain.toUpperCase();
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

const SMALL = /^(?:der|die|das|den|dem|des|von|vom|am|an|im|in|für|zu|zur)$/iu;

/** "EWE", "DKV", "EnBW": hardly to be spoken but as letters. */
const SHORT_FORM = /^(?:[bcdfghjklmnpqrstvwxz]{2,4}|[a-z]\d|ewe|aok|adac|huk|devk|axa|aoks)$/iu;
