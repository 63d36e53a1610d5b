import type { ConversationState, KnownInput } from "@rufbaum/conversation";
import type { Tree } from "@rufbaum/tree";
import { graphOf, textOf } from "@rufbaum/tree/graph";
import { weekdaysIn } from "../caller/agent-words.ts";
import type { Topic } from "../corpus/topic.ts";
import { partOfDayOf, partsOfHoursIn } from "../corpus/values/part-of-day.ts";
import type { Recogniser } from "../engine/recogniser.ts";
import type { Source, ValueSources } from "../engine/value-sources.ts";
import { hoursOffered, weekdaysOffered } from "./offered.ts";

/** A value that a conversation keeps and that is none, or another one than the caller meant. */
export interface WrongValue {
  /** Where it is asked for. */
  nodeId: string;
  variable: string;
  fault: WrongValueFault;
  /** As the caller said it. */
  said: string;
  kept: string;
}

export const WRONG_VALUE_FAULTS = [
  /** He told no value: a remark, a refusal, a question was kept. */
  "no-value",
  /** He told another one. */
  "other",
  /** He told it, and the question does not offer it. */
  "not-offered",
] as const;
export type WrongValueFault = (typeof WRONG_VALUE_FAULTS)[number];

/** What of the values kept at the end is surely wrong, by what the caller said of it last. */
export function openWrongValues(
  tree: Tree,
  recogniser: Recogniser,
): (state: ConversationState, sources: ValueSources) => WrongValue[] {
  const graph = graphOf(tree);
  const offers = new Map(
    tree.nodes.flatMap((node) =>
      graph.listens(node.id)
        ? [[node.id, { days: weekdaysOffered(textOf(node)), hours: hoursOffered(textOf(node)) }]]
        : [],
    ),
  );

  const asked = new Set(tree.nodes.filter(({ type }) => type === "input").map(({ id }) => id));

  function faultOf(input: KnownInput, kept: string, told: Source): WrongValueFault | null {
    if (told.topic !== null && TELLS_NO_VALUE.has(told.topic)) return "no-value";
    if (input.kind === "date-time") return faultOfMoment(input, kept, told);
    if (isOther(input.kind, kept, told, recogniser)) return "other";
    const offered = offers.get(input.nodeId);
    const [day] = weekdayOf(kept);
    if (input.kind === "date" && day !== undefined && offered && offered.days.length > 0) {
      return offered.days.includes(day) ? null : "not-offered";
    }
    const hours = input.kind === "time" && CLOCK.test(kept) ? offered?.hours : null;
    return hours && (kept < hours.from || kept > hours.to) ? "not-offered" : null;
  }

  /** Its day, else its hour: each as if it had been asked for alone. What was told in two replies is told by the last. */
  function faultOfMoment(input: KnownInput, kept: string, told: Source): WrongValueFault | null {
    const [day = "", hour] = kept.split("T");
    if (hour === undefined) return null;
    return (
      faultOf({ ...input, kind: "date" }, day, told) ??
      faultOf({ ...input, kind: "time" }, hour, told)
    );
  }

  return ({ inputs = [], variables }, sources) =>
    inputs.flatMap((input) => {
      const kept = String(variables[input.variable] ?? "");
      const source = sources.of(input.variable);
      // What a message keeps of an answer is a remark, and may be anything.
      if (kept === "" || source === null || !asked.has(input.nodeId)) return [];
      const told = toldLast(input, source, sources.all);
      const fault = faultOf(input, kept, told);
      return fault === null
        ? []
        : [{ nodeId: input.nodeId, variable: input.variable, fault, said: told.said, kept }];
    });
}

/** What says nothing that could be kept, wherever it is said. */
const TELLS_NO_VALUE: ReadonlySet<Topic> = new Set<Topic>([
  ...(["refuses-value", "value-later", "chatter", "hold-on", "listens", "still-here"] as const),
  ...(["repeat-please", "are-you-there", "who-is-calling", "what-is-it-about"] as const),
  ...(["is-this-a-bot", "how-long", "where-from-number", "wants-human", "opt-out"] as const),
  ...(["technical-question", "asks-references", "asks-subsidy", "asks-warranty"] as const),
  ...(["asks-price", "goodbye", "hangs-up", "angry", "sarcastic", "pressured"] as const),
]);

/** What he said of a day or an hour later on at the same question, else what it was kept by. */
function toldLast({ nodeId, kind }: KnownInput, source: Source, all: readonly Source[]): Source {
  const tells = kind === "date" ? weekdaysMeant : kind === "time" ? partMeant : null;
  if (tells === null) return source;
  const later = all.slice(all.indexOf(source) + 1);
  return (
    later.findLast(
      (one) =>
        one.nodeId === nodeId && one.topic === null && one.chosen === null && tells(one.said)[0],
    ) ?? source
  );
}

function isOther(
  kind: KnownInput["kind"],
  kept: string,
  { said, text, situation }: Source,
  recogniser: Recogniser,
): boolean {
  if (kind === "date") {
    const [day] = weekdayOf(kept);
    const meant = weekdaysMeant(said);
    if (day !== undefined && meant.length > 0) return !meant.includes(day);
  }
  if (kind === "time" && CLOCK.test(kept)) {
    const meant = partMeant(said);
    const [part] = partsOfHoursIn(kept);
    if (meant[0] !== undefined && part !== meant[0]) return true;
  }
  if (said === text || kind === "text") return false;
  const read = (words: string) => {
    const { values, mentioned = [] } = recogniser.read(words, situation);
    return values[kind] ?? mentioned.findLast((one) => one.kind === kind)?.value;
  };
  const meant = read(said);
  return meant !== undefined && String(meant) !== kept && String(read(text)) === kept;
}

/** After "nein, lieber" it is what follows that counts; where something is excluded, nothing is sure. */
function lastSaid(said: string): string {
  const last = said.split(/[,.]\s*(?:ach |Moment, )?nein(?!\p{L})/iu).at(-1) ?? "";
  return EXCLUDES.test(last) ? "" : last;
}

const EXCLUDES = /(?<!\p{L})(?:nicht|net|ned|nich|kein\p{L}*|außer|bis|ab|vor|nach)(?!\p{L})/iu;

function weekdaysMeant(said: string): readonly string[] {
  return weekdaysIn(lastSaid(said));
}

function partMeant(said: string) {
  const part = partOfDayOf(lastSaid(said));
  return part === null ? [] : [part];
}

const CLOCK = /^\d\d:\d\d$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const DAYS = ["sonntag", "montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag"];

function weekdayOf(kept: string): string[] {
  if (!DAY.test(kept)) return weekdaysIn(kept).slice(0, 1);
  return DAYS.slice(new Date(`${kept}T12:00:00Z`).getUTCDay()).slice(0, 1);
}
