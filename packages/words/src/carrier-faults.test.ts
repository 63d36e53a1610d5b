import { describe, expect, test } from "bun:test";
import { FAULTS, type FaultCode } from "@rufbaum/telephony/errors";
import { wordsIn } from "./index.ts";

const CODES = FAULTS.map(({ code }) => code);

function told(language: "de" | "en", code: FaultCode, cited: string | null = null): string {
  return wordsIn(language).carrierFault({ code, reported: code, cited });
}

describe("a fault of the carrier", () => {
  test.each(CODES)("%s is told in German with what to do", (code) => {
    const sentence = told("de", code);
    expect(sentence).toMatch(/^[A-ZÄÖÜ].*\.$/s);
    expect((sentence.match(/[^.!?;]+(?:[.!?;]|$)/g) ?? []).length).toBeGreaterThan(1);
    // The polite imperative: 'Prüfen Sie …', also after a condition or a comma.
    expect(sentence).toMatch(/(?:^|[.;:,] (?:und |oder )?)\p{L}[^.]*?\p{L}+e?n Sie\b/u);
    expect(sentence).not.toMatch(/\b(?:du|dein|dir|dich|please|error|invalid)\b/i);
  });

  test.each(CODES)("%s is told in English with what to do", (code) => {
    const sentence = told("en", code);
    expect(sentence).toMatch(/^[A-Z].*\.$/s);
    expect((sentence.match(/[^.!?;]+(?:[.!?;]|$)/g) ?? []).length).toBeGreaterThan(1);
    expect(sentence).not.toMatch(/[äöüß]|\b(?:Sie|nicht|der|die|das)\b/);
  });

  test.each([
    ["de", "Beim Anbieter ist ein Fehler aufgetreten (HTTP 503). Sehen"],
    ["en", "An error occurred at the carrier (HTTP 503). Look"],
  ] as const)("in %s names the number to look up before its first full stop", (language, words) => {
    expect(told(language, "20500", "HTTP 503")).toStartWith(words);
  });
});
