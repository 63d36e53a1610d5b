import {
  ABOUT_CONTACT,
  ABOUT_DATA,
  ANY_NO,
  BLOCK,
  BLOCKED,
  BY_PHONE,
  CALL_NOUN,
  CALL_VERB,
  CALLED,
  CALLING,
  CONSENT,
  DEAD,
  DEPUTY,
  HAPPENED,
  HOURS,
  IN_WRITING,
  INSTEAD,
  isBetween,
  JUST_DEAD,
  LIFTED,
  NO,
  NO_NAME,
  NOT,
  ONLY,
  OTHER_COLUMN,
  OTHER_WAY,
  OWN_WILL,
  PAST,
  PHONE_WAY,
  PLAIN_WORD,
  RELATIVE,
  REPORTED,
  REVOKED,
  SAYING,
  TAKEN_BACK,
  UNWANTED,
  WE,
  WISH,
  WISHED,
} from "./remark-words.ts";

/** Most cells are none of this, which spares them the rest. */
const MAY_OBJECT =
  /ruf|\banr\b|melden|kontakt|contact|call|werb|akquis|telef|phone|\btel\b|sperr|stop|block|robinson|verst|storb|\btot\b|†|✝|died|dead|deceas|passed|revo|withdr|widers|einwill|einverst|zustimm|erlaub|consent|permission|opt|dnc|\bnur\b|only|ausschl|\bruhe\b|alone|lösch|eras|delet|list|kartei|verteiler|stör|beläst|behell|market|\bring|remov|disturb|bother|solicit|lebt|leben/i;
/** `kontakt@…` and `ruf@…` are in every file. */
const EMAIL = /^\s*[^\s@]+@[^\s@]+\s*$/;
/** As much of a cell as is kept of it, and more. */
const LONGEST = 4_000;
/** Words that may stand between `nicht` and what is not to be done. */
const MOST_BETWEEN = 7;

/**
 * Whether a remark says that nobody should call: it wants no calls, contact or advertising, is
 * blocked, revoked, to be written to only, or who it is about died.
 *
 * It is read clause by clause: `nicht erreicht, nochmal anrufen` forbids nothing, nor do limits of hours
 * and days (`nicht vor 10 Uhr anrufen`), what happened (`hat nicht angerufen`) and other people's death.
 * @param column its name: in `Rechnungsversand` a bare `nur per E-Mail`, in `Konto` `gesperrt` are of something else
 */
export function saysNoCalls(remark: string, column = ""): boolean {
  if (!MAY_OBJECT.test(remark) || EMAIL.test(remark)) return false;
  const sentences = plainText(remark.slice(0, LONGEST)).split(SENTENCE_ENDS);
  const isElse = OTHER_COLUMN.test(column);
  return sentences.some((sentence) => {
    const [label = "", ...values] = sentence.split(/:(?!\d)/);
    if (values.length === 1 && NO_VALUE.test(values[0] ?? "")) return isQuestionOfCalls(label);
    if (values.length > 0 && [label, ...values].some((each) => forbids(each, isElse))) return true;
    return values.length === 0 && forbids(sentence, isElse);
  });
}

