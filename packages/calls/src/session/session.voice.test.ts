import { describe, expect, test } from "bun:test";
import { begin, WORDING } from "@rufbaum/conversation";
import { seededRandom, virtualTime } from "@rufbaum/runtime/virtual";
import type { CarrierEvent } from "@rufbaum/telephony";
import type { Tree } from "@rufbaum/tree";
import { embeddedUnderstanding } from "@rufbaum/understanding";
import type { CallRecord } from "../call.ts";
import { fakeLine } from "../testing/fake-line.ts";
import { createSession } from "./session.ts";

const GREETING = "Guten Tag, hier spricht eine KI.";
const QUESTION = "Passt es?";
const at = { title: "", position: { x: 0, y: 0 } };

const TREE: Tree = {
  id: "tree_1",
  name: "Baum",
  isActive: true,
  createdAt: "2026-01-01T00:00:00.000Z",
  nodes: [
    { ...at, id: "start", type: "start", content: GREETING },
    {
      ...at,
      id: "ask",
      type: "decision",
      content: QUESTION,
      conditions: [
        { id: "yes", condition: "Ja", targetNodeId: "do" },
        { id: "no", condition: "Nein", targetNodeId: "tell" },
      ],
    },
    { ...at, id: "tell", type: "message", content: "Wir haben auch andere Tage." },
    {
      ...at,
      id: "more",
      type: "decision",
      content: "Welcher passt?",
      conditions: [{ id: "yes", condition: "Montag", targetNodeId: "end" }],
    },
    {
      ...at,
      id: "do",
      type: "action",
      action: { kind: "transfer", to: "+493023125002", announce: "Ich verbinde Sie." },
    },
    { ...at, id: "end", type: "end", content: "Bis bald.", outcome: "success" },
  ],
  connections: [
    { id: "c1", sourceNodeId: "start", targetNodeId: "ask", condition: null },
    { id: "c2", sourceNodeId: "tell", targetNodeId: "more", condition: null },
    { id: "c3", sourceNodeId: "do", targetNodeId: "end", condition: null },
  ],
};

const FAILED: CarrierEvent = { type: "relay-fault", code: 64112, message: "code 64112" };
const ON: CarrierEvent = { type: "agent-speaking", on: true };
const OFF: CarrierEvent = { type: "agent-speaking", on: false };
const played = (...texts: string[]) =>
  texts.map((text): CarrierEvent => ({ type: "spoken", text }));

/** A call that is just being greeted over a relay. */
async function greeted() {
  const time = virtualTime();
  const call = { id: "call_1", callSid: "CA1", takenOverAt: null } as CallRecord;
  const session = createSession(call, TREE, begin(TREE), {
    clock: time,
    timers: time,
    random: seededRandom(1),
    understanding: embeddedUnderstanding(),
    journal: { record: async () => {}, timed: () => {}, settled: async () => {} },
    announce: () => {},
    act: async () => ({ ok: true }),
    mayRecord: false,
    transferTo: async (number) => number,
    log: () => {},
  });
  const relay = fakeLine();
  session.attach(relay.line, { resumed: false });
  await session.settled();
  async function tell(...events: CarrierEvent[]) {
    for (const event of events) session.receive(event);
    await session.settled();
  }
  const heard = () => tell(ON, ...played(GREETING, QUESTION), OFF);
  const says = (text: string) => tell({ type: "caller-spoke", text, last: true });
  /** The carrier speaks and listens turn by turn from here on. */
  async function goesOn() {
    const turns = fakeLine("turns");
    session.attach(turns.line, { resumed: true });
    await session.settled();
    return turns;
  }
  return { session, time, relay, tell, heard, says, goesOn };
}

describe("a voice that fails", () => {
  const LEFT = [{ reason: "voice-failed", code: 64112 } as never];

  test.each([
    ["before a word", []],
    ["between beginning and end of nothing", [ON, OFF]],
    ["in the first words", [ON, ...played("Guten Tag,")]],
  ] as const)("%s has the disclosure said again, over another line", async (_, events) => {
    const { relay, tell, goesOn, session } = await greeted();
    await tell(...events, FAILED);
    expect(relay.ended).toEqual(LEFT);
    const turns = await goesOn();
    expect(turns.spoken).toEqual([WORDING.resumedAnew, GREETING, QUESTION]);
    expect(turns.parts.some(({ interruptible }) => interruptible)).toBe(false);
    expect(session.state).toMatchObject({ phase: "listening", nodeId: "ask" });
  });

  test("is left within the same moment, and what its relay still tells changes nothing", async () => {
    const { relay, tell, goesOn, time } = await greeted();
    await tell(FAILED);
    expect(relay.ended).toEqual(LEFT);
    const late = [FAILED, ON, ...played(GREETING, QUESTION), OFF, FAILED];
    await tell(...late);
    expect(relay.ended).toEqual(LEFT);
    time.advance(60_000);
    expect((await goesOn()).spoken).toEqual([WORDING.resumedAnew, GREETING, QUESTION]);
  });

  test("does not undo that the disclosure was heard", async () => {
    const { tell, heard, says, goesOn } = await greeted();
    await heard();
    await says("Nein");
    await tell(FAILED);
    expect((await goesOn()).spoken).toEqual([
      WORDING.resumed,
      "Wir haben auch andere Tage. Welcher passt?",
    ]);
  });

  test("has only the rest said again, from the first text that was not heard whole", async () => {
    const { tell, heard, says, goesOn } = await greeted();
    await heard();
    await says("Nein");
    await tell(ON, ...played("Wir haben auch andere Tage.", "Welcher"), FAILED);
    expect((await goesOn()).spoken).toEqual([WORDING.resumed, "Welcher passt?"]);
  });

  test("once all was heard has the question asked once more", async () => {
    const { tell, heard, goesOn } = await greeted();
    await heard();
    await tell(FAILED);
    expect((await goesOn()).spoken).toEqual([WORDING.resumed, QUESTION]);
  });

  test("at the goodbye has the carrier say it", async () => {
    const { relay, tell, heard, says } = await greeted();
    await heard();
    await says("Nein");
    await tell(ON, ...played("Wir haben auch andere Tage.", "Welcher passt?"), OFF);
    await says("Montag");
    await tell(FAILED);
    const words = [{ text: "Bis bald.", voice: "usual" as const }];
    expect(relay.ended).toEqual([{ reason: "hang-up", why: "completed", words }]);
  });

  test("before a transfer has the carrier announce it", async () => {
    const { relay, tell, heard, says } = await greeted();
    await heard();
    await says("Ja");
    await tell(FAILED);
    const words = [{ text: "Ich verbinde Sie.", voice: "usual" as const }];
    expect(relay.ended).toEqual([{ reason: "transfer", to: "+493023125002", words }]);
  });

  test("is told of an opt-out that comes meanwhile, and says goodbye over the other line", async () => {
    const { tell, says, goesOn, session } = await greeted();
    await tell(FAILED);
    await says("Rufen Sie mich nie wieder an!");
    expect(session.state.outcome).toBe("opt-out");
    const turns = await goesOn();
    expect(turns.spoken.at(-1)).toBe(WORDING.optOut);
    expect(turns.ended).toEqual([{ reason: "hang-up", why: "opt-out" } as never]);
  });
});

test("another fault of the relay leaves the call where it is", async () => {
  const { relay, tell } = await greeted();
  await tell({ type: "relay-fault", code: 64107, message: "code 64107" });
  await tell({ type: "relay-fault", code: null, message: "a fault without a code" });
  expect(relay.ended).toEqual([]);
});
