import { describe, expect, test } from "bun:test";
import { begin, type ConversationState, WORDING } from "@rufbaum/conversation";
import { until } from "@rufbaum/runtime/testing";
import { seededRandom, virtualTime } from "@rufbaum/runtime/virtual";
import type { CarrierEvent } from "@rufbaum/telephony";
import type { Action, Tree } from "@rufbaum/tree";
import { embeddedUnderstanding } from "@rufbaum/understanding";
import type { AnswerTime, CallRecord, RecordedTurn } from "../call.ts";
import type { CallEvent } from "../call-events.ts";
import { fakeLine } from "../testing/fake-line.ts";
import { createSession } from "./session.ts";
import type { SessionDeps } from "./session-ports.ts";

/** Greets, asks, does something and asks again. */
function treeDoing(action: Action): Tree {
  const at = { title: "", position: { x: 0, y: 0 } };
  const records = action.kind === "start-recording";
  const question = records ? "Darf ich das Gespräch aufzeichnen?" : "Passt es?";
  const yes = (targetNodeId: string) => [{ id: "yes", condition: "Ja", targetNodeId }];
  return {
    id: "tree_1",
    name: "Baum",
    isActive: true,
    createdAt: "2026-01-01T00:00:00.000Z",
    settings: { voicemailMessage: "Hier ist die Sonnwerk. Wir melden uns um 10:00 Uhr." },
    nodes: [
      { ...at, id: "start", type: "start", content: "Guten Tag, hier spricht eine KI." },
      { ...at, id: "ask", type: "decision", content: question, conditions: yes("do") },
      { ...at, id: "do", type: "action", action },
      { ...at, id: "more", type: "decision", content: "Und weiter?", conditions: yes("end") },
      { ...at, id: "sorry", type: "end", content: "Das ging leider nicht.", outcome: "callback" },
      { ...at, id: "end", type: "end", content: "Bis bald.", outcome: "success" },
    ],
    connections: [
      { id: "c1", sourceNodeId: "start", targetNodeId: "ask", condition: null },
      { id: "c2", sourceNodeId: "do", targetNodeId: "more", condition: null },
      { id: "c3", sourceNodeId: "do", targetNodeId: "sorry", condition: "failed" },
    ],
  };
}

const TRANSFER: Action = { kind: "transfer", to: "+493023125002", announce: "Ich verbinde Sie." };
const RECORD: Action = { kind: "start-recording" };
const TAG: Action = { kind: "tag", tag: "x" };

/** Milliseconds in which each turn of these trees is spoken, and nobody falls silent. */
const SPOKEN = 7_000;

function open(
  tree: Tree,
  options: { state?: ConversationState; deps?: Partial<SessionDeps> } = {},
) {
  const time = virtualTime();
  const turns: RecordedTurn[] = [];
  const times: AnswerTime[] = [];
  const announced: CallEvent[] = [];
  const call = { id: "call_1", callSid: "CA1", takenOverAt: null } as CallRecord;
  const session = createSession(call, tree, options.state ?? begin(tree), {
    clock: time,
    timers: time,
    random: seededRandom(1),
    understanding: embeddedUnderstanding(),
    journal: {
      record: async (turn) => void turns.push(turn),
      timed: (answer) => void times.push(answer),
      settled: async () => {},
    },
    announce: (message) => void announced.push(message),
    act: async () => ({ ok: true }),
    mayRecord: true,
    transferTo: async (number) => (number.startsWith("+") ? number : null),
    log: () => {},
    ...options.deps,
  });
  /** What is said before the question was spoken would be no answer to it. */
  async function says(text: string) {
    await session.settled();
    time.advance(SPOKEN);
    session.receive({ type: "caller-spoke", text, last: true });
  }
  return { session, time, turns, times, announced, says };
}

/** What stands in the transcript. */
function written(turns: readonly RecordedTurn[]): string[] {
  return turns.flatMap(({ messages }) => messages.map(({ text }) => text));
}

