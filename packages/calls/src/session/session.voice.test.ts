import { describe, expect, test } from "bun:test";
import { WORDING } from "@rufbaum/conversation";
import { node, tree } from "@rufbaum/conversation/testing";
import type { CarrierEvent } from "@rufbaum/telephony";
import { fakeLine } from "../testing/fake-line.ts";
import { greeted, spoke } from "../testing/open-session.ts";

const GREETING = "Guten Tag, hier spricht eine KI.";
const QUESTION = "Passt es?";
const TREE = tree(
  [
    node("start", "start", { content: GREETING }),
    node("ask", "decision", {
      content: QUESTION,
      conditions: [
        { id: "yes", condition: "Ja", targetNodeId: "do" },
        { id: "no", condition: "Nein", targetNodeId: "tell" },
      ],
    }),
    node("tell", "message", { content: "Wir haben auch andere Tage." }),
    node("more", "decision", {
      content: "Welcher passt?",
      conditions: [{ id: "yes", condition: "Montag", targetNodeId: "end" }],
    }),
    node("do", "action", {
      action: { kind: "transfer", to: "+493023125002", announce: "Ich verbinde Sie." },
    }),
    node("end", "end", { content: "Bis bald.", outcome: "success" }),
  ],
  [
    ["start", "ask"],
    ["tell", "more"],
    ["do", "end"],
  ],
);

const FAILED: CarrierEvent = { type: "relay-fault", code: 64112, message: "code 64112" };
const ON: CarrierEvent = { type: "agent-speaking", on: true };
const OFF: CarrierEvent = { type: "agent-speaking", on: false };
const played = (...texts: string[]) =>
  texts.map((text): CarrierEvent => ({ type: "spoken", text }));

/** A call that is just being greeted over a relay. */
async function overRelay() {
  const { session, time, first: relay, tell } = await greeted(TREE);
  const heard = () => tell(ON, ...played(GREETING, QUESTION), OFF);
  const says = (text: string) => tell(spoke(text));
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
    const { relay, tell, goesOn, session } = await overRelay();
    await tell(...events, FAILED);
    expect(relay.ended).toEqual(LEFT);
    const turns = await goesOn();
    expect(turns.spoken).toEqual([WORDING.resumedAnew, GREETING, QUESTION]);
    expect(turns.parts.some(({ interruptible }) => interruptible)).toBe(false);
    expect(session.state).toMatchObject({ phase: "listening", nodeId: "ask" });
  });

  test("is left within the same moment, and what its relay still tells changes nothing", async () => {
    const { relay, tell, goesOn, time } = await overRelay();
    await tell(FAILED);
    expect(relay.ended).toEqual(LEFT);
    const late = [FAILED, ON, ...played(GREETING, QUESTION), OFF, FAILED];
    await tell(...late);
    expect(relay.ended).toEqual(LEFT);
    time.advance(60_000);
    expect((await goesOn()).spoken).toEqual([WORDING.resumedAnew, GREETING, QUESTION]);
  });

  test("does not undo that the disclosure was heard", async () => {
    const { tell, heard, says, goesOn } = await overRelay();
    await heard();
    await says("Nein");
    await tell(FAILED);
    expect((await goesOn()).spoken).toEqual([
      WORDING.resumed,
      "Wir haben auch andere Tage. Welcher passt?",
    ]);
  });

  test("has only the rest said again, from the first text that was not heard whole", async () => {
    const { tell, heard, says, goesOn } = await overRelay();
    await heard();
    await says("Nein");
    await tell(ON, ...played("Wir haben auch andere Tage.", "Welcher"), FAILED);
    expect((await goesOn()).spoken).toEqual([WORDING.resumed, "Welcher passt?"]);
  });

  test("once all was heard has the question asked once more", async () => {
    const { tell, heard, goesOn } = await overRelay();
    await heard();
    await tell(FAILED);
    expect((await goesOn()).spoken).toEqual([WORDING.resumed, QUESTION]);
  });

  test("at the goodbye has the carrier say it", async () => {
    const { relay, tell, heard, says } = await overRelay();
    await heard();
    await says("Nein");
    await tell(ON, ...played("Wir haben auch andere Tage.", "Welcher passt?"), OFF);
    await says("Montag");
    await tell(FAILED);
    const words = [{ text: "Bis bald.", voice: "usual" as const }];
    expect(relay.ended).toEqual([{ reason: "hang-up", why: "completed", words }]);
  });

  test("before a transfer has the carrier announce it", async () => {
    const { relay, tell, heard, says } = await overRelay();
    await heard();
    await says("Ja");
    await tell(FAILED);
    const words = [{ text: "Ich verbinde Sie.", voice: "usual" as const }];
    expect(relay.ended).toEqual([{ reason: "transfer", to: "+493023125002", words }]);
  });

  test("is told of an opt-out that comes meanwhile, and says goodbye over the other line", async () => {
    const { tell, says, goesOn, session } = await overRelay();
    await tell(FAILED);
    await says("Rufen Sie mich nie wieder an!");
    expect(session.state.outcome).toBe("opt-out");
    const turns = await goesOn();
    expect(turns.spoken.at(-1)).toBe(WORDING.optOut);
    expect(turns.ended).toEqual([{ reason: "hang-up", why: "opt-out" } as never]);
  });
});

test("another fault of the relay leaves the call where it is", async () => {
  const { relay, tell } = await overRelay();
  await tell({ type: "relay-fault", code: 64107, message: "code 64107" });
  await tell({ type: "relay-fault", code: null, message: "a fault without a code" });
  expect(relay.ended).toEqual([]);
});
