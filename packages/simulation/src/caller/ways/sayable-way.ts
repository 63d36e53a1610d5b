import type { ExpectedCondition } from "@rufbaum/understanding";
import { meaningOf } from "@rufbaum/understanding/lexicon";
import { nameAsSentence } from "./name-as-sentence.ts";

/** A condition of the node that asks, as somebody on the phone may mean and say it. */
export interface SayableWay {
  /** The condition's name. */
  key: string;
  /** What it means to everybody: "Ja", `not_interested`; none where only this tree has it. */
  intents: readonly string[];
  /** What its author says that people say, else its name as a sentence; none where that is a code. */
  lines: readonly string[];
  /** Whoever says it wants none of what is offered: "Schon bestellt". */
  declines: boolean;
}

const known = new WeakMap<readonly ExpectedCondition[], readonly SayableWay[]>();

/** What can be meant at a node; the same list for the same conditions. Nobody means "Sonstiges". */
export function sayableWays(conditions: readonly ExpectedCondition[]): readonly SayableWay[] {
  const before = known.get(conditions);
  if (before) return before;
  const ways = conditions.flatMap((condition) => wayOf(condition) ?? []);
  known.set(conditions, ways);
  return ways;
}

function wayOf({ key, examples, counts = [] }: ExpectedCondition): SayableWay | null {
  const meaning = meaningOf(key);
  if (meaning.otherwise) return null;
  const counted = counts.flatMap((name) => meaningOf(name).intents);
  const intents = [...new Set([...meaning.intents, ...counted])];
  const name = intents.length > 0 || examples.length > 0 ? null : nameAsSentence(key);
  const lines = name === null ? examples : [name];
  return { key, intents, lines, declines: intents.length === 0 && isRefusal(key, lines) };
}

const REFUSAL =
  /(?<!\p{L})(?:kein\p{L}*|nein|nicht|nie|nichts|erledigt|bereits|schon (?:\p{L}+ )*(?:bestellt|gekauft|gemacht|ausgemacht|unterschrieben|entschieden|vergeben|gekündigt|verlängert|gefunden|versorgt|da)|woanders|jemand ander\p{L}*|gewechselt|abgesagt|gekündigt|verkauft|zur miete|falsch\p{L}*|verstorben|umgezogen)(?!\p{L})/iu;
/** A name that says what is settled, or who else has it. */
const SETTLED =
  /^(?:schon|bereits|hat schon|hat bereits|andere[rsnm]? (?:praxis|firma|anbieter|bank|werkstatt|versicherung|agentur|zeitung|partei|stelle))(?!\p{L})/iu;

/** By its name, or by most of what is said for it. */
function isRefusal(key: string, lines: readonly string[]): boolean {
  if (REFUSAL.test(key) || SETTLED.test(key)) return true;
  return lines.filter((line) => REFUSAL.test(line)).length * 2 > lines.length;
}
