import { describe, expect, test } from "bun:test";
import {
  type AccountNumber,
  chooseCallerNumber,
  compareWithCarrier,
  type OwnedNumber,
  standingOf,
} from "./index.ts";

function owned(more: Partial<OwnedNumber & { isDefault: boolean }> = {}) {
  return {
    number: "+493023125800",
    proof: null,
    carrierSource: "owned" as const,
    problem: null,
    isDefault: true,
    ...more,
  };
}

function account(more: Partial<AccountNumber> = {}): AccountNumber {
  return {
    number: "+493023125800",
    sid: "PN1",
    name: "Zentrale",
    source: "owned",
    canCall: true,
    ...more,
  };
}

describe("standingOf", () => {
  test.each([
    [
      "Die Nummer gehört nicht mehr zum Konto beim Anbieter. Wenn das ein Versehen ist, kaufen oder bestätigen Sie sie dort neu; sonst entfernen Sie sie hier.",
      "gone",
    ],
    [
      "Der Anbieter kennt diese Nummer nicht und würde Anrufe mit ihr ablehnen. Kaufen oder bestätigen Sie sie in seinem Konto und prüfen Sie dann noch einmal.",
      "unknown",
    ],
    [
      "Mit dieser Nummer kann man beim Anbieter nicht telefonieren, etwa weil sie nur für SMS ist.",
      "cannot-call",
    ],
    [
      "Die Absendernummer gehört nicht zu Ihrem Konto. Tragen Sie in TWILIO_FROM eine gekaufte oder bestätigte Nummer ein.",
      "refused-21210",
    ],
    [
      "Die Absendernummer ist ungültig. Tragen Sie TWILIO_FROM in der Form +49… ein, ohne Leerzeichen.",
      "refused-21212",
    ],
  ])("reads what older versions kept as a sentence: %s", (problem, code) => {
    const standing = standingOf(owned({ problem }));
    expect(standing.ok ? null : standing.refusal.code).toBe(code as never);
  });

  test.each([
    ["bought", owned(), null],
    ["confirmed", owned({ carrierSource: "verified" }), null],
    ["proven", owned({ carrierSource: null, proof: "Vertrag 4711" }), null],
    ["with neither", owned({ carrierSource: null }), "no-proof"],
    ["with a blank proof", owned({ carrierSource: null, proof: "  " }), "no-proof"],
    ["lost", owned({ problem: "gone" }), "gone"],
    ["with what another version kept", owned({ problem: "Weg." }), "unknown"],
    ["forbidden, whatever the proof", owned({ number: "+499001234567", proof: "x" }), "forbidden"],
    ["from abroad", owned({ number: "+14155552671" }), "foreign"],
    ["from abroad, with a reason", owned({ number: "+14155552671", proof: "Testkonto" }), null],
  ])("a number %s", (_what, number, code) => {
    const standing = standingOf(number);
    expect(standing.ok ? null : standing.refusal.code).toBe(code as never);
  });
});

describe("chooseCallerNumber", () => {
  const other = owned({ number: "+491711234567", isDefault: false });
  const broken = owned({ number: "+493023125801", isDefault: false, problem: "gone" });

  test("takes the default where none is wished", () => {
    expect(chooseCallerNumber([other, owned()], null)).toEqual({
      ok: true,
      number: "+493023125800",
    });
  });

  test("takes the wished one, however it is written", () => {
    expect(chooseCallerNumber([owned(), other], "0171 123 45 67")).toEqual({
      ok: true,
      number: "+491711234567",
    });
  });

  test.each([
    [[], null, { code: "no-default" }],
    [[other], null, { code: "no-default" }],
    [
      [owned({ problem: "gone" })],
      null,
      { code: "unusable", number: "+49 30 23125800", why: { code: "gone" } },
    ],
    [
      [owned(), broken],
      "+493023125801",
      { code: "unusable", number: "+49 30 23125801", why: { code: "gone" } },
    ],
    [[owned()], "030 9999999", { code: "not-in-inventory", number: "+49 30 9999999" }],
    [[owned()], "0900 1234567", { code: "unshowable", why: { code: "premium" } }],
    [
      [owned()],
      "meine",
      { code: "unshowable", why: { code: "misspelled", why: { code: "letters" } } },
    ],
  ])("refuses %# with why", (numbers, wished, refusal) => {
    expect(chooseCallerNumber(numbers, wished)).toMatchObject({ ok: false, refusal });
  });
});

describe("compareWithCarrier", () => {
  test("what the carrier has is in order, and its own names are learned", () => {
    const { findings, learned } = compareWithCarrier(
      [owned({ carrierSource: null, proof: "Vertrag" })],
      [account(), account({ number: "+491711234567", sid: "PN2", name: "+491711234567" })],
    );
    expect(findings).toEqual([
      { number: "+493023125800", carrierSid: "PN1", carrierSource: "owned", problem: null },
    ]);
    expect(learned).toEqual([
      {
        number: "+491711234567",
        label: "",
        kind: "mobile",
        carrierSid: "PN2",
        carrierSource: "owned",
        problem: null,
      },
    ]);
  });

  test("what it has no more can't be used", () => {
    const { findings } = compareWithCarrier([owned()], []);
    expect(findings[0]?.problem).toBe("gone");
    const gone = { ...owned(), ...findings[0] };
    expect(standingOf(gone)).toMatchObject({ ok: false, refusal: { code: "gone" } });
    const back = compareWithCarrier([gone], [account()]).findings[0];
    expect(standingOf({ ...gone, ...back })).toEqual({ ok: true });
  });

  test("what it never had would be refused there", () => {
    const { findings } = compareWithCarrier([owned({ carrierSource: null, proof: "V" })], []);
    expect(findings[0]?.problem).toBe("unknown");
  });

  test("bought counts for more than confirmed, in either order", () => {
    const both = [account({ source: "verified", sid: "CN1" }), account()];
    for (const order of [both, both.toReversed()]) {
      expect(compareWithCarrier([owned()], order).findings[0]?.carrierSid).toBe("PN1");
    }
  });

  test("nobody's number is learned, and one that can't call is marked", () => {
    const { learned } = compareWithCarrier(
      [],
      [
        account({ number: "+499001234567" }),
        account({ number: "22344" }),
        account({ number: "+493023125801", canCall: false }),
      ],
    );
    expect(learned.map(({ number, problem }) => [number, problem !== null])).toEqual([
      ["+493023125801", true],
    ]);
  });
});
