import { fold } from "../fold.ts";
import { withoutRemarks } from "./email-remarks.ts";
import {
  AT,
  isDialectBefore,
  OUTSIDE,
  POINTS,
  REMARKS,
  SAID_BEFORE,
  SIGNS,
  TOGETHER,
} from "./email-words.ts";
import { letterAt } from "./letters.ts";
import { type Candidate, isCorrecting, settle } from "./settle.ts";
import type { Speech } from "./speech.ts";
import { isJoined, type Token, wordAt, wordSet } from "./tokens.ts";

/** An e-mail address in small letters, as it is written or spoken. */
export function readEmail(spoken: Speech): Candidate<string> | null {
  const speech = spoken.tokens.some(({ word }) => AT.has(word)) ? withoutRemarks(spoken) : spoken;
  const found = addressIn(speech);
  if (!found || speech === spoken) return found;
  const place = (at: number) =>
    spoken.tokens.findIndex(({ start }) => start === speech.tokens[at]?.start);
  return { ...found, from: place(found.from), to: place(found.to - 1) + 1 };
}

function addressIn(speech: Speech): Candidate<string> | null {
  const { tokens } = speech;
  const candidates: Candidate<string>[] = [];
  let least = 0;
  for (let at = 1; at < tokens.length - 1; at++) {
    if (!AT.has(wordAt(tokens, at)) || POINTS.has(wordAt(tokens, at - 1))) continue;
    const candidate = addressAround(speech, at, least);
    if (!candidate) continue;
    candidates.push(candidate);
    least = candidate.to;
    at = candidate.to;
  }
  const last = candidates.at(-1);
  return (last && elsewhere(speech, last)) ?? settle(speech, candidates);
}

/** Words after an address in which its provider may be put right. */
const MOST_AFTER = 8;

/** "… at gmx Punkt de, nee, at web Punkt de": the same name at another provider. */
function elsewhere(speech: Speech, last: Candidate<string>): Candidate<string> | null {
  const { tokens } = speech;
  for (let at = last.to + 1; at < Math.min(tokens.length, last.to + MOST_AFTER); at++) {
    const isAt = AT.has(wordAt(tokens, at));
    if (!isAt && !PROVIDERS.has(wordAt(tokens, at))) continue;
    if (!isTakenBack(tokens, last.to, at)) continue;
    const domain = domainAfter(speech, isAt ? at + 1 : at);
    if (!domain) continue;
    const value = last.value.replace(/@.*$/u, `@${domain.text}`);
    const confidence = Math.min(last.confidence, domain.confidence, 0.82);
    return { value, confidence, from: last.from, to: domain.to };
  }
  return null;
}

/** Nothing but words that take back stands between: a name would be one of another address. */
function isTakenBack(tokens: readonly Token[], from: number, to: number): boolean {
  const between = tokens.slice(from, to);
  const isPlain = between.every(
    ({ word, kind }) =>
      kind === "mark" || isCorrecting(word) || OUTSIDE.has(word) || SAID_BEFORE.has(word),
  );
  return isPlain && between.some(({ word }) => isCorrecting(word));
}

/** Tokens of a local part, spelled letter by letter with its words. */
const MOST_TOKENS = 60;

interface Local {
  text: string;
  from: number;
  /** Words follow one another with nothing between them. */
  isGuessed: boolean;
  hasUmlaut: boolean;
}

function addressAround(speech: Speech, at: number, least: number): Candidate<string> | null {
  const domain = domainAfter(speech, at + 1);
  if (!domain) return null;
  const local = localBefore(speech, at, least);
  if (!local || !LOCAL.test(local.text)) return null;
  const value = `${local.text}@${domain.text}`;
  const isSign = wordAt(speech.tokens, at) === "@";
  const isWritten = isSign && isJoined(speech.tokens, at) && isJoined(speech.tokens, at + 1);
  const guess = local.isGuessed ? 0.65 : local.hasUmlaut ? 0.72 : 1;
  const confidence = Math.min(guess, domain.confidence, isWritten ? 0.97 : isSign ? 0.9 : 0.87);
  return { value, confidence, from: local.from, to: domain.to };
}

const LOCAL = /^[a-z0-9](?:[a-z0-9]|[._+-](?=[a-z0-9])){0,63}$/u;