/** The caller has said yes, and all of the answer has been spoken. */
async function agreed(tree: Tree, deps: Partial<SessionDeps> = {}) {
  const opened = open(tree, { deps });
  const first = fakeLine();
  opened.session.attach(first.line, { resumed: false });
  await opened.says("Ja, gern");
  await opened.session.settled();
  opened.time.advance(60_000);
  await opened.session.settled();
  return { ...opened, first };
}

describe("a line that broke", () => {
  test("is taken up where the conversation stands, without a second greeting", async () => {
    const { session } = open(treeDoing(TAG));
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
    const { session, turns } = open(treeDoing(TAG));
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
    const { session } = open(treeDoing(TAG));
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
    const { session, turns } = open(tree);
    session.attach(fakeLine().line, { resumed: false });
    await session.settled();
    for (const event of told) session.receive(event);
    await session.settled();
    const state = turns.at(-1)?.state;
    if (!state) throw new Error("nothing was stored");
    const after = open(tree, { state });
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
    const { session } = open(treeDoing(TAG), { deps: { journal } });
    const { line, ended } = fakeLine();
    session.attach(line, { resumed: false });
    await session.settled();
    session.receive({ type: "agent-speaking", on: false });
    await session.settled();
    expect(session.state).toMatchObject({ phase: "listening", isOpeningHeard: true });
    expect(ended).toEqual([]);
  });

  test("that closes after a new one was opened changes nothing", async () => {
    const { session, time, says } = open(treeDoing(TAG));
    const [first, second] = [fakeLine(), fakeLine()];
    session.attach(first.line, { resumed: false });
    session.attach(second.line, { resumed: true });
    session.detach(first.line);
    await session.settled();
    time.advance(6_000);
    await says("Ja");
    await session.settled();
    expect(second.spoken.at(-1)).toBe("Und weiter?");
  });

  test("while an action was being done does not do it twice", async () => {
    const done: string[] = [];
    const finish = Promise.withResolvers<{ ok: true }>();
    const { session, says } = open(treeDoing({ kind: "send-sms", text: "Hallo" }), {
      deps: {
        act(_, action) {
          done.push(action.kind);
          return finish.promise;
        },
      },
    });
    const [first, second] = [fakeLine(), fakeLine()];
    session.attach(first.line, { resumed: false });
    await says("Ja");
    await until(() => done.length > 0);
    session.detach(first.line);
    session.attach(second.line, { resumed: true });
    finish.resolve({ ok: true });
    await session.settled();
    expect(done).toEqual(["send-sms"]);
    expect(second.spoken).toContain("Und weiter?");
  });
});

test("a call that is over leaves no timer behind, whatever still waited to be dealt with", async () => {
  const { session, time } = open(treeDoing(TAG));
  session.attach(fakeLine().line, { resumed: false });
  session.receive({ type: "caller-spoke", text: "Wie bitte?", last: true });
  await session.close({ byCaller: false });
  expect(time.waiting).toBe(0);
});

describe("a recording", () => {
  test("begins between two lines, and the conversation goes on", async () => {
    const { session, first } = await agreed(treeDoing(RECORD));
    expect(first.ended).toEqual([{ reason: "record" }]);
    expect(session.wantsRecording).toBe(true);
    const next = fakeLine();
    session.attach(next.line, { resumed: true });
    await session.settled();
    expect(next.spoken).toEqual(["Und weiter?"]);
    expect(session.wantsRecording).toBe(false);
  });

  const switchedOff = {
    mayRecord: false,
    act: async () => ({ ok: false, reason: "not-available" }) as const,
  };

  test("that is switched off fails, and nothing is recorded", async () => {
    const { first } = await agreed(treeDoing(RECORD), switchedOff);
    expect(first.spoken.at(-1)).toBe("Das ging leider nicht.");
    expect(first.ended).toEqual([{ reason: "hang-up", why: "completed" }]);
  });

  test("that is switched off, where the tree has no way for it, is gone without", async () => {
    const whole = treeDoing(RECORD);
    const connections = whole.connections.filter(({ condition }) => condition !== "failed");
    const { first } = await agreed({ ...whole, connections }, switchedOff);
    expect(first.spoken).toContain("Und weiter?");
    expect(first.ended).toEqual([]);
  });
});

