import { describe, expect, test } from "bun:test";
import type { ConversationState } from "@rufbaum/conversation";
import type { AskStep, CallScript, CarrierEvent } from "@rufbaum/telephony";
import { createGather } from "./gather.ts";
import type { Line } from "./line.ts";

type Reply = (line: Line, event: CarrierEvent | "attached") => void;

/** A conversation that does as `reply` says, and the gathering that leads it. */
function led(reply: Reply, phase: () => ConversationState["phase"] = () => "listening") {
  const gather = createGather({
    dial: (_callId, to) => ({ do: "dial", to, from: "+493023125800", ringTimeout: 30 }),
  });
  const events: CarrierEvent[] = [];
  const attached: boolean[] = [];
  let line: Line | null = null;
  let queue: Promise<void> = Promise.resolve();
  const session = {
    callId: "call_1",
    get state() {
      return { phase: phase() } as ConversationState;
    },
    attach(opened: Line, { resumed }: { resumed: boolean }) {
      line = opened;
      attached.push(resumed);
      queue = queue.then(() => reply(opened, "attached"));
    },
    receive(event: CarrierEvent) {
      events.push(event);
      const open = line as Line;
      queue = queue.then(() => reply(open, event));
    },
    settled: () => queue,
  };
  return {
    gather,
    events,
    attached,
    session,
    open: (resumed = false) => gather.open(session, { resumed }),
    turn: (number: number, text: string | null, digits: string | null = null) =>
      gather.turn(session, number, { text, digits }),
  };
}

const say = (line: Line, ...texts: string[]) =>
  line.say(texts.map((text) => ({ text, interruptible: true })));
const textsOf = (script: CallScript) =>
  script.flatMap((step) => {
    if (step.do === "say") return [step.text];
    return step.do === "ask" ? step.parts.map(({ text }) => text) : [];
  });
const stepsOf = (script: CallScript) => script.map((step) => step.do);
const askOf = (script: CallScript) => script.at(-1) as AskStep;

/** Greets, then says what it heard back. */
const echo: Reply = (line, event) => {
  if (event === "attached") say(line, "Guten Tag.", "Haben Sie Zeit?");
  else if (event.type === "caller-spoke") say(line, `Sie sagten ${event.text}.`);
  else say(line, event.type);
  line.listen(6_000, null);
};