/** Where a local part begins: before its sentence, or a space after a written one. */
function localBefore(speech: Speech, at: number, least: number): Local | null {
  const { tokens } = speech;
  const isWritten = isJoined(tokens, at);
  // "Petra Sommer 68@web.de": a recogniser has joined the number alone.
  const endsInNumber = tokens[at - 1]?.kind === "digits" && !isJoined(tokens, at - 1);
  let from = at;
  for (let back = at - 1; back >= Math.max(least, at - MOST_TOKENS); back--) {
    const word = wordAt(tokens, back);
    const next = tokens[back + 1];
    const gap = next !== undefined && !isJoined(tokens, back + 1);
    if (
      isWritten &&
      gap &&
      !SIGNS.has(word) &&
      !SIGNS.has(next?.word ?? "") &&
      back + 1 === from &&
      !endsInNumber &&
      !isSpelled(tokens, from, at)
    )
      break;
    if (tokens[back]?.kind === "mark" && word !== "," && !SIGNS.has(word) && word !== ".") break;
    if (word === "," && back + 1 < at && endsSentence(tokens, back)) break;
    // A full stop with a space after it ends a sentence.
    if (word === "." && gap) break;
    const isCodeWord = word === "wie" && letterAt(tokens, back - 1) !== null;
    if (OUTSIDE.has(word) && !isCodeWord && !(word === "mail" && SIGNS.has(next?.word ?? "")))
      break;
    const isInName = SIGNS.has(next?.word ?? "") || SIGNS.has(wordAt(tokens, back - 1));
    if (SAID_BEFORE.has(word) && gap && !isInName) break;
    if (back < at - 1 && isDialectBefore(word) && gap && !isInName) break;
    if ((word === "einem" || word === "in") && !isRemark(tokens, back)) break;
    from = back;
  }
  return from === at ? null : compose(speech, from, at);
}

/** "Die hat mein Neffe eingerichtet, brigitte punkt …": several words, a comma, and no sign behind it. */
function endsSentence(tokens: readonly Token[], comma: number): boolean {
  if (SIGNS.has(wordAt(tokens, comma + 1))) return false;
  const before = tokens.slice(Math.max(0, comma - FEWEST_OF_SENTENCE), comma);
  const isPlain = (token: Token, at: number) =>
    token.kind === "word" &&
    token.word.length > 1 &&
    !SIGNS.has(token.word) &&
    !REMARKS.has(token.word) &&
    letterAt(tokens, comma - before.length + at)?.by !== "sure";
  return before.length === FEWEST_OF_SENTENCE && before.every(isPlain);
}

const FEWEST_OF_SENTENCE = 3;

function isSpelled(tokens: readonly Token[], from: number, to: number): boolean {
  return to - from === 1 && wordAt(tokens, from).length === 1;
}

function isRemark(tokens: readonly Token[], at: number): boolean {
  const last = wordAt(tokens, at) === "in" ? at + 2 : at + 1;
  return wordAt(tokens, last) === "wort";
}

function compose(speech: Speech, from: number, end: number): Local | null {
  const { tokens } = speech;
  const isTogether = tokens.slice(from, end).some(({ word }) => TOGETHER.has(word));
  let text = "";
  let isGuessed = false;
  let hasUmlaut = false;
  let isAfterWord = false;
  let start = from;
  for (let at = from; at < end; ) {
    const word = wordAt(tokens, at);
    const isAfterSign = /[._+-]$/u.test(text) && tokens[at]?.kind === "word";
    if (
      (REMARKS.has(word) && !isAfterSign) ||
      ((word === "in" || word === "einem") && isRemark(tokens, at))
    ) {
      at++;
      if (text === "") start = at;
      continue;
    }
    const piece = pieceAt(speech, at, end);
    if (!piece) return null;
    isGuessed ||= piece.isWord && isAfterWord && !isTogether && !isJoined(tokens, at);
    hasUmlaut ||= piece.hasUmlaut;
    isAfterWord = piece.isWord;
    text += piece.text;
    at = piece.to;
  }
  return { text, from: start, isGuessed, hasUmlaut };
}

interface Piece {
  text: string;
  to: number;
  /** A word of its own, no sign, number or letter. */
  isWord: boolean;
  hasUmlaut: boolean;
}

