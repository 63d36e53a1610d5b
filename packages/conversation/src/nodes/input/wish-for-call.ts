import type { NodeOf, ValueKindName } from "@rufbaum/tree";
import { specOf, textOf } from "@rufbaum/tree/graph";
import type { Reading } from "@rufbaum/understanding";
import { momentOf } from "../../kind-wanted.ts";
import { asksForMeeting, FOR_A_CALL } from "../../said-before.ts";
import type { Step, Walk } from "../../walk.ts";
import { clausesOf, forbidsCall } from "../../wish-for-call.ts";
import { INTENT_WORDING } from "../../wording.ts";
import { askShortly } from "../ask.ts";
import { leave } from "../decline.ts";
import { keepAnswer } from "../keep-answer.ts";
import type { HeardReply } from "../node-behaviour.ts";
import { nodesAhead } from "./needed.ts";
import { meetRefusalOfNeeded } from "./none-at-all.ts";
import { speaksOfTime } from "./open-answers.ts";

type InputNode = NodeOf<"input">;

/**
 * "Wenn Sie mich morgen so gegen zehn anrufen", where a visit is arranged: that is when to call, and kept
 * as what was said. To be called before the visit is no such wish, and "rufen Sie am Mittwoch bloß nicht
 * wieder an" is neither a wish nor a day.
 */
export function meetWishForCall(
  node: InputNode,
  walk: Walk,
  kind: ValueKindName,
  heard: HeardReply,
): Step | null {
  const { text, reading } = heard;
  if (kind !== "date" && kind !== "time") return null;
  if (reading.condition !== null || !asksForMeeting(textOf(node))) return null;
  const clauses = clausesOf(text);
  const timed = clauses.filter(speaksOfTime);
  if (timed.length > 0 && timed.every((one) => forbidsCall(one) && !COMES.test(one))) {
    return meetRefusalOfNeeded(node, walk, kind, heard) ?? askShortly(node, walk);
  }
  if (offersCall(node, walk)) return null;
  const wishes = clauses.find(
    (one) => CALL_US.test(one) && !BEFORE_VISIT.test(one) && !forbidsCall(one),
  );
  if (wishes === undefined || !speaksOfTime(wishes)) return null;
  // "Dienstag, und rufen Sie mich um neun an, bevor Sie kommen": a day is told for itself as well.
  if (timed.some((one) => one !== wishes)) return null;
  keepWhen(node, walk, reading);
  return leave(node, walk, "callback", INTENT_WORDING.callback_later?.goodbye);
}

/** Whether what is arranged is a call itself, by this question or by what was said on the way to it. */
function offersCall(node: InputNode, { graph, state }: Walk): boolean {
  if (FOR_A_CALL.test(textOf(node))) return true;
  const said = state.path.flatMap((id) => graph.node(id) ?? []);
  return [node, ...said].some((one) => one.type !== "start" && BY_PHONE.test(textOf(one)));
}

const BY_PHONE =
  /telefon(?!nummer)|(?<!\p{L})(?:an|zurück)(?:zu)?rufen|(?<!\p{L})(?:rück)?anruf|rückruf|(?<!(?:dieses|das|unser|unserem|diesem) )gespräch|videoberatung/iu;

/** The day and the hour that were said, where the tree asks for them here or later on. */
function keepWhen(node: InputNode, walk: Walk, { values, halves }: Reading): void {
  const { graph } = walk;
  for (const one of [node, ...nodesAhead(node, walk)]) {
    const kind = specOf(one).wants?.(one, graph);
    const [variable = ""] = specOf(one).fills?.(one, graph) ?? [];
    if (kind !== "date" && kind !== "time" && kind !== "date-time") continue;
    // Of "nächste Woche" the day is only guessed.
    const [date, time] = (["date", "time"] as const).map((one) =>
      halves?.[one] === undefined ? values[one] : undefined,
    );
    const both =
      date === undefined || time === undefined ? undefined : momentOf(String(date), String(time));
    const value = { date, time, "date-time": both }[kind];
    if (value === undefined) continue;
    if (walk.state.variables[variable] !== undefined) continue;
    keepAnswer(walk, { nodeId: one.id, variable, kind }, value);
  }
}

/** "Sie brauchen nicht anzurufen kommen Sie einfach am Mittwoch". */
const COMES = /(?<!\p{L})(?:vorbei)?komm/iu;

const CALL_US =
  /(?<!\p{L})(?:(?:ruf|meld)\p{L}* (?:sie|se|s) (?:mich|mi|uns|sich|bei mir|bei uns|\p{L}+ an)(?!\p{L})|(?:sie|se) (?:mich|mi|uns|sich) .*(?:(?:an|zurück|durch)(?:zu)?ruf|zurück(?:zu)?meld)\p{L}*|(?:sie|se) sich .*(?<!\p{L})meld\p{L}*|(?:ruf|meld)\p{L}* (?:sie|se|s) .*(?:an|zurück|durch|wieder)$)/iu;
const BEFORE_VISIT =
  /(?<!\p{L})(?:vorher|davor|bevor|zuvor|kurz vor|vor dem|unter|bescheid|stunde|falls|auf (?:dem|meinem) handy)(?!\p{L})/iu;
