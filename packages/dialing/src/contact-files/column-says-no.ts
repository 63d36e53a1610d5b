/** Whether a cell of a column says that nobody should call. */
export type CellSaysNo = (cell: string) => boolean;

/**
 * How the cells of a column about calls, contact or advertising forbid them: by a plain no below
 * `Anruf erlaubt`, by a plain yes below `Werbesperre`. `null`: its name is about something else, such as
 * another channel (`Newsletter`), what happened (`angerufen`) or another consent (`Zustimmung Vermieter`).
 *
 * Each part of the name has to be known: what is not may turn its meaning.
 */
export function columnSaysNo(name: string): CellSaysNo | null {
  const known = lettersOf(name);
  if (BARE.test(known)) return (cell) => NO_WORD.test(cell.trim());
  if (!KNOWN.test(known)) return null;
  if (OTHER_CHANNEL.test(known) && !BY_PHONE.test(known)) return null;
  const words = wordsOf(name);
  if (forbids(known, words)) return saysYes;
  return allows(known, words) ? saysNo : null;
}

/**
 * Whether a column tells who has agreed: a no below it is none who may be called on a consent, but no
 * objection. A block would outlast the yes of a later form.
 */
export function isOfConsent(name: string): boolean {
  const [known, words] = [lettersOf(name), wordsOf(name)];
  return HAS_CONSENT.test(known) && !forbids(known, words);
}

function lettersOf(name: string): string {
  const letters = name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}]/gu, "");
  return letters.replace(/ae/g, "ä").replace(/oe/g, "ö").replace(/ue/g, "ü");
}

/** Its words, small: `doNotCall` has three. */
function wordsOf(name: string): string {
  const parted = name.normalize("NFKC").replace(/(\p{Ll})(?=\p{Lu})/gu, "$1 ");
  return parted
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, " ")
    .trim();
}

const CALLING =
  "(?:(?:werbe|telefon|verkaufs|marketing|ki|ai)?anruf(?:e|en|s)?|anzurufen|(?:telefon|direkt)?(?:kontakt(?:e|aufnahmen?)?)|(?:telefon|direkt)?werbung|(?:telefon|direkt|tele|phone)?marketing|(?:telefon|kalt)?akquise|telefonate?|rückruf|(?:phone|cold|marketing)?calls?|contact|advertising|kontaktieren|telefonieren|bewerben|ansprechen|phone)";
/** Without a word such as `darf` it is told that it happened. */
const CALLED = "(?:angerufen|kontaktiert|angesprochen|beworben|called|contacted|phoned)";
const MAY =
  "(?:darf|dürfen|soll|sollen|möchte|will|wünscht|mag|may|can|wants?|accepts?|allows?|okay|ok|erlaubt|erlaubnis|gestattet|zulässig|erwünscht|gewünscht|wunsch|gewollt|genehmigt|freigegeben|freigabe|akzeptiert|zugestimmt|eingewilligt|einverstanden|allowed|permitted|permission|wanted|agreed|accepted|welcome)";
const CONSENT =
  "(?:(?:werbe|anruf|telefon|kontakt|marketing)?(?:einwilligung(?:en|serklärung)?|einverständnis(?:erklärung)?|zustimmung|erlaubnis)|(?:double)?optin|consents?)";
const BLOCK =
  "(?:(?:werbe|werbungs|anruf|kontakt|telefon|tel|call|marketing|akquise)(?:sperren?|sperrung|stopp?|verbot|widerspruch|block)|sperrvermerk|sperrkennzeichen|sperren?|gesperrt|blocked|blacklist(?:ed)?|robinson(?:liste|eintrag)?|dnc|nocalls?|optout|optedout|verstorben|deceased|unerwünscht|untersagt|verboten)";
const REVOKED = "(?:widerruf|widerrufen|widerspruch|widersprochen|zurückgezogen|revoked|withdrawn)";
const NEVER = "(?:nicht|keine[rn]?|kein|niemals|nie|donot|dont|not|no|never)";
const CHANNEL = "(?:emails?|mails?|sms|whatsapp|post|brief|fax|newsletter)";
const TELEPHONE = "(?:telefonische[rn]?|telefonisch|telefon|tel|telephone|phone|mobil)";
const FILLER =
  "(?:dsgvo|gdpr|zur|zum|zu|für|per|via|von|vom|mit|gegen|in|am|seit|datum|the|to|we|us|be|is|are|for|by|of|on|man|wir|werden|werd|worden|bitte|mehr|kunden?|kundin|person|ki|ai|janein|jn|yesno|yn|erteilt|gegeben|vorhanden|eingeholt|liegtvor|given|granted|status|und|oder|and|or|direkt|werbliche[rn]?|werblich|gültig|erhalten|uns|sie|ihn)";