describe("a transfer", () => {
  test("is announced, and then the line is given away", async () => {
    const { first, turns } = await agreed(treeDoing(TRANSFER));
    expect(first.spoken.at(-1)).toBe("Ich verbinde Sie.");
    expect(first.ended).toEqual([{ reason: "transfer", to: "+493023125002" }]);
    expect(turns.at(-1)?.messages.at(-1)).toMatchObject({
      text: "Ich verbinde Sie.",
      nodeId: "do",
    });
  });

  test.each([true, false])("ends the conversation when it came about; told: %p", async (isTold) => {
    const { session } = await agreed(treeDoing(TRANSFER));
    if (isTold) await session.dialed({ answered: true });
    expect(await session.close({ byCaller: true })).toMatchObject({ outcome: "transferred" });
  });

  test("that nobody picks up takes the action's own way out", async () => {
    const { session } = await agreed(treeDoing(TRANSFER));
    await session.dialed({ answered: false });
    const next = fakeLine();
    session.attach(next.line, { resumed: true });
    await session.settled();
    expect(next.spoken).toEqual(["Das ging leider nicht."]);
  });

  test("to what is no number fails at once", async () => {
    const { first } = await agreed(treeDoing({ kind: "transfer", to: "112" }));
    expect(first.spoken.at(-1)).toBe("Das ging leider nicht.");
  });

  test("by an operator lets go of the line at once; the caller's hang-up is no abandoned call", async () => {
    const { session } = open(treeDoing(TAG));
    const { line, ended } = fakeLine();
    expect(session.handOver("+493023125002")).toBe(false);
    session.attach(line, { resumed: false });
    await session.settled();
    expect(session.handOver("+493023125002")).toBe(true);
    expect(ended).toEqual([{ reason: "transfer", to: "+493023125002" }]);
    const closed = session.close({ byCaller: true, isTakenOver: true });
    expect(await closed).toMatchObject({ outcome: "transferred" });
  });

  test("by an operator waits for no answer of the caller any more", async () => {
    const { session, time, says } = open(treeDoing(TAG));
    const { line } = fakeLine();
    session.attach(line, { resumed: false });
    await says("Ja, gern");
    session.handOver("+493023125002");
    for (let minute = 0; minute < 10; minute += 1) {
      await session.settled();
      time.advance(60_000);
    }
    expect(session.state).toMatchObject({ phase: "listening", nodeId: "more" });
  });

  test("that has come about is not undone by a machine that was recognised late", async () => {
    const { session } = await agreed(treeDoing(TRANSFER));
    expect(await session.machineAnswered({ canListen: true })).toBeNull();
    expect(await session.close({ byCaller: true })).toMatchObject({ outcome: "transferred" });
  });
});

test("a machine is hung up on where its turn can't be written down", async () => {
  let isDown = false;
  const record = async () => {
    if (isDown) throw new Error("no database");
  };
  const journal = { record, timed() {}, settled: async () => {} };
  const { session } = open(treeDoing(TAG), { deps: { journal } });
  session.attach(fakeLine().line, { resumed: false });
  await session.settled();
  isDown = true;
  expect(await session.machineAnswered({ canListen: true })).toEqual([]);
});

describe("a whispered line", () => {
  test("is said at once where it is quiet, marked as the operator's", async () => {
    const { session, announced } = open(treeDoing(TAG));
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
    const { session, says } = open(treeDoing(TAG));
    const { line, utterances } = fakeLine();
    session.attach(line, { resumed: false });
    await session.settled();
    session.receive({ type: "caller-speaking", on: true });
    session.whisper("Eins.");
    session.whisper("Zwei.");
    await session.settled();
    expect(utterances).toHaveLength(1);
    session.receive({ type: "caller-speaking", on: false });
    await says("Ja");
    await until(() => utterances.includes("Eins. Zwei."));
  });

  test("is refused where too many wait", () => {
    const { session } = open(treeDoing(TAG));
    const taken = Array.from({ length: 12 }, () => session.whisper("Hallo"));
    expect(taken.filter(Boolean)).toHaveLength(10);
  });
});

