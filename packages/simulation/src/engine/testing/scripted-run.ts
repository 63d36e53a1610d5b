import { node, tree } from "@rufbaum/conversation/testing";
import type { Tree } from "@rufbaum/tree";
import type { AgentTurn, CallerAct, HangUpCause } from "../../caller/caller.ts";
import { PERSONAS } from "../../personas/built-in.ts";
import { openSimulation } from "../open-simulation.ts";
import { openSimulationReader } from "../open-simulation-reader.ts";

const reader = await openSimulationReader();

/** A caller who does one thing after the other, whatever is said; then he is lost. */
export function calling(
  called: Tree,
  acts: readonly CallerAct[],
  { noise = 0, index = 0 }: { noise?: number; index?: number } = {},
) {
  const heard: AgentTurn[] = [];
  const simulation = openSimulation(
    { tree: called, personas: PERSONAS, seed: 1, noise },
    {
      reader,
      openCaller() {
        let done = 0;
        return {
          react(turn) {
            heard.push(turn);
            return acts[done++] ?? { type: "hang-up", cause: "lost", says: null, after: 0 };
          },
        };
      },
    },
  );
  return { ...simulation.tell(index), traced: simulation.trace(index), heard };
}

export const says = (text: string): CallerAct => ({ type: "speak", text, topic: null, after: 200 });
export const hangsUp = (cause: HangUpCause): CallerAct => ({
  type: "hang-up",
  cause,
  says: null,
  after: 0,
});
export const silent: CallerAct = { type: "stay-silent" };

export const START = node("start", "start", {
  content: "Guten Tag, hier ist die KI der Sonnwerk.",
});
export const BAD = node("bad", "end", { content: "Schade.", outcome: "not-interested" });
export const GOOD = node("good", "end", { content: "Schön.", outcome: "appointment" });
export const ASK = node("ask", "decision", {
  content: "Haben Sie Interesse?",
  conditions: [
    { id: "yes", condition: "Ja", targetNodeId: "good" },
    { id: "no", condition: "Nein", targetNodeId: "bad" },
  ],
});
export const PLAIN = tree([START, ASK, GOOD, BAD], [["start", "ask"]], { reprompts: 1 });
