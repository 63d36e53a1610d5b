import { describe, expect, test } from "bun:test";
import { WORDING } from "@rufbaum/conversation";
import { until } from "@rufbaum/runtime/testing";
import type { CarrierEvent } from "@rufbaum/telephony";
import type { RecordedTurn } from "../call.ts";
import { fakeLine } from "../testing/fake-line.ts";
import { answered, openSession } from "../testing/open-session.ts";
import { TAG, treeDoing } from "../testing/trees.ts";

/** What stands in the transcript. */
function written(turns: readonly RecordedTurn[]): string[] {
  return turns.flatMap(({ messages }) => messages.map(({ text }) => text));
}

describe("a line that broke", () => {
  test("is taken up where the conversation stands, without a second greeting", async () => {
    const { session } = openSession(treeDoing(TAG));
    const [broken, again] = [fakeLine(), fakeLine()];
    session.attach(broken.line, { resumed: false });
    await session.settled();
    session.receive({ type: "agent-speaking", on: true });
    session.receive({ type: "agent-speaking", on: false });
    session.detach(broken.line);
    session.attach(again.line, { resumed: true });
    await session.settled();
    expect(again.spoken).toEqual([WORDING.resumed, "Passt es?"]);
  });

  test("while the first words were said begins with them again: it is an AI that speaks", async () => {
    const { session, turns } = openSession(treeDoing(TAG));
    const [broken, again] = [fakeLine(), fakeLine()];
    session.attach(broken.line, { resumed: false });
    await session.settled();
    session.receive({ type: "agent-speaking", on: true });
    session.detach(broken.line);
    session.attach(again.line, { resumed: true });
    await session.settled();
    const greeting = "Guten Tag, hier spricht eine KI.";
    expect(again.spoken).toEqual([WORDING.resumedAnew, greeting, "Passt es?"]);
    expect(again.parts.some(({ interruptible }) => interruptible)).toBe(false);
    const greetings = written(turns).filter((text) => text === greeting);
    expect(greetings).toHaveLength(1);
    expect(written(turns)).toEqual([greeting, "Passt es?", WORDING.resumedAnew]);
  });

  test("after the first words, as the carrier told of each, goes on with the question", async () => {
    const { session } = openSession(treeDoing(TAG));
    const [broken, again] = [fakeLine(), fakeLine()];
    session.attach(broken.line, { resumed: false });
    await session.settled();
    session.receive({ type: "agent-speaking", on: true });
    for (const text of ["Guten Tag,", "hier spricht eine KI. "]) {
      session.receive({ type: "spoken", text });
    }
    session.detach(broken.line);
    session.attach(again.line, { resumed: true });
    await session.settled();
    expect(again.spoken).toEqual([WORDING.resumed, "Passt es?"]);
  });

  /** The process ends when the carrier had told this; another one opens the line again. */
  async function goesOnElsewhere(...told: CarrierEvent[]) {
    const tree = treeDoing(TAG);
    const { session, turns } = answered(tree);
    await session.settled();
    for (const event of told) session.receive(event);
    await session.settled();
    const state = turns.at(-1)?.state;
    if (!state) throw new Error("nothing was stored");
    const after = openSession(tree, { state });
    const line = fakeLine();
    after.session.attach(line.line, { resumed: true });
    await after.session.settled();
    return { spoken: line.spoken, written: written([...turns, ...after.turns]) };
  }

  const GREETED: [string, CarrierEvent[]][] = [
    ["all was said", [{ type: "agent-speaking", on: false }]],
    ["the greeting was said", [{ type: "spoken", text: "Guten Tag, hier spricht eine KI. " }]],
  ];
  test.each(GREETED)("when the process ended after %s greets nobody twice", async (_, told) => {
    const call = await goesOnElsewhere({ type: "agent-speaking", on: true }, ...told);
    expect(call.spoken).toEqual([WORDING.resumed, "Passt es?"]);
    expect(call.written.filter((text) => text.startsWith("Guten Tag"))).toHaveLength(1);
  });

  const NOT_GREETED: [string, CarrierEvent[]][] = [
    ["nothing was said", []],
    ["it had begun to speak", [{ type: "agent-speaking", on: true }]],
    ["half of it was said", [{ type: "spoken", text: "Guten Tag, " }]],
    ["the caller had spoken into it", [{ type: "caller-spoke", text: "Hm?", last: true }]],
  ];
  test.each(NOT_GREETED)(
    "when the process ended after %s greets anew, and writes it once",
    async (_, told) => {
      const call = await goesOnElsewhere(...told);
      expect(call.spoken.slice(0, 2)).toEqual([
        WORDING.resumedAnew,
        "Guten Tag, hier spricht eine KI.",
      ]);
      expect(call.written.filter((text) => text.startsWith("Guten Tag"))).toHaveLength(1);
    },
  );

  test("is led on where it can't be written down that the caller was greeted", async () => {
    let writes = 0;
    const record = async () => {
      if (++writes > 1) throw new Error("the database is away");
    };
    const journal = { record, timed: () => {}, settled: async () => {} };
    const { session } = openSession(treeDoing(TAG), { deps: { journal } });
    const { line, ended } = fakeLine();
    session.attach(line, { resumed: false });
    await session.settled();
    session.receive({ type: "agent-speaking", on: false });
    await session.settled();
    expect(session.state).toMatchObject({ phase: "listening", isOpeningHeard: true });
    expect(ended).toEqual([]);
  });

  test("that closes after a new one was opened changes nothing", async () => {
    const { session, time, replies } = openSession(treeDoing(TAG));
    const [first, second] = [fakeLine(), fakeLine()];
    session.attach(first.line, { resumed: false });
    session.attach(second.line, { resumed: true });
    session.detach(first.line);
    await session.settled();
    time.advance(6_000);
    await replies("Ja");
    await session.settled();
    expect(second.spoken.at(-1)).toBe("Und weiter?");
  });

  test("while an action was being done does not do it twice", async () => {
    const done: string[] = [];
    const finish = Promise.withResolvers<{ ok: true }>();
    const { session, replies } = openSession(treeDoing({ kind: "send-sms", text: "Hallo" }), {
      deps: {
        act(_, action) {
          done.push(action.kind);
          return finish.promise;
        },
      },
    });
    const [first, second] = [fakeLine(), fakeLine()];
    session.attach(first.line, { resumed: false });
    await replies("Ja");
    await until(() => done.length > 0);
    session.detach(first.line);
    session.attach(second.line, { resumed: true });
    finish.resolve({ ok: true });
    await session.settled();
    expect(done).toEqual(["send-sms"]);
    expect(second.spoken).toContain("Und weiter?");
  });
});
