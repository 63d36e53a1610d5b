import { describe, expect, test } from "bun:test";
import { begin, WORDING } from "@rufbaum/conversation";
import { seededRandom, virtualTime } from "@rufbaum/runtime/virtual";
import type { CarrierEvent } from "@rufbaum/telephony";
import type { Tree } from "@rufbaum/tree";
import { embeddedUnderstanding } from "@rufbaum/understanding";
import type { CallRecord, RecordedTurn } from "../call.ts";
import { fakeLine } from "../testing/fake-line.ts";
import { createSession } from "./session.ts";

const GREETING = "Guten Tag, hier spricht Lena, eine KI-Assistentin der Praxis am Markt.";
const QUESTION = "Passt Ihnen der Termin am Montag?";

const at = { title: "", position: { x: 0, y: 0 } };

/** A surgery's: greets, and asks in a sentence of its own or in the greeting's last one. */
function surgery({ greeting = GREETING, question = QUESTION, keys = ["Ja", "Nein"] } = {}): Tree {
  const [one = "", other = ""] = keys;
  return {
    id: "tree_1",
    name: "Praxis",
    isActive: true,
    createdAt: "2026-01-01T00:00:00.000Z",
    nodes: [
      { ...at, id: "start", type: "start", content: greeting },
      {
        ...at,
        id: "ask",
        type: "decision",
        content: question,
        conditions: [
          { id: "one", condition: one, targetNodeId: "good" },
          { id: "other", condition: other, targetNodeId: "bad" },
        ],
      },
      { ...at, id: "good", type: "end", content: "Dann bis Montag.", outcome: "appointment" },
      { ...at, id: "bad", type: "end", content: "Dann sagen wir ihn ab.", outcome: "callback" },
    ],
    connections: [{ id: "c1", sourceNodeId: "start", targetNodeId: "ask", condition: null }],
  };
}

const IN_ONE = surgery({ greeting: `${GREETING} ${QUESTION}`, question: "" });

/** A call that is just being greeted, over a relay. */
async function greeted(tree: Tree = surgery()) {
  const time = virtualTime();
  const turns: RecordedTurn[] = [];
  const acted: string[] = [];
  const call = { id: "call_1", callSid: "CA1", takenOverAt: null } as CallRecord;
  const session = createSession(call, tree, begin(tree), {
    clock: time,
    timers: time,
    random: seededRandom(1),
    understanding: embeddedUnderstanding(),
    journal: {
      record: async (turn) => void turns.push(turn),
      timed: () => {},
      settled: async () => {},
    },
    announce: () => {},
    act: async (_, { kind }) => {
      acted.push(kind);
      return { ok: true };
    },
    mayRecord: false,
    transferTo: async (number) => number,
    log: () => {},
  });
  const first = fakeLine();
  session.attach(first.line, { resumed: false });
  await session.settled();
  const before = first.spoken.length;
  async function tell(...events: CarrierEvent[]) {
    for (const event of events) session.receive(event);
    await session.settled();
  }
  const says = (text: string) =>
    tell(
      { type: "caller-speaking", on: true },
      { type: "caller-speaking", on: false },
      { type: "caller-spoke", text, last: true },
    );
  async function pass(milliseconds: number) {
    await time.pass(milliseconds);
    await session.settled();
  }
  /** All that was given to the voice has been spoken. */
  const finishes = () =>
    tell({ type: "agent-speaking", on: true }, { type: "agent-speaking", on: false });
  return {
    ...{ session, time, turns, acted, first, tell, says, pass, finishes },
    /** What was said since the greeting and its question. */
    answers: () => first.spoken.slice(before),
    transcript: () => turns.flatMap(({ messages }) => messages),
  };
}

