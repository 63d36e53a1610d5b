import { speakingTime } from "@rufbaum/conversation";
import { graphOf, reachableFrom } from "@rufbaum/tree";
import { wordsOf } from "../caller/agent-words.ts";
import { BEARABLE, BEARABLE_QUESTIONS } from "../caller/feel.ts";
import type { Figures } from "./advice.ts";
import type { TextFault } from "./recommendation.ts";

/** From here on an offence is one to most people. */
const OFFENDS = 0.5;

/**
 * What virtual customers take amiss in the very text of a node, or miss in it, by the model by which they
 * hear it; the costliest first, with the part of those who leave there that it costs
 * (the table of wordings in docs/simulation.md).
 */
export function textFaultsAt(figures: Figures, nodeId: string): (TextFault & { cost: number })[] {
  const text = figures.textOf(nodeId);
  if (!text) return [];
  const { wording, presses, question } = wordsOf(text);
  const { offence, questions, idleQuestions } = wording;
  const milliseconds = speakingTime(text);
  const faults: (TextFault & { cost: number })[] = [];
  if (offence && offence.likelihood >= OFFENDS) {
    faults.push({ code: "offends", offence: offence.kind, cost: 0.8 });
  }
  if (wording.isGibberish) faults.push({ code: "gibberish", cost: 0.7 });
  if (milliseconds > BEARABLE) {
    const words = text.split(/\s+/u).filter((word) => word !== "").length;
    const seconds = Math.round(milliseconds / 1_000);
    faults.push({ code: "too-long", words, seconds, most: BEARABLE / 1_000, cost: 0.7 });
  }
  if (presses && offence?.kind !== "pressure") faults.push({ code: "presses", cost: 0.5 });
  if (wording.namesLargeSum) faults.push({ code: "large-sum", cost: 0.4 });
  if (questions > BEARABLE_QUESTIONS) faults.push({ code: "many-questions", questions, cost: 0.2 });
  else if (idleQuestions > 0) faults.push({ code: "idle-questions", cost: 0.2 });
  if (OFFERS.has(question) && !isGainKnown(figures, nodeId)) {
    faults.push({ code: "no-gain", cost: 0.2 });
  }
  return faults;
}

/** Questions whether somebody wants what he is offered: what he gains decides. */
const OFFERS: ReadonlySet<string> = new Set(["interest", "proposal"]);

/** Whether he is told what he gains, there or anywhere that leads there. */
function isGainKnown({ tree, textOf }: Figures, nodeId: string): boolean {
  if (!tree) return true;
  const graph = graphOf(tree);
  return tree.nodes.some(
    ({ id }) =>
      wordsOf(textOf(id) ?? "").wording.promises &&
      (id === nodeId || reachableFrom(graph, [id]).has(nodeId)),
  );
}
