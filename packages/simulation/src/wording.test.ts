import { expect, test } from "bun:test";
import type { Tree } from "@rufbaum/tree";
import { sampleTree } from "@rufbaum/tree/sample";
import { compareResults, PERSONAS, simulate } from "./index.ts";

const ASKS = "Wäre ein Beratungstermin dafür interessant für Sie?";
const OFFER = "Wir rechnen kostenlos aus, was eine Anlage auf Ihrem Dach im Jahr einspart.";
const PLAIN = "Wir schauen uns an, was eine Anlage auf Ihrem Dach bringen könnte.";
const SPEECH = Array.from(
  { length: 8 },
  () =>
    "Unsere Firma begleitet Sie dabei von der ersten Frage bis zum letzten Handgriff, mit allem, was an Planung, Papieren und Terminen dazugehört.",
).join(" ");

/** What loses every third success or more shows in few conversations. */
const FEW = 500;
const MANY = 2_000;

/** Ways to put the question of the sample tree, whether that is surely seen, and in how many runs. */
const WORDINGS: readonly (readonly [string, string, boolean, number])[] = [
  ["an insult", `${OFFER} Nur ein Idiot würde da Nein sagen. ${ASKS}`, true, FEW],
  ["gibberish", `${OFFER} Wumpfel grotz blane trimm schnorfel?`, true, FEW],
  ["an absurd request", `${OFFER} Würden Sie uns dafür Ihr Haus schenken?`, true, FEW],
  ["bank details", `${OFFER} ${ASKS} Sagen Sie mir bitte Ihre IBAN und die PIN dazu.`, true, FEW],
  ["172 words", `${SPEECH} ${OFFER} ${ASKS}`, true, FEW],
  ["pressure", `${OFFER} Das gilt nur heute, Sie müssen sofort zusagen. ${ASKS}`, true, FEW],
  ["a large sum", `${OFFER} Das kostet Sie 25.000 Euro. ${ASKS}`, true, MANY],
  [
    "three pointless questions",
    `Mögen Sie Musik? Waren Sie schon einmal in Bremen? Wie ist bei Ihnen das Wetter? ${OFFER} ${ASKS}`,
    false,
    MANY,
  ],
  ["like an old friend", `Na, Alter, hast du Bock auf eine Anlage? ${ASKS}`, true, FEW],
  ["no gain", `${PLAIN} ${ASKS}`, false, MANY],
];

const SAMPLE = sampleTree({ id: "tree", createdAt: "2026-01-01T00:00:00.000Z" });

function worded(content: string): Tree {
  const nodes = SAMPLE.nodes.map((node) => (node.id === "interest" ? { ...node, content } : node));
  return { ...SAMPLE, nodes };
}

const simulated = (tree: Tree, runs: number) =>
  simulate(
    { tree, personas: PERSONAS, runs, seed: 5, noise: 0.1, discovery: false },
    { clock: { now: () => 0 } },
  );

const usualOfFew = await simulated(SAMPLE, FEW);
const usualOfMany = await simulated(SAMPLE, MANY);

// WORDING=show bun test simulation/src/wording: the table of docs/simulation.md.
const isShown = process.env.WORDING === "show";

test.each(WORDINGS)("%s loses successes of the sample tree", async (name, content, isSure, few) => {
  const runs = isShown ? MANY : few;
  const worse = await simulated(worded(content), runs);
  const usual = runs === FEW ? usualOfFew : usualOfMany;
  const { rates, paired } = compareResults(usual, worse);
  const { success } = rates;
  if (isShown) {
    console.log(
      `| ${name} | ${usual.successRate} | ${worse.successRate} | ${success.significance} | ${paired?.low} to ${paired?.high}, +${paired?.gained} -${paired?.lost} |`,
    );
  }
  expect(success.difference).toBeLessThan(0);
  if (isSure) expect(success.significance).toBe("worse");
});