describe("over words that have to be heard", () => {
  test("a call for help goes the way that the tree has for it", async () => {
    const call = await greeted(surgery({ keys: ["Ich brauche einen Arzt", "Termin"] }));
    await call.pass(400);
    await call.says("Hilfe, ich brauche einen Arzt!");
    expect(call.session.state).toMatchObject({ nodeId: "good", endReason: "completed" });
  });

  test.each([
    ["Rufen Sie mich", "nie wieder an!", ["record-opt-out"], "opt-out"],
    ["Mein Mann", "atmet nicht mehr!", [], "emergency"],
  ])(
    "%j, %j counts at once, too, though it came in two breaths",
    async (one, other, acted, end) => {
      const call = await greeted();
      await call.pass(400);
      await call.says(one);
      expect(call.session.state.phase).toBe("listening");
      await call.says(other);
      expect(call.acted).toEqual(acted);
      expect(call.session.state).toMatchObject({ phase: "over", endReason: end });
    },
  );

  test("a reply is written down at once, and answers no question that was not asked yet", async () => {
    const call = await greeted();
    await call.pass(400);
    await call.says("Ja hallo, wer ist da?");
    expect(call.transcript().at(-1)).toMatchObject({
      speaker: "caller",
      text: "Ja hallo, wer ist da?",
      condition: null,
    });
    await call.finishes();
    expect(call.answers()).toEqual([]);
    expect(call.session.state).toMatchObject({ phase: "listening", nodeId: "ask" });
    await call.says("Ja");
    expect(call.answers()).toEqual(["Dann bis Montag."]);
  });

  test.each([
    "Ja",
    "Nein",
    "Ja gern",
    "Nein danke",
    "Mhm",
    "Am Montag um zehn",
    "Hallo?",
    "Müller",
  ])("“%s” does not count, whatever it would answer", async (reply) => {
    const call = await greeted();
    await call.pass(1_000);
    await call.says(reply);
    await call.finishes();
    expect([call.answers(), call.session.state.nodeId]).toEqual([[], "ask"]);
  });

  test("silence after such a reply is a silence like any other", async () => {
    const call = await greeted();
    await call.pass(400);
    await call.says("Ja hallo?");
    await call.finishes();
    await call.pass(9_000);
    expect(call.answers()).toEqual([WORDING.stillThere]);
  });

  test.each([
    ["Sind Sie ein Roboter?", WORDING.ai],
    ["Moment bitte", WORDING.gladlyWait],
    ["Wie bitte?", GREETING.split(" ")[0] ?? "?"],
    [
      "Guten Tag, Sie sind mit der Mailbox von Weber verbunden. Hinterlassen Sie eine Nachricht nach dem Signalton.",
      "",
    ],
  ])("“%s” is about the call, and answered once they were spoken", async (reply, answer) => {
    const call = await greeted();
    await call.pass(400);
    await call.says(reply);
    expect(call.answers()).toEqual([]);
    await call.finishes();
    if (answer === "") expect(call.session.state.outcome).toBe("voicemail");
    else expect(call.answers()[0]).toStartWith(answer);
  });

  const URGENT = [
    ["Rufen Sie mich nie wieder an!", "opt-out", "opt-out", WORDING.optOut],
    ["Auf Wiederhören!", "abandoned", "goodbye", WORDING.goodbye],
    ["Hilfe, ich brauche einen Arzt!", "abandoned", "emergency", WORDING.goodbyeEmergency],
  ] as const;
  test.each(URGENT)(
    "“%s” counts at once, and cuts them off",
    async (words, outcome, why, goodbye) => {
      const call = await greeted();
      await call.pass(400);
      await call.says(words);
      expect(call.session.state).toMatchObject({ phase: "over", outcome, endReason: why });
      expect(call.acted).toEqual(why === "opt-out" ? ["record-opt-out"] : []);
      expect(call.answers()).toEqual([]);
      const words_ = [{ text: goodbye.replace("112", "eins eins zwei"), voice: "usual" }];
      expect(call.first.ended).toEqual([{ reason: "hang-up", why, words: words_ } as never]);
      expect(call.transcript().at(-1)?.text).toBe(goodbye);
    },
  );

  test("a word counts only when it is complete", async () => {
    const call = await greeted();
    await call.tell({ type: "caller-spoke", text: "Rufen Sie mich nie wieder an", last: false });
    expect(call.session.state.phase).toBe("listening");
    await call.tell({ type: "caller-spoke", text: "Rufen Sie mich nie wieder an!", last: true });
    expect(call.session.state.outcome).toBe("opt-out");
  });
});

