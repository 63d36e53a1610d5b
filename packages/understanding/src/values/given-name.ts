import type { Mention } from "../mentions.ts";
import type { Speech } from "./speech.ts";
import { type Token, wordAt, wordSet } from "./tokens.ts";

const FRAMES: readonly (readonly string[])[] = [
  ["hier", "ist"],
  ["hier", "spricht"],
  ["mein", "name", "ist"],
  ["name", "ist"],
  ["ich", "heisse"],
  ["ich", "hoass"],
  ["am", "apparat", "ist"],
];
const NAMES = /hier|name|hei(?:ß|ss)e|hoaß|apparat/iu;
const TITLES = wordSet("herr frau doktor dr professor prof die der . mein meine name vorname");
const NO_NAMES = wordSet(
  "ja nein nicht kein keine niemand besetzt gerade grad schlecht gut alles alle viel viele etwas was wer so ein eine einer",
  "das den dem des ich wir sie er es mir mich uns ihr ihre ihnen praxis firma büro kanzlei salon studio schule bei von im in am an auf",
  "und oder aber mein meine unser unsere noch schon schön schönes wetter nur ganz sehr zu los dran gleich jetzt heute morgen",
  "falsch richtig hier da dort privat doch mal wie wo geheim egal privatsache jemand anderes der die falsche nummer",
);
const ENDS = wordSet(", . ! ? ; und ich wir aber guten guten ja am apparat aus von");
const MOST_NAMES = 3;

/** "Hier ist Petra Sommer", "ich heiße Weber": who speaks, as names are written. */
export function nameGiven({ tokens, text }: Speech): Mention[] {
  if (!NAMES.test(text)) return [];
  for (let at = 0; at < tokens.length; at++) {
    const frame = FRAMES.find((words) =>
      words.every((word, ahead) => wordAt(tokens, at + ahead) === word),
    );
    if (!frame) continue;
    let from = at + frame.length;
    while (TITLES.has(wordAt(tokens, from))) from++;
    const to = endOfName(tokens, from);
    const names = tokens.slice(from, to).filter(({ kind }) => kind === "word");
    // "Hier ist" begins much else: only a whole name follows it alone.
    const isPlain = frame[0] === "hier" || frame[0] === "am";
    const isTitled = from > at + frame.length && TITLES.has(wordAt(tokens, from - 1));
    if (names.length < (isPlain && !isTitled ? 2 : 1) || names.length > MOST_NAMES) continue;
    if (names.some(({ word }) => NO_NAMES.has(word) || word.length < 2)) continue;
    const heard = text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? text.length);
    return [{ kind: "text", value: capitalised(heard), of: "name", heard, confidence: 0.85 }];
  }
  return [];
}

function endOfName(tokens: readonly Token[], from: number): number {
  let to = from;
  while (to < tokens.length && !ENDS.has(wordAt(tokens, to))) to++;
  return to;
}

function capitalised(name: string): string {
  return name.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());
}
