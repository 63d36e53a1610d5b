import type { Tree } from "@rufbaum/tree";
import { graphOf } from "@rufbaum/tree/graph";
import { meaningOf } from "@rufbaum/understanding/lexicon";
import { asksToChoose, asksToGoOn } from "../causes/asks-to-go-on.ts";
import type { SimulationResult } from "./result.ts";

/**
 * Tells whether a reply at a node was taken for a yes, or for nothing: at a question to which one can agree,
 * a condition that means yes by its name, or that leads where most are led who agree. At all other nodes
 * nothing can be.
 */
export function openYes(
  tree: Tree,
  answers: NonNullable<SimulationResult["answers"]>,
): (nodeId: string, read: string | null) => boolean {
  const graph = graphOf(tree);
  return (nodeId, read) => {
    const node = graph.node(nodeId);
    if (node === null || !asksToGoOn(node) || asksToChoose(node)) return false;
    if (read === null) return true;
    const way = graph.conditions(nodeId).find(({ condition }) => condition === read);
    const intents = [read, ...(way?.counts ?? [])].flatMap((name) => meaningOf(name).intents);
    if (intents.some((intent) => YES.has(intent))) return true;
    const [most] = answers[nodeId]?.agrees.ways ?? [];
    const to = way ? graph.targetOf(nodeId, way) : null;
    return to !== null && most !== undefined && most.condition !== null && most.to === to;
  };
}

const YES: ReadonlySet<string> = new Set(["Ja", "appointment_accepted"]);
