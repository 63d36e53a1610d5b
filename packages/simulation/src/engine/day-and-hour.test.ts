import { expect, test } from "bun:test";
import { node, tree } from "@rufbaum/conversation/testing";
import { PERSONAS } from "../personas/built-in.ts";
import { openSimulation } from "./open-simulation.ts";
import { openSimulationReader } from "./open-simulation-reader.ts";

const reader = await openSimulationReader();

const MOMENT = tree(
  [
    node("start", "start", {
      content: "Guten Tag, hier ist Lena, die KI von Ott. Ich rufe wegen Ihrer Wartung an.",
    }),
    node("when", "input", {
      content: "Wann dürfen wir vorbeikommen?",
      input: { variable: "termin", value: "date-time" },
    }),
    node("end", "end", { content: "Bis [termin].", outcome: "appointment" }),
  ],
  [
    ["start", "when"],
    ["when", "end"],
  ],
);

const RUNS = 300;

test("callers who are asked for a day and an hour tell both, at once or one after the other", () => {
  const simulation = openSimulation(
    { tree: MOMENT, personas: PERSONAS, seed: 1, noise: 0 },
    { reader },
  );
  const counts = { atOnce: 0, inTwo: 0, asIso: 0 };
  for (let index = 0; index < RUNS; index += 1) {
    if (simulation.run(index).outcome !== "appointment") continue;
    const { lines } = simulation.tell(index);
    const agent = lines.flatMap((line) => (line.type === "agent" ? [line.text] : [])).join(" ");
    if (/Bis \p{L}+, \d+\. \p{L}+, \d\d:\d\d Uhr/u.test(agent)) counts.asIso += 1;
    if (agent.includes("Um wie viel Uhr?")) counts.inTwo += 1;
    else counts.atOnce += 1;
  }
  expect(counts.asIso).toBeGreaterThan(RUNS / 5);
  expect(counts.atOnce).toBeGreaterThan(RUNS / 20);
  expect(counts.inTwo).toBeGreaterThan(RUNS / 20);
});
