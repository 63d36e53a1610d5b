import { describe, expect, test } from "bun:test";
import { endText, outcomeText, outcomeTone } from "./call-end.ts";

describe("how a call ended", () => {
  test.each([
    [{ outcome: "appointment", status: "completed" }, "Termin vereinbart", "success"],
    [{ outcome: "busy", status: "busy" }, "Besetzt", "warning"],
    [{ outcome: "failed", status: "failed" }, "Fehlgeschlagen", "failure"],
    [{ outcome: null, status: "no-answer" }, "Keine Antwort", "warning"],
    [{ outcome: "not-interested", status: "completed" }, "Kein Interesse", "neutral"],
    [{ outcome: "own-word", status: "completed" }, "own-word", "neutral"],
  ] as const)("%j", (call, text, tone) => {
    expect(outcomeText(call)).toBe(text);
    expect(outcomeTone(call)).toBe(tone);
  });
});

describe("why", () => {
  test("the carrier's own words come first", () => {
    const error = { code: "http-500", message: "Der Anbieter hat einen Fehler (HTTP 500)." };
    expect(endText({ error, endReason: "carrier", status: "failed", answeredBy: null })).toBe(
      error.message,
    );
  });

  test.each([
    ["hung-up", "completed", "Die angerufene Person hat aufgelegt."],
    ["transferred", "completed", "Der Anruf ist an eine andere Person weitergegeben worden."],
    [null, "busy", "Die Leitung war besetzt."],
    [null, "no-answer", "Niemand hat abgenommen."],
  ])("%p, %s", (endReason, status, text) => {
    expect(endText({ error: null, endReason, status, answeredBy: null })).toBe(text);
  });

  test.each([
    ["fax", "Es hat ein Faxgerät geantwortet."],
    ["machine_end_beep", "Es hat ein Anrufbeantworter geantwortet."],
  ] as const)("who answered: %s", (answeredBy, text) => {
    const call = { error: null, endReason: "voicemail", status: "completed", answeredBy };
    expect(endText(call)).toBe(text);
  });

  test("nothing is made up", () => {
    expect(
      endText({ error: null, endReason: null, status: "completed", answeredBy: null }),
    ).toBeNull();
  });
});