describe("a call led turn by turn", () => {
  test("hears the words that come beside keys, too: they may want no more calls", async () => {
    const { open, turn, events } = led(echo);
    await open();
    await turn(1, "Rufen Sie nie wieder an", "1");
    expect(events).toEqual([
      { type: "caller-pressed", digit: "1" },
      { type: "caller-spoke", text: "Rufen Sie nie wieder an", last: true },
    ]);
  });

  test("asks with all that is to be said, and again with what comes after the reply", async () => {
    const { open, turn } = led(echo);
    expect(await open()).toEqual([
      {
        do: "ask",
        turn: 1,
        silence: 6_000,
        keypad: null,
        voice: "usual",
        hints: [],
        parts: [
          { text: "Guten Tag.", interruptible: true },
          { text: "Haben Sie Zeit?", interruptible: true },
        ],
      },
    ]);
    const next = await turn(1, "ja");
    expect([askOf(next).turn, textsOf(next)]).toEqual([2, ["Sie sagten ja."]]);
    expect(textsOf(await turn(2, null))).toEqual(["caller-fell-silent"]);
  });

  test("speaks and hears each turn as its node does", async () => {
    const hearing = { voice: "en-US-Neural2-C", hints: ["Solar"] } as const;
    const { open, turn } = led((line, event) => {
      if (event === "attached") return line.opens("en-US-Neural2-B");
      line.say([{ text: "Hello.", interruptible: true, voice: "en-US-Neural2-C" }]);
      if (event.type === "caller-spoke") line.listen(6_000, null, hearing);
      else line.end({ reason: "hang-up", why: "silent" });
    });
    expect(askOf(await open())).toMatchObject({ voice: "en-US-Neural2-B", hints: [] });
    const next = askOf(await turn(1, "yes"));
    expect(next).toMatchObject(hearing);
    expect(next.parts[0]?.voice).toBe("en-US-Neural2-C");
    expect((await turn(2, null))[0]).toEqual({
      do: "say",
      text: "Hello.",
      voice: "en-US-Neural2-C",
    });
  });

  test("answers a turn that comes twice, at once or late, with the same script", async () => {
    const { open, turn, events } = led(echo);
    await open();
    const twice = await Promise.all([turn(1, "ja"), turn(1, "nein")]);
    expect(twice[0]).toBe(twice[1]);
    const later = await turn(2, "gut");
    for (const old of [1, 2, 0]) expect(await turn(old, "nie")).toBe(later);
    expect(events).toHaveLength(2);
  });

  test("learns nothing from a turn that was never asked", async () => {
    const { open, turn, events } = led(echo);
    await open();
    await turn(7, "ja");
    expect(events).toEqual([]);
  });

  test("goes on where it was after a restart, at the turn that was asked", async () => {
    const { turn, attached, events } = led((line, event) => {
      if (event !== "attached") echo(line, event);
    });
    const script = await turn(4, "ja");
    expect([askOf(script).turn, textsOf(script)]).toEqual([5, ["Sie sagten ja."]]);
    expect([attached, events.length]).toEqual([[false], 1]);
  });

  test("goes on without a second greeting where the relay broke", async () => {
    const { open, attached } = led((line) => line.listen(6_000, null));
    expect(textsOf(await open(true))).toEqual([]);
    expect(attached).toEqual([true]);
  });

  test("takes keys one by one, and the key that ended them", async () => {
    const keys = { digits: 5, endKey: "#" };
    const { open, turn, events } = led((line) => line.listen(6_000, keys));
    expect(askOf(await open()).keypad).toEqual(keys);
    await turn(1, null, "123");
    await turn(2, "eins", "12345");
    const pressed = events.map((event) => (event.type === "caller-pressed" ? event.digit : ""));
    expect(pressed.join("")).toBe("123#12345");
  });

  test("ends with what was said last", async () => {
    const { open } = led((line) => {
      say(line, "Auf Wiederhören.");
      line.end({ reason: "hang-up", why: "completed" });
    });
    expect(await open()).toEqual([{ do: "say", text: "Auf Wiederhören." }, { do: "hang-up" }]);
  });

  test("says only a goodbye where the conversation is over already", async () => {
    const { open } = led(
      () => {},
      () => "over",
    );
    expect(stepsOf(await open())).toEqual(["hang-up"]);
  });

  test("puts through, and counts on from there when nobody answers", async () => {
    let isBack = false;
    const transfers: Reply = (line, event) => {
      if (event === "attached" && !isBack) {
        say(line, "Ich verbinde.");
        line.end({ reason: "transfer", to: "+493023125002" });
        isBack = true;
      } else echo(line, event);
    };
    const { open, turn } = led(transfers, () => (isBack ? "acting" : "new"));
    const script = await open();
    expect(stepsOf(script)).toEqual(["say", "dial"]);
    expect(script.at(-1)).toMatchObject({ to: "+493023125002", ringTimeout: 30 });
    const back = await open();
    expect(askOf(back).turn).toBe(1);
    expect(await turn(0, "nie")).toBe(back);
    expect(askOf(await turn(1, "ja")).turn).toBe(2);
  });

  test("begins the same way when the carrier asks for the beginning twice", async () => {
    const { open, attached } = led(echo);
    const twice = await Promise.all([open(), open()]);
    expect(twice[0]).toBe(twice[1]);
    expect(await open()).toBe(twice[0]);
    expect(attached).toEqual([false]);
  });

  test("begins to record before it goes on, and never in circles", async () => {
    let recordings = 0;
    const limited = led((line, event) => {
      if (event === "attached" && recordings++ === 0) {
        say(line, "Ich zeichne auf.");
        line.end({ reason: "record" });
      } else echo(line, event);
    });
    expect(stepsOf(await limited.open())).toEqual(["say", "record", "ask"]);
    const endless = led((line) => line.end({ reason: "record" }));
    expect((await endless.open()).length).toBeLessThan(10);
  });

  test("forgets a call that is over", async () => {
    const { gather, open } = led(echo);
    await open();
    expect(gather.count()).toBe(1);
    gather.close("call_1");
    expect(gather.count()).toBe(0);
  });

  test("says what an operator whispered between two turns before the next answer", async () => {
    const { open, turn, session } = led(echo);
    await open();
    session.receive({ type: "caller-spoke", text: "zwischendurch", last: true });
    await session.settled();
    expect(textsOf(await turn(1, "ja"))).toEqual(["Sie sagten zwischendurch.", "Sie sagten ja."]);
  });
});
