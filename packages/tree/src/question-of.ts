/** The last sentence of a text: what the caller is asked. */
export function questionOf(text: string): string {
  const plain = text.trim();
  for (let space = plain.lastIndexOf(" "); space > 0; space = plain.lastIndexOf(" ", space - 1)) {
    if (isBetweenSentences(plain, space)) return plain.slice(space + 1);
  }
  return plain;
}

/** The sentences of a text, in their order. */
export function sentencesOf(text: string): string[] {
  const plain = text.trim();
  const sentences: string[] = [];
  let from = 0;
  for (let space = plain.indexOf(" "); space > 0; space = plain.indexOf(" ", space + 1)) {
    if (!isBetweenSentences(plain, space)) continue;
    sentences.push(plain.slice(from, space));
    from = space + 1;
  }
  return plain === "" ? [] : [...sentences, plain.slice(from)];
}

/** The question of a text with as much before it as it takes to know what it speaks of. */
export function questionInContext(text: string): string {
  const sentences = withoutRemark(sentencesOf(text));
  const question = sentences.at(-1) ?? "";
  const [, asked] = apart(question) ?? [];
  if (asked !== undefined) return asked;
  const before = sentences.at(-2);
  if (before === undefined || !pointsBack(question) || GREETS.test(before)) return question;
  return `${before} ${question}`;
}

/** "An welchem Tag? Ab nächster Woche geht jeder.": what is told behind a question asks nothing. */
function withoutRemark(sentences: string[]): string[] {
  const last = sentences.at(-1) ?? "";
  const isTold = !/[?:]["“]?$/u.test(last) && !ASKS_FOR.test(last);
  return isTold && sentences.at(-2)?.endsWith("?") ? sentences.slice(0, -1) : sentences;
}

/** "Bitte nennen Sie mir …" asks as well. */
const ASKS_FOR =
  /(?<!\p{L})bitte(?!\p{L})|^\P{L}*(?:\p{L}+en|tun|sagen) Sie(?!\p{L})|(?<!\p{L})(?:ob|oder)(?!\p{L})/iu;

/** What a long question says before it asks: "Ihre Straße wird angeschlossen, sind Sie zuständig?" */
export function statementIn(question: string): string {
  const [said] = apart(question) ?? [];
  return said === undefined ? "" : `${said}.`;
}

/** Words of a question that is worth taking apart, and of what is said before it asks. */
const LONG_QUESTION = 14;
const LEAST_SAID = 5;

/** The two parts of a long question; `null` where it is one. */
function apart(question: string): readonly [said: string, asked: string] | null {
  if (!question.endsWith("?") || question.split(" ").length < LONG_QUESTION) return null;
  const at = question.search(/[,;:–—] (?=[^,;:–—]*\?$)/u);
  if (at < 0) return null;
  const said = question.slice(0, at).trim();
  const asked = question.slice(at + 1).trim();
  if (said.split(" ").length < LEAST_SAID || !BEGINS_TO_ASK.test(asked)) return null;
  // "Kümmern Sie sich darum, was das Team bekommt?": one question, and neither part stands on its own.
  if (ASKS_ITSELF.test(said) || LEADS_TO_CLAUSE.test(said)) return null;
  return [said, asked.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())];
}

const ASKS_ITSELF =
  /^(?:(?:und|also|dann|gut|schön|prima) )*\p{L}+(?:en|ern|eln|st|t|d) (?:Sie|ich|wir|er|sie|es|das|Ihnen|Ihr\p{L}*|jemand)(?!\p{L})/iu;
const LEADS_TO_CLAUSE =
  /(?<!\p{L})(?:dar(?:um|über|an|auf)|davon|danach|damit|dafür|wissen|weiß|sagen|fragen|verraten|klären|entscheiden|erfahren|zeigen)$/iu;
const BEGINS_TO_ASK =
  /^(?:(?:darf|dürfen|dürfte|kann|können|könnte|sind|ist|wäre|wären|haben|hätten|hat|möchten|wollen|soll|sollen|passt|geht|interessiert|kennen|nutzen|brauchen|suchen) (?:ich|wir|Sie|das|es|Ihnen|da|bei)|(?:wann|wie|wo|was|welche\p{L}*|wer|wen|wieviel) )/iu;

/** Whether a question speaks of something that it does not name: "Sind Sie das?" */
function pointsBack(question: string): boolean {
  return POINTS.test(question) && !NAMES.test(question);
}

const POINTS =
  /(?<!\p{L})(?:das|dies|dafür|damit|daran|davon|dazu|darüber|dort|beides|er|ihn|ihm|dem|denen)(?!\p{L})/iu;

/** A noun: a word with a capital inside the sentence that is no form of address. */
const NAMES = /(?<=\p{L},? )(?!(?:Sie|Ihnen|Ihr\p{L}*)(?!\p{L}))\p{Lu}\p{L}+/u;

const GREETS = /^(?:guten (?:tag|morgen|abend)|hallo|grüß gott|servus|moin)(?!\p{L})/iu;

function isBetweenSentences(text: string, space: number): boolean {
  const first = text[space + 1] ?? "";
  const mark = text[space - 1] ?? "";
  if (!/[\p{L}\p{N}„"[{]/u.test(first)) return false;
  // Behind a colon a sentence goes on, unless another one begins.
  if (mark === ":") return first !== first.toLowerCase() || isPlace(first);
  if (mark !== ".") return mark === "!" || mark === "?";
  // "Am 3. Dezember?" and "Frau Dr. Weber?" are no sentences of their own.
  const word = text.slice(text.lastIndexOf(" ", space - 2) + 1, space - 1);
  return !ABBREVIATED.test(word) && (first !== first.toLowerCase() || isPlace(first));
}

/** A variable stands there. */
function isPlace(first: string): boolean {
  return first === "[" || first === "{";
}

/** A single letter, `Dr`, `ca`, `z.B`, `3`; but not `KG` or `10:00`. */
const ABBREVIATED =
  /^(?:\p{L}|\p{L}[a-zäöü]|\p{L}[^.\n]*\..*|\d{1,2}|bzw|usw|ggf|evtl|inkl|zzgl|[Ss]tr|[Tt]el|Prof|Abt|max|min|mind|mtl|Mio|Mrd|Std)$/u;
