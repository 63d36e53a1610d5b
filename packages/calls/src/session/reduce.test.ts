import { describe, expect, test } from "bun:test";
import type { CarrierEvent } from "@rufbaum/telephony";
import { after, opened, settled } from "../testing/led-session.ts";
import { FALLBACK_SENTENCE } from "./reduce.ts";
import type { SessionEffect, SessionEvent, Turn } from "./session-events.ts";
import type { LineState, SessionState } from "./session-state.ts";

/** The question stands, and the line is like this. */
const AT: Record<LineState["is"], SessionState> = {
  none: after(opened("stream"), { type: "line-lost" }).state,
  streaming: opened("stream"),
  turns: opened("turns"),
  "handed-over": after(opened("stream"), { type: "operator-took-over", to: "+49" }).state,
  closed: after(opened("stream"), { type: "let-go" }).state,
};
const LINES = Object.keys(AT) as LineState["is"][];

const told = (event: CarrierEvent): SessionEvent => ({ type: "carrier-told", event });
const opens = (kind: "stream" | "turns"): SessionEvent => ({
  type: "line-opened",
  kind,
  resumed: true,
});

/** What is done but for timers, turns by their names. */
function done(effects: readonly SessionEffect[]): string {
  const names = effects.map((effect) => (effect.do === "take-turn" ? effect.turn.do : effect.do));
  return names.filter((name) => !name.endsWith("-timer")).join(" ");
}

const NONE = ["", "", "", "", ""];
const relay = (code: number) => told({ type: "relay-fault", code, message: "x" });
const began = (turn: Turn): SessionEvent => ({ type: "turn-began", turn });

/** For each line in the order of `LINES`: the line after, where it is another one, and what is done. */
const TABLE: readonly [string, SessionEvent, readonly string[]][] = [
  [
    "a relay opens",
    opens("stream"),
    [...Array(4).fill("→ streaming: open-line go-on").with(1, "open-line go-on"), ""],
  ],
  [
    "turns begin",
    opens("turns"),
    [...Array(4).fill("→ turns: open-line go-on").with(2, "open-line go-on"), ""],
  ],
  ["the line is lost", { type: "line-lost" }, ["", "→ none: ", "→ none: ", "", ""]],
  [
    "the caller speaks",
    told({ type: "caller-spoke", text: "ja", last: true }),
    ["hear", "hear", "keep-opening hear", "hear", ""],
  ],
  [
    "the caller is in the middle of it",
    told({ type: "caller-spoke", text: "j", last: false }),
    ["", "", "keep-opening", "", ""],
  ],
  ["a voice is heard", told({ type: "caller-speaking", on: true }), NONE],
  [
    "a voice falls silent",
    told({ type: "caller-speaking", on: false }),
    [...Array(4).fill("look-for-whispers"), ""],
  ],
  [
    "a key is pressed",
    told({ type: "caller-pressed", digit: "1" }),
    ["press", "press", "keep-opening press", "press", ""],
  ],
  [
    "the carrier hears silence",
    told({ type: "caller-fell-silent" }),
    [...Array(4).fill("keep-opening fall-silent"), ""],
  ],
  ["the agent begins to speak", told({ type: "agent-speaking", on: true }), NONE],
  [
    "the agent has spoken",
    told({ type: "agent-speaking", on: false }),
    NONE.with(1, "keep-opening"),
  ],
  [
    "the first words were played",
    told({ type: "spoken", text: "Guten Tag, hier spricht eine KI." }),
    NONE.with(1, "keep-opening"),
  ],
  [
    "the agent is cut off",
    told({ type: "caller-interrupted", heard: "", afterMilliseconds: 1 }),
    NONE.with(1, "interrupt"),
  ],
  ["the voice fails", relay(64_111), NONE.with(1, "→ handed-over: end-line log")],
  ["the relay tells another fault", relay(64_101), NONE.with(1, "log")],
  [
    "something that is no session's",
    told({
      type: "status-changed",
      callSid: "CA1",
      status: "ringing",
      sequence: 1,
      duration: null,
    }),
    NONE,
  ],
  [
    "an operator whispers",
    { type: "operator-whispered", text: "Hallo" },
    Array(5).fill("look-for-whispers"),
  ],
  [
    "an operator takes over",
    { type: "operator-took-over", to: "+49" },
    NONE.with(1, "→ handed-over: end-line"),
  ],
  ["another server leads it", { type: "let-go" }, Array(5).fill("→ closed: ").with(4, "")],
  [
    "the call is over",
    { type: "closed", byCaller: true, isTakenOver: false },
    Array(5).fill("→ closed: end").with(4, "end"),
  ],
  [
    "the silence timer fires",
    { type: "timer-fired", timer: "silence" },
    NONE.with(1, "keep-opening fall-silent"),
  ],
  ["the leaving timer fires, and nobody leaves", { type: "timer-fired", timer: "leave" }, NONE],
  ["the floor timer fires, and nothing is held", { type: "timer-fired", timer: "floor" }, NONE],
  ["writing takes long", { type: "kept-waiting" }, NONE.with(1, "say")],
  [
    "a turn breaks",
    { type: "turn-failed" },
    ["record", "say record", "say end-line record", "record", ""],
  ],
  ["to go on", began({ do: "go-on", resumed: true }), Array(5).fill("write")],
  ["silence", began({ do: "fall-silent" }), Array(5).fill("write")],
  ["an operator's lines, of which there are none", began({ do: "say-whispers" }), NONE],
  [
    "a machine",
    began({ do: "meet-machine", canListen: true, hasBeeped: true }),
    ["write", "→ handed-over: write", "→ handed-over: write", "write", "write"],
  ],
  ["somebody else picked up", began({ do: "dialed", answered: true }), Array(5).fill("write")],
  ["nobody else picked up", began({ do: "dialed", answered: false }), NONE],
  ["an answer that nobody waits for", { type: "acted", result: { ok: true } }, NONE],
  ["a target that nobody waits for", { type: "target-found", to: "+49" }, NONE],
  ["a write that nobody waits for", { type: "written", messages: [] }, NONE],
];

