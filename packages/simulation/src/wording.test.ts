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

/** Ways to put the question of the sample tree, whether they win or lose, and whether surely so. */
const WORDINGS: readonly (readonly [string, string, "better" | "worse", boolean])[] = [
  ["an insult", `${OFFER} Nur ein Idiot würde da Nein sagen. ${ASKS}`, "worse", true],
  ["gibberish", `${OFFER} Wumpfel grotz blane trimm schnorfel?`, "worse", true],
  ["an absurd request", `${OFFER} Würden Sie uns dafür Ihr Haus schenken?`, "worse", true],
  [
    "bank details",
    `${OFFER} ${ASKS} Sagen Sie mir bitte Ihre IBAN und die PIN dazu.`,
    "worse",
    true,
  ],
  ["172 words", `${SPEECH} ${OFFER} ${ASKS}`, "worse", true],
  ["pressure", `${OFFER} Das gilt nur heute, Sie müssen sofort zusagen. ${ASKS}`, "worse", true],
  ["a large sum", `${OFFER} Das kostet Sie 25.000 Euro. ${ASKS}`, "worse", true],
  [
    "three pointless questions",
    `Mögen Sie Musik? Waren Sie schon einmal in Bremen? Wie ist bei Ihnen das Wetter? ${OFFER} ${ASKS}`,
    "worse",
    false,
  ],
  ["like an old friend", `Na, Alter, hast du Bock auf eine Anlage? ${ASKS}`, "worse", false],
  ["no gain", `${PLAIN} ${ASKS}`, "worse", false],
];

const SAMPLE = sampleTree({ id: "tree", createdAt: "2026-01-01T00:00:00.000Z" });

function worded(content: string): Tree {
  const nodes = SAMPLE.nodes.map((node) => (node.id === "interest" ? { ...node, content } : node));
  return { ...SAMPLE, nodes };
}

const simulated = (tree: Tree) =>
  simulate(
    { tree, personas: PERSONAS, runs: 2_000, seed: 5, noise: 0.1, discovery: false },
    { clock: { now: () => 0 } },
  );

const before = await simulated(SAMPLE);

test.each(WORDINGS)(
  "%s moves the sample tree the right way",
  async (name, content, way, isSure) => {
    const after = await simulated(worded(content));
    const { success } = compareResults(before, after).rates;
    if (process.env.WORDING === "show") {
      console.log(
        `| ${name} | ${before.successRate} | ${after.successRate} | ${success.significance} |`,
      );
    }
    expect(Math.sign(success.difference)).toBe(way === "better" ? 1 : -1);
    if (isSure) expect(success.significance).toBe(way);
  },
);
