import { describe, expect, test } from "bun:test";
import { lineUnderTest } from "../../testing/line-under-test.ts";
import { xml } from "../../testing/virtual-app.ts";
import type { Callee, CalleeAct, HeardByCallee } from "../callee/callee.ts";

const QUESTION = "Haben Sie gerade einen Moment Zeit für mich, oder passt es später besser?";

/** Does this once, when it hears that, and nothing else. */
function once(type: HeardByCallee["type"], ...acts: CalleeAct[]): Callee {
  let done = false;
  return {
    react(heard) {
      if (done || heard.type !== type) return [];
      done = true;
      return acts;
    },
  };
}

const say = (text: string, after = 500): CalleeAct => ({ type: "say", text, after });
const press = (digits: string, after = 500): CalleeAct => ({ type: "press", digits, after });

/** A call whose answer is this `<Gather>`, and what its action was told. */
async function gathered(callee: Callee, attributes: string, inside = `<Say>${QUESTION}</Say>`) {
  const line = lineUnderTest({
    callees: () => callee,
    webhook: (route) =>
      route === "answer"
        ? xml(
            `<Response><Gather action="/turn" ${attributes}>${inside}</Gather><Redirect>/fell-through</Redirect></Response>`,
          )
        : undefined,
  });
  await line.place("+493023125001");
  await line.time.pass(90_000);
  const [answer, next] = line.app.seen.filter(
    ({ data }) => data.CallStatus === "in-progress" && !data.SequenceNumber,
  );
  return { ...line, next, took: (next?.at ?? 0) - (answer?.at ?? 0) };
}

const SPEECH = 'input="speech" speechTimeout="1"';

describe("a <Gather>", () => {
  test("tells its action what was said after the question", async () => {
    const { next, took } = await gathered(once("agent-finished", say("Ja, gerne.")), SPEECH);
    expect(next).toMatchObject({ what: "turn", data: { SpeechResult: "Ja, gerne." } });
    expect(Number(next?.data.Confidence)).toBeWithin(0.7, 1);
    expect(next?.data.Digits).toBeUndefined();
    // The question, the turn, the answer, and a second of silence.
    expect(took).toBe(120 + QUESTION.length * 65 + 400 + 500 + 250 + 10 * 58 + 1_000);
  });

  test("waits for the rest of what is said in two goes", async () => {
    const callee = once("agent-finished", say("Ja."), say("Aber nur kurz.", 600));
    expect((await gathered(callee, SPEECH)).next?.data.SpeechResult).toBe("Ja. Aber nur kurz.");
  });

  test("is cut into by who speaks before the question is over", async () => {
    const { took } = await gathered(once("agent-began", say("Nein danke.", 1_000)), SPEECH);
    expect(took).toBe(120 + 1_000 + 250 + 11 * 58 + 1_000);
  });

  test("is not cut into where that is not wanted: what was said meanwhile is lost", async () => {
    const callee = once("agent-began", say("Nein danke.", 1_000));
    const { next } = await gathered(callee, `${SPEECH} bargeIn="false"`);
    expect(next?.what).toBe("fell-through");
  });

  test("falls through to the next verb when nothing comes", async () => {
    const { next, took } = await gathered({ react: () => [] }, `${SPEECH} timeout="7"`);
    expect(next?.what).toBe("fell-through");
    expect(took).toBe(120 + QUESTION.length * 65 + 7_000);
  });

  test("asks its action all the same where that is wanted", async () => {
    const { next } = await gathered({ react: () => [] }, `${SPEECH} actionOnEmptyResult="true"`);
    expect(next?.what).toBe("turn");
    expect(next?.data).not.toContainAnyKeys(["SpeechResult", "Digits"]);
  });

  test.each([
    ["ends with its key", 'input="dtmf"', "12#", { Digits: "12", FinishedOnKey: "#" }],
    ["ends with the key alone", 'input="dtmf"', "#", { Digits: "", FinishedOnKey: "#" }],
    ["ends with so many", 'input="dtmf" numDigits="3"', "1234", { Digits: "123" }],
    ["ends in silence", 'input="dtmf speech" timeout="2"', "12", { Digits: "12" }],
    [
      "takes every key where none ends it",
      'input="dtmf" finishOnKey="" timeout="1"',
      "1#",
      { Digits: "1#" },
    ],
  ])("of keys %s", async (_, attributes, keys, told) => {
    const { next } = await gathered(once("agent-finished", press(keys)), attributes);
    expect(next).toMatchObject({ what: "turn", data: told });
  });

  test("is cut into by a key, too", async () => {
    const callee = once("agent-began", press("1", 1_000));
    const { took } = await gathered(callee, 'input="dtmf" numDigits="1"');
    expect(took).toBe(120 + 1_000);
  });

  test("takes what comes first, and leaves out the other", async () => {
    const spoken = once("agent-finished", say("Ja."), press("1", 100));
    expect((await gathered(spoken, 'input="dtmf speech"')).next?.data).toMatchObject({
      SpeechResult: "Ja.",
    });
    const pressed = once("agent-finished", press("1"), say("Ja.", 100));
    const { next } = await gathered(pressed, 'input="dtmf speech" timeout="3"');
    expect(next?.data).toMatchObject({ Digits: "1" });
    expect(next?.data.SpeechResult).toBeUndefined();
  });

  test("hears neither what it does not listen for", async () => {
    expect((await gathered(once("agent-finished", press("1")), SPEECH)).next?.what).toBe(
      "fell-through",
    );
    expect((await gathered(once("agent-finished", say("Ja.")), "")).next?.what).toBe(
      "fell-through",
    );
  });

  test("tells what it understood so far", async () => {
    const callee = once("agent-finished", say("Das kommt ganz darauf an, was Sie mir anbieten."));
    const { app } = await gathered(callee, `${SPEECH} partialResultCallback="/partial"`);
    const partials = app.seen.filter(({ what }) => what === "partial");
    expect(partials.length).toBeGreaterThan(2);
    expect(partials[0]?.data.UnstableSpeechResult).toBe("Das");
  });

  test("asks its own document again where it has no action", async () => {
    const line = lineUnderTest({
      callees: () => once("agent-finished", say("Ja.")),
      webhook: (_, form) =>
        xml(
          form.has("SpeechResult")
            ? "<Response/>"
            : "<Response><Gather input='speech'><Say>Na?</Say></Gather></Response>",
        ),
    });
    await line.place("+493023125001");
    await line.time.pass(60_000);
    const answers = line.app.seen.filter(({ what }) => what === "answer");
    expect(answers.map(({ data }) => data.SpeechResult)).toEqual([undefined, "Ja."]);
  });

  test("hears the rest of what was being said when it began", async () => {
    const callee = once("picked-up", say("Hier ist die Mailbox von Familie Albrecht.", 0));
    const { next } = await gathered(callee, SPEECH, "");
    expect(next?.data.SpeechResult).toBe("Hier ist die Mailbox von Familie Albrecht.");
  });

  test("is asked no more when the callee hangs up in the middle of it", async () => {
    const { next, app, time } = await gathered(
      once("agent-began", { type: "hang-up", after: 700 }),
      SPEECH,
    );
    expect(next).toBeUndefined();
    expect(app.seen.at(-1)?.data).toMatchObject({ CallStatus: "completed" });
    expect(time.waiting).toBe(0);
  });
});