/** Never twice the same way: every part is tried once at each place. */
const KNOWN = new RegExp(
  `^(?:${[BLOCK, CONSENT, CALLING, CALLED, MAY, REVOKED, NEVER, CHANNEL, TELEPHONE, FILLER].join("|")})+$`,
  "u",
);
const OTHER_CHANNEL = new RegExp(CHANNEL, "u");
const BY_PHONE = /telefon|telephone|phone|anruf|call/u;
/** They may be how many there were, so that a zero says nothing. */
const BARE = /^(?:anruf|anrufen|calling)$/u;

function forbids(known: string, words: string): boolean {
  if (RESTED.test(words)) return false;
  if (HAS_BLOCK.test(known) || HAS_REVOKED.test(known)) return true;
  if (!HAS_NEVER.test(words)) return false;
  return HAS_CALLING.test(known) || HAS_CONSENT.test(known) || isOfBeingCalled(known);
}

function allows(known: string, words: string): boolean {
  if (HAS_NEVER.test(words) || RECEIVED.test(known)) return false;
  if (HAS_CONSENT.test(known) || ADVERTISING.test(known)) return true;
  return HAS_MAY.test(known) && (HAS_CALLING.test(known) || HAS_CALLED.test(known));
}

/** `nicht angerufen` is what happened, `darf nicht angerufen werden` what is not to. */
function isOfBeingCalled(known: string): boolean {
  return HAS_CALLED.test(known) && (HAS_MAY.test(known) || known.endsWith("werden"));
}

const HAS_BLOCK = new RegExp(BLOCK, "u");
const HAS_REVOKED = new RegExp(REVOKED, "u");
const HAS_NEVER = new RegExp(`(?:^| )${NEVER}(?= |$)|^nicht|^keine`, "u");
const HAS_CALLED = new RegExp(CALLED, "u");
const HAS_CALLING = new RegExp(CALLING.replace("|phone)", ")"), "u");
const HAS_CONSENT = new RegExp(CONSENT, "u");
const HAS_MAY = new RegExp(MAY, "u");
/** `nicht gesperrt: ja`. */
const RESTED = new RegExp(
  `(?:^| )${NEVER} (?:${BLOCK.replace(/\|unerwünscht.*$/u, ")")}|${REVOKED})`,
  "u",
);
/** `Werbung erhalten` happened; `möchte Werbung erhalten` is a wish. */
const RECEIVED = /^(?!.*(?:darf|möchte|will|wünscht|want|erwünscht)).*erhalten/u;
const ADVERTISING =
  /^(?:(?:telefon|direkt)?werbung|werbeanrufe?|(?:telefon|direkt|tele|phone)?marketing|(?:telefon|kalt)akquise|kontaktwunsch)(?:janein|jn|telefon|telefonisch|pertelefon|status)?$/u;

const NO_WORD =
  /^(?:nein|no|n|false|falsch|off|nicht|keine?|✗|✘|❌|(?:nicht|not)\s(?:erlaubt|erwünscht|erteilt|gewünscht|allowed|given|granted|wanted)|unerwünscht|abgelehnt|verweigert|denied|refused)[.!]*$|^(?:nein|no)\s?[.,;:!(–-](?!.*\b(?:ja|yes)\b)/iu;
const YES_WORD =
  /^(?:ja|j|yes|y|true|wahr|1|x|on|✓|✔|☑|✅)[.!]*$|^(?:ja|yes)\s?[.,;:!(–-](?!.*\b(?:nein|no)\b)/iu;
const DAY =
  /^(?:\d{1,2}\.\s?\d{1,2}\.\s?\d{2,4}|\d{4}-\d\d-\d\d|\d{1,2}[/-]\d{1,2}[/-]\d{2,4})(?!\d)/;

/** A dash is how many programs write that they know nothing; a block is for good. */
function saysNo(cell: string): boolean {
  const text = cell.trim();
  return text === "0" || NO_WORD.test(text);
}

/** A day is when it was said. */
function saysYes(cell: string): boolean {
  const text = cell.trim();
  return YES_WORD.test(text) || (DAY.test(text) && /[1-9]/.test(text));
}