describe("a machine that answered", () => {
  test("is given the message over the carrier, and the relay falls silent", async () => {
    const { session } = open(treeDoing(TAG));
    const { line, spoken } = fakeLine();
    session.attach(line, { resumed: false });
    await session.settled();
    const before = spoken.length;
    const message = await session.machineAnswered({ canListen: true });
    expect(message).toEqual(["Hier ist die Sonnwerk. Wir melden uns um 10:00 Uhr."]);
    expect(spoken).toHaveLength(before);
    expect(session.state).toMatchObject({ outcome: "voicemail", phase: "over" });
  });

  test("that was recognised by its words hears the message again, after the beep", async () => {
    const { session, says } = open(treeDoing(TAG));
    session.attach(fakeLine().line, { resumed: false });
    await says("Bitte hinterlassen Sie eine Nachricht nach dem Signalton.");
    await session.settled();
    expect(session.state.endReason).toBe("voicemail");
    expect(await session.machineAnswered({ canListen: true })).toEqual([
      "Hier ist die Sonnwerk. Wir melden uns um 10:00 Uhr.",
    ]);
  });

  test("is a person after all where two questions were answered already", async () => {
    const tree = treeDoing(TAG);
    const last = { id: "yes", condition: "Ja", targetNodeId: "end" };
    const third = { ...tree.nodes[1], id: "third", content: "Noch etwas?", conditions: [last] };
    const nodes = tree.nodes.map((node) =>
      node.id === "more" ? { ...node, conditions: [{ ...last, targetNodeId: "third" }] } : node,
    );
    const { session, says } = open({ ...tree, nodes: [...nodes, third as (typeof nodes)[number]] });
    session.attach(fakeLine().line, { resumed: false });
    await says("Ja");
    await says("Ja");
    expect(await session.machineAnswered({ canListen: true })).toBeNull();
    expect(session.state).toMatchObject({ phase: "listening", nodeId: "third" });
  });

  test("does not change a conversation that is over", async () => {
    const { session, says } = open(treeDoing(TAG));
    session.attach(fakeLine().line, { resumed: false });
    await says("Ja");
    await says("Ja");
    await session.settled();
    expect(await session.machineAnswered({ canListen: true })).toBeNull();
    expect(session.state.outcome).toBe("success");
  });
});

describe("how long a caller waits", () => {
  test("is counted from the end of the words to the first sound", async () => {
    const { session, time, times, announced, says } = open(treeDoing(TAG), {
      deps: {
        understanding: {
          async read(text, expected) {
            time.advance(7);
            return embeddedUnderstanding().read(text, expected);
          },
        },
      },
    });
    session.attach(fakeLine().line, { resumed: false });
    await session.settled();
    session.receive({ type: "agent-speaking", on: true });
    session.receive({ type: "agent-speaking", on: false });
    // Nobody waited for the greeting.
    expect(times).toEqual([]);
    session.receive({ type: "caller-speaking", on: true });
    session.receive({ type: "caller-speaking", on: false });
    await says("Ja");
    await session.settled();
    time.advance(300);
    session.receive({ type: "agent-speaking", on: true });
    expect(times).toMatchObject([{ waitMilliseconds: 7, firstAudioMilliseconds: 307 }]);
    expect(announced.at(-1)).toMatchObject({ type: "call-heard", waitMilliseconds: 7 });
  });

  test("is the server's share alone where the carrier tells of no sound", async () => {
    const { session, times, says } = open(treeDoing(TAG));
    session.attach(fakeLine().line, { resumed: false });
    await says("Ja");
    await says("Ja");
    await session.close({ byCaller: true });
    expect(times).toMatchObject([
      { waitMilliseconds: 0, firstAudioMilliseconds: null },
      { waitMilliseconds: 0, firstAudioMilliseconds: null },
    ]);
  });
});