describe("how long a reply waits", () => {
  const reply: CarrierEvent = { type: "caller-spoke", text: "Sind Sie ein Roboter?", last: true };
  /** The estimate: until the first sound, then 65 milliseconds a character. */
  const ESTIMATE = 400 + GREETING.length * 65;

  test("until the carrier tells that they were played, while the question is being spoken", async () => {
    const call = await greeted();
    await call.tell({ type: "agent-speaking", on: true }, reply);
    await call.pass(ESTIMATE + 1_000);
    expect(call.answers()).toEqual([]);
    await call.tell({ type: "spoken", text: GREETING });
    expect(call.answers()[0]).toBe(WORDING.ai);
  });

  test("as long as they are estimated to take, where the carrier tells nothing", async () => {
    const call = await greeted();
    await call.tell(reply);
    await call.pass(ESTIMATE - 400);
    expect(call.answers()).toEqual([]);
    await call.pass(500);
    expect(call.answers()[0]).toBe(WORDING.ai);
  });

  test("three seconds more at most, where it tells less than it could", async () => {
    const call = await greeted();
    await call.tell({ type: "agent-speaking", on: true }, reply);
    await call.pass(ESTIMATE + 3_000);
    expect(call.answers()[0]).toBe(WORDING.ai);
  });

  test("not for ever, whatever becomes of the clock", async () => {
    const call = await greeted();
    await call.tell(reply);
    call.time.advance(0);
    await call.pass(60_000);
    expect(call.answers()[0]).toBe(WORDING.ai);
  });

  test("is answered once, however often it was said", async () => {
    const call = await greeted();
    for (let times = 0; times < 20; times++) await call.says("Wie bitte?");
    await call.finishes();
    const said = call.answers().join(" ");
    expect(said.split("KI-Assistentin")).toHaveLength(2);
    expect(call.transcript().filter(({ text }) => text === "Wie bitte?")).toHaveLength(20);
  });

  test("is put together from several breaths", async () => {
    const call = await greeted();
    await call.says("Sind Sie denn");
    await call.says("ein Roboter?");
    expect(call.answers()).toEqual([]);
    await call.finishes();
    expect(call.answers().join(" ")).toContain(WORDING.ai);
  });

  test("no longer than the line lasts", async () => {
    const call = await greeted();
    await call.tell(reply);
    call.session.detach(call.first.line);
    await call.pass(60_000);
    expect(call.answers()).toEqual([]);
    expect(call.time.waiting).toBe(0);
  });
});