describe("what comes of an event, line by line", () => {
  test.each(TABLE)("%s", (_, event, expected) => {
    const found = LINES.map((line) => {
      const { state, effects } = after(AT[line], event);
      return `${state.line.is === line ? "" : `→ ${state.line.is}: `}${done(effects)}`;
    });
    expect(found).toEqual([...expected]);
  });

  test("a broken turn ends the call as failed, or as the opt-out that was heard", () => {
    const broken = after(AT.streaming, { type: "turn-failed" });
    expect(broken.state.conversation).toMatchObject({ phase: "over", outcome: "failed" });
    expect(JSON.stringify(broken.effects)).toContain(FALLBACK_SENTENCE);
    const heard = { ...AT.streaming, hasOptedOut: true };
    const { state } = after(heard, { type: "turn-failed" });
    expect(state.conversation.outcome).toBe("opt-out");
    expect(after(state, { type: "turn-failed" }).effects).toEqual([]);
  });
});

describe("a turn", () => {
  const asked = after(AT.streaming, began({ do: "fall-silent" })).state;

  test("is one at a time, and goes on with nothing but its own answer", () => {
    expect(asked.waitsFor?.for).toBe("taken");
    for (const event of [
      began({ do: "fall-silent" }),
      { type: "acted", result: { ok: true } },
      { type: "target-found", to: null },
    ] as const) {
      const { state, effects } = after(asked, event);
      expect([state, effects]).toEqual([asked, []]);
    }
  });

  test("leaves the line once all is spoken, unless there is another one by then", () => {
    const broken = after(AT.streaming, { type: "turn-failed" }).state;
    const wish = { reason: "hang-up", why: "fault" } as const;
    expect(broken.line).toEqual({ is: "streaming", wish });
    const left = after(broken, { type: "timer-fired", timer: "leave" });
    expect(done(left.effects)).toBe("end-line");
    expect(left.state.line.is).toBe("handed-over");
    const anew = after(broken, opens("stream")).state;
    expect(after(anew, { type: "timer-fired", timer: "leave" }).effects).toEqual([]);
  });
});

describe("over words that have to be heard", () => {
  const firm = after(AT.streaming, opens("stream"), 0);
  const greeted = settled(firm, 0);
  const press = (digit: string) => told({ type: "caller-pressed", digit });

  test("keys wait, as many as an input takes and no more, and have their turns in their order", () => {
    let state = greeted;
    for (let place = 0; place < 70; place += 1) {
      state = settled(after(state, press(String(place % 10)), 500), 500);
    }
    expect(state.held.turns).toHaveLength(64);
    const freed = after(state, { type: "timer-fired", timer: "floor" }).effects;
    const turns = freed.flatMap((effect) => (effect.do === "take-turn" ? [effect.turn] : []));
    const keys = turns.map((turn) => (turn.do === "press" ? turn.reply.text : ""));
    expect(keys.slice(0, 12).join("")).toBe("012345678901");
    expect(keys).toHaveLength(64);
  });
});
