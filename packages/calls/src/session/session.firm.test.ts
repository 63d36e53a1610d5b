import { describe, expect, test } from "bun:test";
import { WORDING } from "@rufbaum/conversation";
import type { CarrierEvent } from "@rufbaum/telephony";
import { greeted } from "../testing/open-session.ts";
import { GREETING, surgery } from "../testing/trees.ts";

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
      const call = await greeted(surgery());
      await call.pass(400);
      await call.says(one);
      expect(call.session.state.phase).toBe("listening");
      await call.says(other);
      expect(call.acted).toEqual(acted);
      expect(call.session.state).toMatchObject({ phase: "over", endReason: end });
    },
  );

  test("a reply is written down at once, and answers no question that was not asked yet", async () => {
    const call = await greeted(surgery());
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
    const call = await greeted(surgery());
    await call.pass(1_000);
    await call.says(reply);
    await call.finishes();
    expect([call.answers(), call.session.state.nodeId]).toEqual([[], "ask"]);
  });

  test("silence after such a reply is a silence like any other", async () => {
    const call = await greeted(surgery());
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
    const call = await greeted(surgery());
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
      const call = await greeted(surgery());
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
    const call = await greeted(surgery());
    await call.tell({ type: "caller-spoke", text: "Rufen Sie mich nie wieder an", last: false });
    expect(call.session.state.phase).toBe("listening");
    await call.tell({ type: "caller-spoke", text: "Rufen Sie mich nie wieder an!", last: true });
    expect(call.session.state.outcome).toBe("opt-out");
  });
});

describe("over words that may be cut into", () => {
  async function asked() {
    const call = await greeted(surgery());
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
