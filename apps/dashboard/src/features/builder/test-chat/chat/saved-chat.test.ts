import { expect, test } from "bun:test";
import { seededRandom } from "@rufbaum/runtime/virtual";
import { checkSuite, readSuite, runSuite } from "@rufbaum/simulation/suite";
import { writeCase } from "@rufbaum/simulation/suite/write";
import type { Tree } from "@rufbaum/tree";
import { sampleTree } from "@rufbaum/tree/sample";
import { openUnderstanding } from "@rufbaum/understanding";
import { answer, type Chat, openChat, type Reply } from "./chat.ts";
import { savedChat } from "./saved-chat.ts";

const reader = await openUnderstanding();
const SAMPLE = sampleTree({ id: "tree_sample", createdAt: "2026-01-01T00:00:00.000Z" });
/** A Saturday. */
const STARTED = Date.UTC(2026, 10, 21, 12);

function play(chat: Chat, replies: readonly (string | Reply)[]): Chat {
  return replies.reduce<Chat>(
    (before, reply) =>
      answer(before, typeof reply === "string" ? { kind: "said", text: reply } : reply, reader),
    chat,
  );
}

/** What does not pass of the case that the chat is saved as. */
async function deviationsOf(chat: Chat, tree: Tree = SAMPLE): Promise<unknown[]> {
  const text = writeCase(savedChat(chat, "Ein Fall"));
  const read = readSuite(text);
  if (!read.ok) throw new Error(`${JSON.stringify(read.problems)}\n${text}`);
  expect(read.suite.tree).toEqual({ id: "tree_sample" });
  expect(checkSuite(read.suite, tree, read.places)).toEqual([]);
  const report = await runSuite(read.suite, {
    tree,
    reader,
    simulate: () => Promise.reject(new Error("Nothing is simulated.")),
    personasOf: () => [],
  });
  expect(report.cases).toHaveLength(1);
  return report.cases.flatMap(({ deviations }) => deviations.map((each) => ({ ...each, text })));
}

const REPLIES: readonly (string | Reply)[] = [
  "Ja",
  "Ja",
  "Nein",
  "Ja, aber was kostet das?",
  "morgen um zehn",
  "gestern",
  "nein, ich meinte Mittwoch",
  "Moment bitte",
  "Ja, bin noch da",
  "Kein Interesse",
  "Lila Wolken",
  'Er sagte: "#1 - [x]"',
  { kind: "silent" },
  { kind: "interrupted" },
  { kind: "pressed", digits: "1" },
  { kind: "action-done", ok: true },
  { kind: "action-done", ok: false },
];

test("a chat that is saved passes as a test case, whatever was said in it", async () => {
  const random = seededRandom(11);
  for (let round = 0; round < 60; round += 1) {
    const replies = Array.from(
      { length: 1 + Math.floor(random.number() * 14) },
      () => REPLIES[Math.floor(random.number() * REPLIES.length)] ?? "Ja",
    );
    const chat = play(openChat(SAMPLE, { firstName: "Frau Weber" }, STARTED), replies);
    expect(await deviationsOf(chat)).toEqual([]);
  }
});

test("what waits for an action's result is saved as far as it has come", async () => {
  const said = ["Ja", "Ja", "Ja", "morgen um zehn", "Ja"];
  expect(await deviationsOf(play(openChat(SAMPLE, {}, STARTED), said))).toEqual([]);
});

test("what was stored and what was done at the end are saved", async () => {
  const said = ["Ja", "Ja", "Ja", "morgen um zehn", "Ja"];
  const done = play(openChat(SAMPLE, {}, STARTED), [...said, { kind: "action-done", ok: true }]);
  expect(writeCase(savedChat(done, "x"))).toEndWith(`    values:
      tag: 2026-11-22
      uhrzeit: "10:00"
    written:
      - { kind: book-appointment, variable: tag }
`);
  expect(await deviationsOf(done)).toEqual([]);
  const failed = play(openChat(SAMPLE, {}, STARTED), [...said, { kind: "action-done", ok: false }]);
  expect(writeCase(savedChat(failed, "x"))).not.toContain("written");
  expect(await deviationsOf(failed)).toEqual([]);
});

test("a value that was taken out at the start is not known in the case either", async () => {
  const tree = { ...SAMPLE, settings: { variables: { firstName: "Erika", b: "2" } } };
  const chat = play(openChat(tree, { b: "3" }, STARTED), ["Ja"]);
  expect(writeCase(savedChat(chat, "x"))).toContain(
    '    variables:\n      b: "3"\n      firstName: null\n',
  );
  expect(writeCase(savedChat(chat, "x"))).toContain("mit der Person, die");
  expect(await deviationsOf(chat, tree)).toEqual([]);
});
