import { describe, expect, test } from "bun:test";
import { until } from "@rufbaum/runtime/testing";
import { fakeLine } from "../testing/fake-line.ts";
import { openSession } from "../testing/open-session.ts";
import { TAG, treeDoing } from "../testing/trees.ts";

describe("a whispered line", () => {
  test("is said at once where it is quiet, marked as the operator's", async () => {
    const { session, announced } = openSession(treeDoing(TAG));
    const { line, spoken } = fakeLine();
    session.attach(line, { resumed: false });
    await session.settled();
    session.whisper("Wir sind aus Ulm.");
    await until(() => spoken.includes("Wir sind aus Ulm."));
    const said = announced.filter((message) => message.type === "call-said").at(-1);
    expect(said?.message).toMatchObject({
      speaker: "ai",
      text: "Wir sind aus Ulm.",
      origin: "operator",
    });
  });

  test("waits until the caller has had an answer, and several are said as one", async () => {
    const { session, replies } = openSession(treeDoing(TAG));
    const { line, utterances } = fakeLine();
    session.attach(line, { resumed: false });
    await session.settled();
    session.receive({ type: "caller-speaking", on: true });
    session.whisper("Eins.");
    session.whisper("Zwei.");
    await session.settled();
    expect(utterances).toHaveLength(1);
    session.receive({ type: "caller-speaking", on: false });
    await replies("Ja");
    await until(() => utterances.includes("Eins. Zwei."));
  });

  test("is refused where too many wait", () => {
    const { session } = openSession(treeDoing(TAG));
    const taken = Array.from({ length: 12 }, () => session.whisper("Hallo"));
    expect(taken.filter(Boolean)).toHaveLength(10);
  });
});
