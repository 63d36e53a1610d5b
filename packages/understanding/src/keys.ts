import { fold } from "./fold.ts";
import { INTENTS } from "./intents/intents.ts";
import type { Polarity } from "./polarity.ts";

/** What a condition's free-text key stands for. */
export type KeyMeaning =
  | { kind: "polarity"; polarity: Polarity }
  | { kind: "intent"; intent: string }
  | { kind: "other"; words: readonly string[] };

const POLARITY_KEYS: Record<Polarity, readonly string[]> = {
  yes: [
    "ja",
    "yes",
    "zustimmung",
    "interesse",
    "interessiert",
    "interested",
    "positiv",
    "ok",
    "einverstanden",
    "passt",
  ],
  no: ["nein", "no", "negativ", "abgelehnt"],
  maybe: ["vielleicht", "maybe", "unsicher", "unentschlossen", "eventuell"],
};

const known = new Map<string, KeyMeaning>();
for (const [polarity, names] of Object.entries(POLARITY_KEYS)) {
  for (const name of names) known.set(name, { kind: "polarity", polarity: polarity as Polarity });
}
for (const { name, aliases } of INTENTS) {
  for (const alias of [name, ...aliases]) {
    known.set(plain(alias), { kind: "intent", intent: name });
  }
}

const LITTLE_WORDS = new Set(
  "der die das ein eine ist hat und oder zu in im an am auf mit von fuer noch schon es er sie ich wir nicht".split(
    " ",
  ),
);

/** Finds out what a key means: `secretary_detected`, `hat schon Anbieter`, `Ja` … */
export function meaningOf(key: string): KeyMeaning {
  const name = plain(key);
  const exact = known.get(name) ?? known.get(name.replace(/ (erkannt|detected|einwand)$/u, ""));
  if (exact) return exact;
  const words = name.split(" ").filter((word) => word.length > 2 && !LITTLE_WORDS.has(word));
  return { kind: "other", words };
}

function plain(key: string): string {
  const words = key.normalize("NFKC").replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2");
  return fold(words.toLowerCase())
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
