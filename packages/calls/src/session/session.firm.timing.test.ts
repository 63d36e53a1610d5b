import { describe, expect, test } from "bun:test";
import { WORDING } from "@rufbaum/conversation";
import type { CarrierEvent } from "@rufbaum/telephony";
import { greeted } from "../testing/open-session.ts";
import { GREETING, QUESTION, surgery } from "../testing/trees.ts";

const IN_ONE = surgery({ greeting: `${GREETING} ${QUESTION}`, question: "" });

describe("how long a reply waits", () => {
  const reply: CarrierEvent = { type: "caller-spoke", text: "Sind Sie ein Roboter?", last: true };
  /** The estimate: until the first sound, then 65 milliseconds a character. */
  const ESTIMATE = 400 + GREETING.length * 65;

  test("until the carrier tells that they were played, while the question is being spoken", async () => {
    const call = await greeted(surgery());
    await call.tell({ type: "agent-speaking", on: true }, reply);
    await call.pass(ESTIMATE + 1_000);
    expect(call.answers()).toEqual([]);
    await call.tell({ type: "spoken", text: GREETING });
    expect(call.answers()[0]).toBe(WORDING.ai);
  });

  test("as long as they are estimated to take, where the carrier tells nothing", async () => {
    const call = await greeted(surgery());
    await call.tell(reply);
    await call.pass(ESTIMATE - 400);
    expect(call.answers()).toEqual([]);
    await call.pass(500);
    expect(call.answers()[0]).toBe(WORDING.ai);
  });

  test("three seconds more at most, where it tells less than it could", async () => {
    const call = await greeted(surgery());
    await call.tell({ type: "agent-speaking", on: true }, reply);
    await call.pass(ESTIMATE + 3_000);
    expect(call.answers()[0]).toBe(WORDING.ai);
  });

  test("not for ever, whatever becomes of the clock", async () => {
    const call = await greeted(surgery());
    await call.tell(reply);
    call.time.advance(0);
    await call.pass(60_000);
    expect(call.answers()[0]).toBe(WORDING.ai);
  });

  test("is answered once, however often it was said", async () => {
    const call = await greeted(surgery());
    for (let times = 0; times < 20; times++) await call.says("Wie bitte?");
    await call.finishes();
    const said = call.answers().join(" ");
    expect(said.split("KI-Assistentin")).toHaveLength(2);
    expect(call.transcript().filter(({ text }) => text === "Wie bitte?")).toHaveLength(20);
  });

  test("is put together from several breaths", async () => {
    const call = await greeted(surgery());
    await call.says("Sind Sie denn");
    await call.says("ein Roboter?");
    expect(call.answers()).toEqual([]);
    await call.finishes();
    expect(call.answers().join(" ")).toContain(WORDING.ai);
  });

  test("no longer than the line lasts", async () => {
    const call = await greeted(surgery());
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