describe("a question that is asked in the same breath", () => {
  /** Milliseconds from the first sound to the middle of the question. */
  const HALFWAY = (GREETING.length + 1 + QUESTION.length / 2) * 65;

  test.each([
    [0.4, "ask"],
    [0.8, "ask"],
    [0.9, "ask"],
    [1.1, "good"],
  ])(
    "is answered by what was begun after most of it: at %p of the way to its middle",
    async (share, node) => {
      const call = await greeted(IN_ONE);
      await call.tell({ type: "agent-speaking", on: true });
      await call.pass(HALFWAY * share);
      await call.says("Ja");
      expect(call.session.state.nodeId).toBe("ask");
      await call.tell({ type: "agent-speaking", on: false });
      expect(call.session.state.nodeId).toBe(node);
    },
  );

  test("and where the carrier tells nothing of the caller's beginning, the words' length tells", async () => {
    const reply = "Nein, am Montag kann ich leider ganz und gar nicht.";
    for (const [share, node] of [
      [1.0, "ask"],
      [1.6, "bad"],
    ] as const) {
      const call = await greeted(IN_ONE);
      await call.tell({ type: "agent-speaking", on: true });
      await call.pass(HALFWAY * share + (share > 1 ? reply.length * 20 : 0));
      await call.tell({ type: "caller-spoke", text: reply, last: true });
      await call.finishes();
      expect(call.session.state.nodeId).toBe(node);
    }
  });

  test("what was begun before it and ended after it is early all the same", async () => {
    const call = await greeted(IN_ONE);
    await call.tell({ type: "agent-speaking", on: true });
    await call.pass(HALFWAY / 2);
    await call.tell({ type: "caller-speaking", on: true });
    await call.pass(HALFWAY * 2);
    await call.tell(
      { type: "agent-speaking", on: false },
      { type: "caller-speaking", on: false },
      { type: "caller-spoke", text: "Ja", last: true },
    );
    expect([call.session.state.nodeId, call.answers()]).toEqual(["ask", []]);
  });
});

describe("a key over words that have to be heard", () => {
  const MENU = "Für einen neuen Termin drücken Sie die 1, zum Absagen die Zwei.";
  const pressed = (digit: string): CarrierEvent => ({ type: "caller-pressed", digit });

  test("answers no question that comes after them, and may be pressed again", async () => {
    const call = await greeted(surgery({ question: MENU, keys: ["1", "2"] }));
    await call.pass(400);
    await call.tell(pressed("1"));
    await call.finishes();
    expect(call.session.state.nodeId).toBe("ask");
    await call.tell(pressed("1"));
    expect(call.session.state.nodeId).toBe("good");
  });

  const inOne = surgery({
    greeting: `${GREETING} ${MENU} Sie können auch einfach sprechen.`,
    question: "",
    keys: ["1", "2"],
  });
  const named = (word: string) => (GREETING.length + 1 + MENU.indexOf(word) + word.length) * 65;

  test.each([
    ["1", named("1") - 700, "ask"],
    ["1", named("1") + 200, "good"],
    ["2", named("1") + 200, "ask"],
    ["2", named("Zwei") + 200, "bad"],
  ])(
    "%s counts once it was named, at the end of what names it: after %p ms",
    async (key, after, node) => {
      const call = await greeted(inOne);
      await call.tell({ type: "agent-speaking", on: true });
      await call.pass(after);
      await call.tell(pressed(key));
      expect(call.session.state.nodeId).toBe("ask");
      await call.tell({ type: "agent-speaking", on: false });
      expect(call.session.state.nodeId).toBe(node);
    },
  );
});

describe("over words that may be cut into", () => {
  async function asked() {
    const call = await greeted();
    await call.tell({ type: "agent-speaking", on: true }, { type: "spoken", text: GREETING });
    await call.pass(2_000);
    return call;
  }
  const cut: CarrierEvent = {
    type: "caller-interrupted",
    heard: "Passt Ihnen der",
    afterMilliseconds: 900,
  };
  const no: CarrierEvent = { type: "caller-spoke", text: "Nein, das passt mir nicht", last: true };

  test.each([
    ["an interruption, then the words", [cut, no]],
    ["the words, then the interruption", [no, cut]],
    ["the words alone", [no]],
    [
      "the words in parts",
      [{ type: "caller-spoke", text: "Nein, das", last: false } as const, cut, no],
    ],
  ])("%s: they reach the conversation", async (_, events) => {
    const call = await asked();
    await call.tell(...events);
    expect(call.session.state).toMatchObject({ phase: "over", nodeId: "bad" });
    expect(call.answers()).toEqual(["Dann sagen wir ihn ab."]);
    expect(call.session.state.lastSaid).toBe("Dann sagen wir ihn ab.");
  });
});
