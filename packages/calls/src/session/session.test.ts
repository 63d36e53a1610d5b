import { expect, test } from "bun:test";
import { until } from "@rufbaum/runtime/testing";
import { slowly } from "@rufbaum/speech";
import { openUnderstanding, type Understanding } from "@rufbaum/understanding";
import { answered, spoke } from "../testing/open-session.ts";
import { OFFER, OFFERING, SURE, TAG, treeDoing } from "../testing/trees.ts";

test("the voice gets words for numbers, the transcript keeps what was written", async () => {
  const { turns, first } = answered(OFFERING);
  await until(() => first.spoken.length > 0);
  expect(first.spoken.at(-1)).toBe(
    "Am dritten Dezember um vierzehn Uhr dreißig wäre frei, für zwölf Euro fünfzig. Passt das?",
  );
  expect(turns.flatMap(({ messages }) => messages).at(-1)?.text).toBe(OFFER);
});

test("who did not catch it hears it with more pauses; the transcript is not changed by them", async () => {
  const { session, turns, first, finishes } = answered(OFFERING);
  await until(() => first.spoken.length > 0);
  await finishes();
  const before = first.spoken.length;
  session.receive(spoke("Wie bitte?"));
  await until(() => first.spoken.length > before);
  const once = first.spoken.slice(0, before).join(" ");
  const again = first.spoken.slice(before).join(" ");
  expect(again).toBe(slowly(once));
  expect(again).not.toBe(once);
  expect(turns.flatMap(({ messages }) => messages).at(-1)?.text).toContain(OFFER);
});

test("what was heard before the caller cut in is kept as it was written", async () => {
  const { session, turns, first } = answered(OFFERING);
  await until(() => first.spoken.length > 0);
  session.receive({
    type: "caller-interrupted",
    heard: "Am dritten Dezember um vierzehn Uhr dreißig wäre",
    afterMilliseconds: 900,
  });
  await until(() => turns.length > 1);
  expect(turns.at(-1)?.state.lastSaid).toBe("Am 3.12. um 14:30 Uhr wäre");
});

test("what is said while a reply is being read is no answer to the question after it", async () => {
  const embedded = await openUnderstanding();
  const waiting: (() => void)[] = [];
  const understanding: Understanding = {
    read: (text, expected) =>
      new Promise((resolve) => waiting.push(() => resolve(embedded.read(text, expected)))),
  };
  const { session, turns, first, finishes } = answered(OFFERING, { deps: { understanding } });
  await until(() => first.spoken.length > 0);
  await finishes();
  session.receive(spoke("Ja"));
  session.receive(spoke("ja gern"));
  for (const replies of [1, 2]) {
    await until(() => waiting.length === replies);
    waiting.at(-1)?.();
  }
  const messages = () => turns.flatMap((turn) => turn.messages);
  await until(() => messages().some(({ text }) => text === "ja gern"));
  expect(first.spoken.at(-1)).toBe(SURE);
  expect(messages().at(-1)).toMatchObject({ nodeId: "offer", condition: null });
  expect(turns.at(-1)?.state.nodeId).toBe("sure");
});

test.each<[string, true | undefined]>([
  ["Das Wetter ist heute recht schön", true],
  ["Wie bitte?", undefined],
  ["Ja gern", undefined],
])("%p is kept as not understood: %p", async (text, isMissed) => {
  const { session, turns, first, finishes } = answered(OFFERING);
  await until(() => first.spoken.length > 0);
  await finishes();
  session.receive(spoke(text));
  const said = () => turns.flatMap(({ messages }) => messages).find((each) => each.text === text);
  await until(() => said() !== undefined);
  expect(said()).toMatchObject({ speaker: "caller", nodeId: "offer" });
  expect(said()?.isMissed).toBe(isMissed);
});

test("a call that is over leaves no timer behind, whatever still waited to be dealt with", async () => {
  const { session, time } = answered(treeDoing(TAG));
  session.receive({ type: "caller-spoke", text: "Wie bitte?", last: true });
  await session.close({ byCaller: false });
  expect(time.waiting).toBe(0);
});

test("who may mean one of two is asked which, and the answer is read against these two", async () => {
  const embedded = await openUnderstanding();
  const between: unknown[] = [];
  const understanding: Understanding = {
    read(text, expected) {
      between.push(expected.between);
      const alternatives = ["Ja", "Nein"].map((condition) => ({ condition, confidence: 0.3 }));
      const reading = embedded.read(text, expected);
      return text === "hm" ? { ...reading, condition: null, intent: null, alternatives } : reading;
    },
  };
  const no = { id: "no", condition: "Nein", targetNodeId: "end" };
  const nodes = OFFERING.nodes.map((node) =>
    node.id === "offer" ? { ...node, conditions: [...(node.conditions ?? []), no] } : node,
  );
  const offering = { ...OFFERING, nodes };
  const { session, turns, first, finishes } = answered(offering, { deps: { understanding } });
  await until(() => first.spoken.length > 0);
  await finishes();
  session.receive(spoke("hm"));
  const question = "Darf ich das als Ja verstehen?";
  await until(() => first.spoken.at(-1) === question);
  await finishes();
  session.receive(spoke("das erste"));
  await until(() => turns.at(-1)?.state.nodeId === "sure");
  expect(between).toEqual([undefined, ["Ja", "Nein"]]);
  const messages = turns.flatMap((turn) => turn.messages);
  const texts = messages.map(({ text }) => text);
  expect(texts.slice(texts.indexOf("hm"))).toEqual(["hm", question, "das erste", SURE]);
  expect(messages.find(({ text }) => text === "das erste")).toMatchObject({ condition: "Ja" });
});
