import type { TreeNode, ValueKindName } from "@rufbaum/tree";
import { type Graph, specOf } from "@rufbaum/tree/graph";
import type { ConversationState, VariableValue } from "./types.ts";

/**
 * What a node asks for now: an input for a day and an hour asks for the day until it is known, and then
 * for the hour; `undefined` where no value is asked for.
 */
export function kindWanted(
  node: TreeNode,
  { state, graph }: { state: Pick<ConversationState, "dayTold">; graph: Graph },
): ValueKindName | undefined {
  const kind = specOf(node).wants?.(node, graph);
  if (kind !== "date-time") return kind;
  return dayTold(node, state) === null ? "date" : "time";
}

/** Whether a node asks for a day and an hour in one. */
export function asksForMoment(node: TreeNode, { graph }: { graph: Graph }): boolean {
  return specOf(node).wants?.(node, graph) === "date-time";
}

/** The day, "YYYY-MM-DD", of which the node still asks for the hour; `null` for none. */
export function dayTold(
  { id }: TreeNode,
  { dayTold }: Pick<ConversationState, "dayTold">,
): string | null {
  return dayTold?.nodeId === id ? dayTold.day : null;
}

/** A day and an hour as they are kept, "YYYY-MM-DDTHH:mm"; local time, as it was said. */
export function momentOf(day: string, hour: string): string {
  return `${day}T${hour}`;
}

/** What was kept, with another day or another hour; `undefined` where neither was told, or nothing was kept. */
export function momentPutRight(
  kept: VariableValue | undefined,
  { date, time }: { date?: VariableValue | undefined; time?: VariableValue | undefined },
): string | undefined {
  if (date === undefined && time === undefined) return undefined;
  const [, day, hour] = MOMENT.exec(String(kept ?? "")) ?? [];
  const [first, last] = [date ?? day, time ?? hour];
  return first === undefined || last === undefined
    ? undefined
    : momentOf(String(first), String(last));
}

const MOMENT = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})$/;
