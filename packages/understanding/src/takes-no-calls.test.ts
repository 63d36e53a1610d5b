import { describe, expect, test } from "bun:test";
import { openUnderstanding } from "./open-understanding.ts";
import type { Expected } from "./reading.ts";

const { read } = await openUnderstanding();

const OPENING: Expected = {
  conditions: [
    { id: "1", key: "Ja", examples: [] },
    { id: "2", key: "Nein", examples: [] },
  ],
  intents: ["opt_out"],
  value: null,
  question: "Entscheiden Sie über die Reinigung?",
};

const intentsIn = (text: string) => {
  const { intent, alsoHeard } = read(text, OPENING);
  return [intent, ...alsoHeard.map(({ name }) => name)];
};

describe("a machine that takes no calls is a mailbox, and blocks no number", () => {
  test.each([
    "Dieser Teilnehmer nimmt zurzeit keine Anrufe entgegen",
    "Dieser Teilnehmer nimmt keine Anrufe entgegen.",
    "Der Teilnehmer nimmt derzeit keine Anrufe an.",
    "nimm zurzeit keine Anrufe entgegen.",
    "der gewünschte gesprächspartner nimmt im moment keine anrufe entgegen",
    "Diese Rufnummer nimmt keine Anrufe mehr entgegen. Bitte legen Sie auf.",
    "Wir nehmen zurzeit keine Anrufe entgegen, bitte hinterlassen Sie eine Nachricht",
    "Zurzeit werden keine Anrufe entgegengenommen.",
    "Leider können wir gerade keine Anrufe entgegennehmen.",
  ])("“%s”", (text) => {
    const intents = intentsIn(text);
    expect(intents[0]).toBe("voicemail_detected");
    expect(intents).not.toContain("opt_out");
  });
});

describe("who wants no more calls still says so", () => {
  test.each([
    "Wir nehmen keine Werbeanrufe entgegen",
    "Ich nehme von Ihnen keine Anrufe mehr entgegen",
    "Wir nehmen zurzeit keine Anrufe entgegen, und rufen Sie hier nie wieder an",
    "Wir möchten keine Anrufe mehr von Ihnen",
    "Nehmen Sie meine Nummer raus, ich nehme keine Anrufe mehr an",
    "Keine Anrufe mehr, bitte.",
  ])("“%s”", (text) => {
    expect(intentsIn(text)).toContain("opt_out");
  });
});