function pieceAt({ tokens, numerals }: Speech, at: number, end: number): Piece | null {
  const token = tokens[at];
  if (!token) return null;
  const sign = token.word === "." ? "." : SIGNS.get(token.word);
  if (sign !== undefined) return { text: sign, to: at + 1, isWord: false, hasUmlaut: false };
  if (token.kind === "digits")
    return { text: token.word, to: at + 1, isWord: false, hasUmlaut: false };
  if (token.kind !== "word") return null;
  const letter = letterAt(tokens, at);
  const isLetter = letter && letter.to <= end && (letter.by === "sure" || token.word.length <= 4);
  if (isLetter && letter.by !== "word") {
    const text = fold(letter.letters);
    return { text, to: letter.to, isWord: false, hasUmlaut: text !== letter.letters };
  }
  const numeral = numerals.get(at);
  if (numeral && !numeral.isArticle && numeral.to <= end && Number.isInteger(numeral.value)) {
    return { text: String(numeral.value), to: numeral.to, isWord: false, hasUmlaut: false };
  }
  const hasUmlaut = token.word !== token.raw.toLowerCase();
  return { text: token.word, to: at + 1, isWord: true, hasUmlaut };
}

const TOP_LEVELS = wordSet(
  "de com net org eu at ch info biz io co uk fr nl it es pl shop online digital solar gmbh email berlin hamburg koeln bayern energy tech dev app me li lu cloud group immo haus edu gov",
);
/** Names that people say without what follows the dot. */
const PROVIDERS: ReadonlyMap<string, string> = new Map([
  ["gmx", "de"],
  ["web", "de"],
  ["gmail", "com"],
  ["googlemail", "com"],
  ["hotmail", "com"],
  ["outlook", "com"],
  ["icloud", "com"],
  ["yahoo", "com"],
  ["tonline", "de"],
  ["t-online", "de"],
  ["freenet", "de"],
  ["arcor", "de"],
  ["posteo", "de"],
  ["aol", "com"],
]);
const MOST_DOMAIN = 40;

interface Domain {
  text: string;
  to: number;
  confidence: number;
}

function domainAfter(speech: Speech, from: number): Domain | null {
  const { tokens } = speech;
  let text = "";
  let confidence = 1;
  let at = from;
  let ended: Domain | null = null;
  let isAfterWord = false;
  while (at < tokens.length && at < from + MOST_DOMAIN) {
    const word = wordAt(tokens, at);
    if (word === "," || REMARKS.has(word)) {
      at++;
      continue;
    }
    if (word === "." && !isJoined(tokens, at + 1) && ended) break;
    if (AT.has(word) && !text.endsWith(".")) break;
    if (ended && word !== "." && !SIGNS.has(word) && !text.endsWith(".")) break;
    const level = text.endsWith(".") ? topLevelAt(speech, at) : null;
    if (level) {
      text += level.text;
      at = level.to;
      ended = { text, to: at, confidence };
      isAfterWord = false;
      continue;
    }
    const isProvider = PROVIDERS.has(text) && topLevelAt(speech, at) !== null;
    if (isProvider) {
      text += ".";
      confidence = Math.min(confidence, 0.82);
      continue;
    }
    const piece = pieceAt(speech, at, tokens.length);
    if (!piece || piece.text === "_" || piece.text === "+") break;
    if (piece.isWord && isAfterWord && !isJoined(tokens, at)) {
      if (PROVIDERS.has(text) || OUTSIDE.has(word)) break;
      confidence = Math.min(confidence, 0.65);
    }
    if (piece.hasUmlaut) confidence = Math.min(confidence, 0.72);
    if (text === "" && SIGNS.has(piece.text)) return null;
    isAfterWord = piece.isWord;
    text += piece.text;
    at = piece.to;
    if (/[.][a-z]{2,3}$/u.test(text) && piece.isWord) {
      ended = { text, to: at, confidence: Math.min(confidence, 0.65) };
    }
  }
  if (ended) return finished(ended);
  const provider = PROVIDERS.get(text);
  return provider ? finished({ text: `${text}.${provider}`, to: at, confidence: 0.68 }) : null;
}

/** "de", "d e", "dee eh", "com", "komm". */
function topLevelAt(speech: Speech, at: number): { text: string; to: number } | null {
  const { tokens } = speech;
  const word = wordAt(tokens, at);
  if (TOP_LEVELS.has(word)) return { text: word, to: at + 1 };
  if (word === "komm" || word === "kom") return { text: "com", to: at + 1 };
  const first = letterAt(tokens, at);
  const second = first && letterAt(tokens, first.to);
  const letters = first && second ? first.letters + second.letters : "";
  return second && TOP_LEVELS.has(letters) ? { text: letters, to: second.to } : null;
}

const DOMAIN = /^[a-z0-9](?:[a-z0-9]|[.-](?=[a-z0-9])){0,250}\.[a-z]{2,}$/u;

function finished({ text, to, confidence }: Domain): Domain | null {
  const usual = text.replace(/^(?:tonline|teeonline)(?=\.)/u, "t-online");
  return DOMAIN.test(usual) ? { text: usual, to, confidence } : null;
}