/** Small letters, and one spelling of what is written in several ways. */
function plainText(remark: string): string {
  // NFKC makes a space of an acute accent.
  let text = remark
    .replace(/[’‘´`]/g, "'")
    .normalize("NFKC")
    .toLowerCase();
  for (const [found, plain] of SPELLINGS) text = text.replace(found, plain);
  return text;
}

const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{L})-(?=\p{L})/gu, ""],
  [
    /\b(lt|u|o|n|verst|tel|telef|bzgl|ggf|evtl|ca|max|inkl|zw|art|ausschl|bzw|gest|tgl|str|dr|hr|fr|gem|vorm|nachm)\./gu,
    "$1 ",
  ],
  [/\banr(?:\.|\b)/gu, "anrufen "],
  [/\b(?:tel|telef)\b/gu, "telefonisch"],
  [/\bbitte um\b/gu, "bitte"],
  [
    /\b(?:auf (?:gar )?keinen fall|unter (?:gar )?keinen umständen|in keinem fall|no longer|nie wieder)\b/gu,
    "niemals",
  ],
  [
    /\b(?:do ?n[o']t|do not|don't|dont|must ?n[o']t|mustn't|should not|shouldn't|may not|shall not|not to|under no circumstances)\b/gu,
    "donot",
  ],
  [
    /\b(?:does not|doesn't|does n't|did not want|didn't want|do(?:not| not) want) ?(?=want|wish|like|\b)/gu,
    "not ",
  ],
  [
    /\b(?:did not|didn't|has not|hasn't|have not|haven't|had not|could not|couldn't|can not|cannot|can't|won't|will not|was not|wasn't|were not|is not|isn't)\b/gu,
    "failed",
  ],
  [/\bdo not call\b|\bdonot call list\b/gu, "donot call"],
  [/\bpassed away\b/gu, "deceased"],
  [/\b(?:lebt|leben) nicht mehr\b|\bnicht mehr am leben\b/gu, "verstorben"],
  [/\bopt(?:ed)? out\b/gu, "optout"],
  [/\bopt in\b/gu, "optin"],
];

const SENTENCE_ENDS =
  /[!?;\n\r\t()[\]{}"„“”»«|•*=>]+|\.(?=\s|$)|\s[-–—]+\s?|[–—]|…|(?<!\d)\/|\/(?!\d)/u;
const NO_VALUE = /^\s*(?:nein|no|n|false|falsch|0|keine?|none)\s*$/u;
const CLAUSE_ENDS =
  /,(?!\s*(?:dass|daß|anzurufen|zu |that|weder|oder|und))|\s(?=(?:sondern|aber|jedoch|lieber|stattdessen|weil|da|denn|but|because|instead)\s)/u;
const LISTED =
  /\b(?:von|aus|from|off)\b.*\b(?:\p{L}*listen?|kartei|verteiler|datenbank|database|lists?)\b/u;
const OFF_LIST =
  /\b(?:streichen|nehmen|löschen|entfernen|gestrichen|genommen|removed?|take|delete|austragen)\b/u;
const IN_PEACE =
  /\bin ruhe (?:ge)?lassen\b|\b(?:will|möchte|wünscht) (?:seine|ihre|absolute)?\s*ruhe\b|\bleave (?:\p{L}+ )?alone\b/u;
const ERASE =
  /\b(?:alle )?(?:\p{L}*daten|datensatz|\p{L}*nummer|eintrag|data|number|details)\b.*\b(?:löschen|delete|erase)\b|\b(?:delete|erase|remove)\b.*\b(?:data|number|details|record)\b|\blöschung\b.*\b(?:verlangt|beantragt|gewünscht|gefordert|wünscht|erbeten|bitte)\b|\b(?:will|möchte) gelöscht werden\b|\berasure request/u;
const DO_NOT_RING =
  /\brufen sie\b.*\b(?:nicht|nie|niemals)\b.*\ban\b|\bruft? (?:mich|hier|da|ihn|bitte)\b.*\b(?:nicht|nie|niemals)\b.*\ban\b|\bwir rufen\b.*\b(?:nicht|niemals)\b.*\ban\b/u;

/** `Werbung: nein`; of `nicht anrufen: nein` the opposite. */
function isQuestionOfCalls(label: string): boolean {
  const words = wordsOf(label);
  if (has(words, ANY_NO) || has(words, BLOCK) || has(words, BLOCKED) || has(words, DEAD))
    return false;
  return [CALL_NOUN, CALL_VERB, CONSENT, /^kontaktwunsch$/u].some((kind) => has(words, kind));
}

function forbids(sentence: string, isElse: boolean): boolean {
  const clauses = sentence.split(CLAUSE_ENDS).filter((clause) => clause !== undefined);
  return clauses.some((clause, at) => {
    const words = wordsOf(clause);
    if (words.length === 0) return false;
    const isOfHim =
      isBlock(words) || isRevoked(words) || isInWritingOnly(words) || tellsDeath(words);
    if (isOfHim && !isElse) return true;
    if (IN_PEACE.test(clause) || (LISTED.test(clause) && OFF_LIST.test(clause))) return true;
    if (ERASE.test(clause) && !has(words, ANY_NO)) return true;
    if (!(wantsNone(words, clause) || DO_NOT_RING.test(clause))) return false;
    if (HOURS.test(clause) && !REPORTED.test(clause)) return false;
    const next = clauses[at + 1] ?? "";
    return !(INSTEAD.test(next) && !OTHER_WAY.test(next) && !has(wordsOf(next), NOT));
  });
}

function wordsOf(clause: string): string[] {
  return clause.match(/[†✝]|[\p{L}\d']+/gu) ?? [];
}

function has(words: readonly string[], kind: RegExp): boolean {
  return words.some((word) => kind.test(word));
}

/** `kein Anruf`, `nicht anrufen`, `Anruf unerwünscht`. */
function wantsNone(words: readonly string[], clause: string): boolean {
  const isOtherWay = OTHER_WAY.test(clause) && !PHONE_WAY.test(clause);
  if (isOtherWay) return false;
  if (has(words, UNWANTED) && !has(words, NOT) && isAboutCalls(words)) return true;
  if (
    words.some(
      (word, at) => CALLING.test(word) && /^(?:stop|no|quit|avoid)$/.test(words[at - 1] ?? ""),
    )
  ) {
    return true;
  }
  return words.some(
    (word, at) => (NO.test(word) && hasNoun(words, at)) || (NOT.test(word) && hasVerb(words, at)),
  );
}

/** Of `Kontakt lehnt Angebot ab` the contact is a person. */
function isAboutCalls(words: readonly string[]): boolean {
  return (
    words.some(
      (word, at) =>
        (CALL_NOUN.test(word) && !(at === 0 && word === "kontakt" && words.includes("lehnt"))) ||
        /^(?:anrufen|anzurufen|kontaktieren|telefonieren)$/.test(word),
    ) && !has(words, /^(?:anruf)$/u.test(words[0] ?? "") ? /^(?:abgelehnt|verweigert)$/u : /^$/u)
  );
}

/** `kein` at a place: whether what it denies are calls, and not that there were any. */
function hasNoun(words: readonly string[], at: number): boolean {
  const behind = words.slice(at + 1);
  const place = behind.findIndex((word) => CALL_NOUN.test(word) || !isBetween(word));
  const noun = behind[place];
  const isVerb = place === 0 && noun === "anrufen";
  const others = behind.filter((_, index) => index !== place);
  const isWish = has(words, WISH) && !/^(?:hat|hatte|habe)$/.test(words[at - 1] ?? "");
  const told = words[at] === "weder" ? others.filter((word) => word !== "noch") : others;
  const isHistory = has(told, HAPPENED) || has(words.slice(0, at), HAPPENED);
  if (noun !== undefined && (CALL_NOUN.test(noun) || isVerb)) {
    const isSince =
      /^(?:kontakte?|contacts?)$/.test(noun) && has(words, /^(?:seit|since)$/u) && !isWish;
    return !isSince && (isWish || !isHistory);
  }
  // `keine telefonische Beratung`.
  const next = behind.findIndex((word) => /^telefonische[nr]?$/.test(word));
  return (
    next >= 0 &&
    next <= 1 &&
    behind[next + 1] !== undefined &&
    (isWish || !isHistory) &&
    has(words, WISH)
  );
}

/** `nicht` at a place: whether it denies a call that somebody would make to him. */
function hasVerb(words: readonly string[], at: number): boolean {
  const before = words.slice(0, at);
  const behind = words.slice(at + 1);
  if (isUnwantedBefore(before, behind)) return true;
  for (const [between, word] of behind.slice(0, MOST_BETWEEN).entries()) {
    const follows = behind[between + 1];
    if (word === "anruf" && follows !== undefined) continue;
    if (word === "melden" && has(words, WE)) return true;
    if (CALL_VERB.test(word) && isDone(word, words, { before, behind, between })) return true;
    if (CALLED.test(word)) {
      const isPassive = has(words, /^(?:werden|werd|wird|be|being)$/u);
      const isTold =
        has(words, /^(?:konnten?|kann|können|könnte|failed)$/u) || has(before, HAPPENED);
      return isPassive && !isTold && !has(behind, /^(?:noch|yet|worden)$/u);
    }
    // `wünscht nicht telefonisch kontaktiert zu werden`, `bitte nicht telefonisch`.
    if (/^telefonisch$/.test(word) && follows === undefined) return !has(words, PAST);
    if (CALL_NOUN.test(word) && has(before, /^(?:not|donot)$/u)) return true;
    if (CALL_NOUN.test(word) && /^(?:want|wants|wish|wishes|like)$/.test(behind[between - 1] ?? ""))
      return true;
    if (HAPPENED.test(word)) return false;
  }
  return false;
}

/** `Anrufe bitte nicht`, `telefonisch nicht erwünscht`. */
function isUnwantedBefore(before: readonly string[], behind: readonly string[]): boolean {
  const [next] = behind;
  const isMeant = before.some(
    (word) => CALL_NOUN.test(word) || BY_PHONE.test(word) || word === "anrufen",
  );
  if (!isMeant || has(before, PAST))
    return next !== undefined && /^(?:erwünscht|gewünscht)$/.test(next) && isMeant;
  return next === undefined ? !/^(?:anruf)$/.test(before.at(-1) ?? "") : WISHED.test(next);
}

function isDone(
  word: string,
  words: readonly string[],
  {
    before,
    behind,
    between,
  }: { before: readonly string[]; behind: readonly string[]; between: number },
): boolean {
  const among = behind.slice(0, between);
  const rest = behind.slice(between + 1);
  if (has(among, HAPPENED) || has(rest, /^(?:vergessen|versäumen|müssen)$/u)) return false;
  if (word === "aufnehmen" && !has(words, CALL_NOUN)) return false;
  if (has(before, /^(?:failed|zögern|scheuen|hesitate)$/u)) return false;
  const isHis = has(words, OWN_WILL) && !has(words, WE) && !/^telefonieren$/.test(word);
  const isPolite = has(words, /^(?:want|wants|darf|soll|sollte)$/u);
  return !isHis || isPolite;
}

function isBlock(words: readonly string[]): boolean {
  if (words.length === 1 && words[0] === "robinson") return true;
  if (has(words, BLOCK)) return !has(words, ANY_NO) && !has(words, LIFTED);
  if (!has(words, BLOCKED) || has(words, ANY_NO) || has(words, LIFTED)) return false;
  return words.every(
    (word) => BLOCKED.test(word) || CALL_NOUN.test(word) || BY_PHONE.test(word) || isPlain(word),
  );
}

function isRevoked(words: readonly string[]): boolean {
  const isConsent = has(words, CONSENT);
  const isMeant =
    isConsent || has(words, CALL_NOUN) || has(words, ABOUT_DATA) || words.includes("anrufen");
  if (has(words, REVOKED) && !has(words, ANY_NO)) {
    return isMeant || words.every((word) => REVOKED.test(word) || isPlain(word));
  }
  if (!isConsent || has(words, REVOKED)) return false;
  const isOfCalls = words.every(
    (word) =>
      CONSENT.test(word) ||
      CALL_NOUN.test(word) ||
      BY_PHONE.test(word) ||
      ABOUT_DATA.test(word) ||
      TAKEN_BACK.test(word) ||
      ANY_NO.test(word) ||
      isPlain(word) ||
      /^(?:vorhanden|gegeben|given|granted|anrufen)$/.test(word),
  );
  return isOfCalls && (has(words, TAKEN_BACK) || has(words, NO));
}

function isInWritingOnly(words: readonly string[]): boolean {
  if (!has(words, ONLY) || has(words, NOT)) return false;
  const isTold = has(words, IN_WRITING) || (has(words, DEPUTY) && has(words, CALL_NOUN));
  return (
    isTold &&
    words.every((word) => ONLY.test(word) || IN_WRITING.test(word) || ABOUT_CONTACT.test(word))
  );
}

function tellsDeath(words: readonly string[]): boolean {
  const at = words.findIndex((word) => DEAD.test(word));
  if (at < 0 || has(words.slice(Math.max(0, at - 2), at), ANY_NO)) return false;
  if (words.some((word, place) => isSomebodyElse(word, words, place))) return false;
  if (!JUST_DEAD.test(words[at] ?? "")) return true;
  const isNamed = has(words.slice(0, at), /^(?:herr|frau|hr|fr|mr|mrs)$/u);
  return (
    isNamed ||
    words.every(
      (word) => DEAD.test(word) || SAYING.test(word) || RELATIVE.test(word) || isPlain(word),
    )
  );
}

/** `Frau verstorben` is his wife, `Frau Groß verstorben` she herself, `laut Tochter` says who knows it. */
function isSomebodyElse(word: string, words: readonly string[], place: number): boolean {
  if (!RELATIVE.test(word)) return false;
  const [before = "", next = ""] = [words[place - 1], words[place + 1]];
  if (SAYING.test(before) || SAYING.test(next) || (before === "von" && place > 1)) return false;
  const isSalutation = word === "frau" && next !== "" && !DEAD.test(next) && !NO_NAME.test(next);
  return !isSalutation;
}

function isPlain(word: string): boolean {
  return PLAIN_WORD.test(word) || /^\d+$/.test(word);
}
