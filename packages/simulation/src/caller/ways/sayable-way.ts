import type { ExpectedCondition } from "@rufbaum/understanding";
import { meaningOf } from "@rufbaum/understanding/lexicon";
import { nameAsSentence } from "./name-as-sentence.ts";
import { turnedRound } from "./turned-round.ts";

/** A condition of the node that asks, as somebody on the phone may mean and say it. */
export interface SayableWay {
  /** The condition's name. */
  key: string;
  /** What it means to everybody: "Ja", `not_interested`; none where only this tree has it. */
  intents: readonly string[];
  /** What its author says that people say, else its name as a sentence; none where that is a code. */
  lines: readonly string[];
  /** What the agent calls it, where it has a name for it. */
  spoken?: readonly string[];
  /** Whoever says it wants none of what is offered: "Kein Bedarf". */
  declines: boolean;
  /** It is done already with whoever calls ("Hat schon unterschrieben"): what belongs to it is welcome. */
  isSettled?: true;
}

const known = new WeakMap<readonly ExpectedCondition[], readonly SayableWay[]>();

/**
 * What can be meant at a node; the same list for the same conditions. Nobody means "Sonstiges".
 * @param spoken what the agent calls conditions, which stands among their examples: nobody says that
 * @param computed ids of those that hold by an expression
 */
export function sayableWays(
  conditions: readonly ExpectedCondition[],
  spoken: ReadonlySet<string> = NOTHING,
  computed: ReadonlySet<string> = NOTHING,
): readonly SayableWay[] {
  const before = known.get(conditions);
  if (before) return before;
  const ways = conditions.flatMap((condition) => wayOf(condition, spoken, computed) ?? []);
  known.set(conditions, ways);
  return ways;
}

const NOTHING: ReadonlySet<string> = new Set();

function wayOf(
  { id, key, examples, counts = [] }: ExpectedCondition,
  spoken: ReadonlySet<string>,
  computed: ReadonlySet<string>,
): SayableWay | null {
  const meaning = meaningOf(key);
  if (meaning.otherwise) return null;
  const counted = counts.flatMap((name) => meaningOf(name).intents);
  const intents = [...new Set([...meaning.intents, ...counted])];
  const own = [...new Set(examples)].filter((example) => !spoken.has(example));
  // What a value decides, no words do.
  if (own.length === 0 && intents.length === 0 && computed.has(id)) return null;
  const lines = own.length > 0 ? own : wordsFor(key, examples, intents);
  const isOwn = intents.length === 0;
  const isElsewhere = ELSEWHERE.test(key);
  const isSettled =
    isOwn && !isElsewhere && lines.some((line) => WITH_US.test(line) && !ELSEWHERE.test(line));
  const declines = isOwn && !isSettled && isRefusal(key, lines);
  const named = examples.filter((example) => spoken.has(example));
  return {
    key,
    intents,
    lines,
    declines,
    ...(named.length > 0 && { spoken: named }),
    ...(isSettled && { isSettled }),
  };
}

/** Where nobody has written down what people say: what the agent says, turned round, or the name. */
function wordsFor(key: string, spoken: readonly string[], intents: readonly string[]): string[] {
  const turned = spoken.flatMap((words) => turnedRound(words) ?? []);
  if (turned.length > 0 || intents.length > 0) return turned;
  return [nameAsSentence(key)].flatMap((name) => name ?? []);
}

const REFUSAL =
  /(?<!\p{L})(?:kein\p{L}*|nein|genug|nicht|nie|nichts|erledigt|bereits|schon (?:\p{L}+ )*(?:bestellt|gekauft|gemacht|ausgemacht|unterschrieben|entschieden|vergeben|gekündigt|verlängert|gefunden|versorgt|da)|woanders|jemand ander\p{L}*|gewechselt|abgesagt|gekündigt|verkauft|zur miete|falsch\p{L}*|verstorben|umgezogen)(?!\p{L})/iu;
/** A name that says what is settled, or who else has it. */
const SETTLED =
  /^(?:schon|bereits|hat schon|hat bereits|andere[rsnm]? (?:praxis|firma|anbieter|bank|werkstatt|versicherung|agentur|zeitung|partei|stelle))(?!\p{L})/iu;

/** "Den Auftrag haben Sie doch schon", "das haben wir längst bei Ihnen bestellt": of whoever calls. */
const WITH_US =
  /(?<!\p{L})(?:(?:schon|längst|bereits|doch) (?:\p{L}+ )*(?:bei (?:ihnen|euch)|unterschrieben|zugesagt|angemeldet|vereinbart)|(?:liegt|haben sie|habt ihr) (?:doch |ja |schon |längst |bereits )+(?:bei ihnen|bekommen|von (?:mir|uns)))(?!\p{L})/iu;

const ELSEWHERE = /(?<!\p{L})(?:ander\p{L}*|woanders|konkurrenz)(?!\p{L})/iu;

/** By its name, or by most of what is said for it. */
function isRefusal(key: string, lines: readonly string[]): boolean {
  if (REFUSAL.test(key) || SETTLED.test(key)) return true;
  return lines.filter((line) => REFUSAL.test(line)).length * 2 > lines.length;
}
