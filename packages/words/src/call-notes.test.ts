import { expect, test } from "bun:test";
import type { CallNote } from "@rufbaum/calls";
import { wordsIn } from "./index.ts";

const START = Date.UTC(2026, 0, 5, 9);
const NOTE: CallNote = {
  ...{ number: "+493023125001", direction: "outbound", treeName: "Photovoltaik" },
  ...{ startedAt: START, duration: 154, answeredBy: "person", outcome: "appointment" },
  ...{ isOutcomeByHand: true, endReason: "completed", isTakenOver: false },
  disclosure: { at: START + 5_000, isHeard: true },
  values: [
    { name: "tag", label: "Welcher Tag?", value: "2026-01-06" },
    { name: "ok", label: "Passt es?", value: true },
  ],
  objections: [{ title: "Zu teuer", said: "Das kostet viel.", answer: "Es rechnet sich." }],
  ...{ optOutAt: null, nextStep: "keep-appointment", lastWords: "Bis dann." },
};

test("a note tells all of a call in German", () => {
  expect(wordsIn("de").callNote(NOTE)).toBe(
    [
      "Anruf an +493023125001 am 05.01.2026 10:00 (deutsche Zeit), Dauer 02:34, mit „Photovoltaik“",
      "Ergebnis: Termin vereinbart (von Hand gesetzt). Ende: Bis zum Ende geführt.",
      "Hinweis auf die KI um 10:00:05 Uhr, zu Ende gehört.",
      "Erfasst:",
      "- Welcher Tag?: 06.01.2026",
      "- Passt es?: ja",
      "Einwände:",
      "- Zu teuer: „Das kostet viel.“ Antwort: „Es rechnet sich.“",
      "Zuletzt gesagt: „Bis dann.“",
      "Nächster Schritt: Termin wahrnehmen",
    ].join("\n"),
  );
});

test("what there is nothing of stands in no note", () => {
  const nothing = { values: [], objections: [], disclosure: null, lastWords: null, duration: null };
  const missed = { answeredBy: "nobody", outcome: "no-answer", isOutcomeByHand: false } as const;
  const note = { ...NOTE, ...nothing, ...missed, endReason: null, nextStep: "try-again" } as const;
  expect(wordsIn("en").callNote(note)).toBe(
    [
      "Call to +493023125001 on 2026-01-05 10:00 (German time), with “Photovoltaik”",
      "Outcome: No answer. Nobody answered.",
      "Next step: Try again",
    ].join("\n"),
  );
});
