import { expect, test } from "bun:test";
import { sentencesOf, spanAt, spansOf } from "./sound-spans.ts";

const START = Date.parse("2026-05-04T10:00:00.000Z");

function said(id: string, second: number, speaker: "ai" | "caller", message: string) {
  return { id, timestamp: new Date(START + second * 1_000).toISOString(), speaker, message };
}

const startTime = new Date(START).toISOString();
const TALK = [
  said("before", -2, "ai", "Darf ich aufzeichnen?"),
  said("a", 1, "ai", "Guten Tag. Passt es Ihnen gerade?"),
  said("b", 5, "caller", "Ja, gern."),
  said("c", 6, "ai", "Schön."),
  said("late", 99, "ai", "Auf Wiederhören."),
];

test("the agent is heard from when an utterance began, the caller until it was understood", () => {
  const spans = spansOf(TALK, { startTime, duration: 10 });
  expect(spans.map(({ messageId, index }) => `${messageId}${index}`)).toEqual([
    "a0",
    "a1",
    "b0",
    "c0",
  ]);
  const [first, second, caller, last] = spans;
  expect(first?.from).toBe(1);
  expect(second?.from).toBeGreaterThan(1);
  expect(second?.to).toBeLessThanOrEqual(5);
  expect(caller?.from).toBeGreaterThanOrEqual(second?.to ?? 0);
  expect(caller?.to).toBe(5);
  expect(last?.from).toBe(6);
});

test("a sentence is lit from its beginning until the next one begins", () => {
  const spans = spansOf(TALK, { startTime, duration: 10 });
  expect(spanAt(spans, 0)).toBeNull();
  expect(spanAt(spans, 1)?.messageId).toBe("a");
  expect(spanAt(spans, 5.5)?.messageId).toBe("b");
  expect(spanAt(spans, 9)?.messageId).toBe("c");
});

test("sentences never overlap, however quickly one follows the other", () => {
  const quick = ["Ja. Ja. Nein, doch nicht!", "Aha", "Wie bitte? Was?"].map((text, index) =>
    said(String(index), index / 10, index === 1 ? "caller" : "ai", text),
  );
  const spans = spansOf(quick, { startTime, duration: null });
  for (const [index, { from, to }] of spans.entries()) {
    expect(to).toBeGreaterThanOrEqual(from);
    expect(from).toBeGreaterThanOrEqual(spans[index - 1]?.to ?? 0);
  }
});

test.each(["", "Ja", "Guten Tag. Passt es?\nGern!"])("the sentences of %p make it again", (text) =>
  expect(sentencesOf(text).join("")).toBe(text),
);
