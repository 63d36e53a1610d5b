import { fold, foldPattern } from "./fold.ts";
import { NAMES_OF } from "./intents/names.ts";
import { openMemory } from "./memory.ts";

/** What a condition's free-text key stands for. */
export interface KeyMeaning {
  /** Built-in intents; none where nobody knows the key. */
  intents: readonly string[];
  /** Meant for whatever no other condition takes: "Sonstiges". */
  otherwise: boolean;
  /** Its own telling words, where no intent is known. */
  words: readonly string[];
}

const OTHERWISE = new Set(
  "sonst,sonstiges,sonstige,sonstige antwort,andere,anderes,andere antwort,alles andere,anything else,other,else,otherwise,default,fallback,unbekannt,unknown,nicht verstanden,unklar,keine der antworten,rest,no match,nomatch,none".split(
    ",",
  ),
);

const NAMES = new Map(
  Object.entries(NAMES_OF).flatMap(([intent, names]) =>
    names.split(",").map((name) => [plain(name), intent] as const),
  ),
);

/** Words round a name that do not change what it means. */
const AROUND = foldPattern(
  /^(?:kunde|kundin|anrufer|gesprächspartner|er|sie|antwort|reagiert|sagt|ist|hat|wurde|wird|intent|customer|caller|user|is|has|wants|will|möchte)\s+|\s+(?:erkannt|detected|einwand|antwort|geantwortet|gesagt|gewünscht|gefragt|requested|objection|given|mentioned|wunsch|erhalten)$/u,
);

const LITTLE_WORDS = new Set(
  "der die das ein eine einen ist hat und oder zu in im an am auf mit von fuer noch schon es er sie ich wir nicht kein keine will moechte kunde".split(
    " ",
  ),
);

/** A node's keys are asked for again and again. */
const known = openMemory<string, KeyMeaning>(2_000);

/** Finds out what a key means: `secretary_detected`, `hat schon Anbieter`, `Ja / Interesse` … */
export function meaningOf(key: string): KeyMeaning {
  const before = known.get(key);
  if (before !== undefined) return before;
  const made = findMeaning(key);
  known.put(key, made);
  return made;
}

function findMeaning(key: string): KeyMeaning {
  const parts = key.split(/[/,;|]|\boder\b|\bor\b/iu).filter((part) => part.trim() !== "");
  const meanings = parts.map((part) => nameIn(plain(part)));
  if (meanings.length > 0 && meanings.every((meaning) => meaning !== null)) {
    const intents = [...new Set(meanings.filter((meaning) => meaning !== ""))];
    return { intents, otherwise: meanings.includes(""), words: [] };
  }
  const whole = parts.length === 1 ? null : nameIn(plain(key));
  if (whole !== null)
    return { intents: whole === "" ? [] : [whole], otherwise: whole === "", words: [] };
  const words = plain(key)
    .split(" ")
    .filter((word) => word.length > 2 && !LITTLE_WORDS.has(word));
  return { intents: [], otherwise: false, words };
}

/** The intent that is called so, nearly so, or so with words around it; "" for the rest of all. */
function nameIn(name: string): string | null {
  for (let rest = name; ; ) {
    if (OTHERWISE.has(rest)) return "";
    const exact = NAMES.get(rest);
    if (exact !== undefined) return exact;
    const shorter = rest.replace(AROUND, "");
    if (shorter === rest || shorter === "") break;
    rest = shorter;
  }
  return name.length < SHORTEST_MISSPELT ? null : misspelt(name);
}

/** Shorter names differ by one letter and mean something else. */
const SHORTEST_MISSPELT = 6;

/** By their length. */
const NAMES_TO_MISSPELL = Map.groupBy(
  [...NAMES].filter(([name]) => name.length >= SHORTEST_MISSPELT),
  ([name]) => name.length,
);

function misspelt(name: string): string | null {
  let found: string | null = null;
  for (let length = name.length - 1; length <= name.length + 1; length++) {
    for (const [other, intent] of NAMES_TO_MISSPELL.get(length) ?? []) {
      if (!isOneSlipApart(name, other)) continue;
      if (found !== null && found !== intent) return null;
      found = intent;
    }
  }
  return found;
}

/** One letter too many, too few, wrong, or two that changed places. */
function isOneSlipApart(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  const shorter = Math.min(one.length, other.length) - start;
  while (end < shorter && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const left = one.slice(start, one.length - end);
  const right = other.slice(start, other.length - end);
  if (left.length + right.length <= 1 || (left.length === 1 && right.length === 1)) return true;
  return left.length === 2 && left === `${right[1] ?? ""}${right[0] ?? ""}`;
}

function plain(key: string): string {
  const words = key.normalize("NFKC").replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2");
  return fold(words.toLowerCase())
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
