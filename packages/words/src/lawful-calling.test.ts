import { describe, expect, test } from "bun:test";
import {
  type DenialFact,
  DIAL_RULE_FIELDS,
  DIAL_RULE_SOURCES,
  DIAL_RULES,
  PRESET_NAMES,
  SUPPRESSION_REASONS,
} from "@rufbaum/dialing/lawful-calling";
import { LANGUAGES, wordsIn } from "./index.ts";

const SINCE = Date.parse("2026-11-03T00:30:00+01:00");

/** What belongs to a code; one type may have many. */
type Values<Code, F = DenialFact> = F extends DenialFact
  ? Code extends F["code"]
    ? Omit<F, "code">
    : never
  : never;

const SAMPLES: { [Code in DenialFact["code"]]: readonly [Values<Code>, string, string] } = {
  suppressed: [
    { reason: "asked", since: SINCE },
    "Gesperrt seit 03.11.2026: hat darum gebeten.",
    "Suppressed since 2026-11-03: they asked for it.",
  ],
  "no-consent": [{}, "Keine Einwilligung dokumentiert.", "No consent on record."],
  "no-company": [
    {},
    "Noch kann niemand eingewilligt haben, denn für welche Firma angerufen wird, ist nicht genannt (Einstellungen, „Rechtssicher anrufen“).",
    "Nobody can have agreed yet, for the settings name no company that calls.",
  ],
  "consent-for-other": [
    { channel: "voice", company: "Solar Nord", purpose: "Beratung", withdrawnAt: SINCE },
    "Eingewilligt nur in Anrufe von Menschen von „Solar Nord“ zum Zweck „Beratung“, widerrufen am 03.11.2026.",
    "Consent only to calls by people from “Solar Nord” for “Beratung”, withdrawn on 2026-11-03.",
  ],
  "consent-withdrawn": [
    { since: SINCE },
    "Einwilligung am 03.11.2026 widerrufen.",
    "Consent withdrawn on 2026-11-03.",
  ],
  "consent-lapsed": [
    { since: SINCE },
    "Einwilligung am 03.11.2026 erloschen.",
    "Consent lapsed on 2026-11-03.",
  ],
  "no-call-back-wish": [
    {},
    "Kein Wunsch nach einem Rückruf: in keinem Gespräch mit dieser Person wurde er geäußert.",
    "No wish to be called back was said in a call with this person.",
  ],
  "call-back-wish-used": [
    { since: SINCE },
    "Der Wunsch nach einem Rückruf ist erfüllt: am 03.11.2026 wurde mit dieser Person gesprochen.",
    "The wish to be called back was answered: this person was spoken with on 2026-11-03.",
  ],
  "call-back-wish-lapsed": [
    { since: SINCE },
    "Der Wunsch nach einem Rückruf liegt zu lange zurück: er galt bis 03.11.2026.",
    "The wish to be called back is too long ago: it counted until 2026-11-03.",
  ],
  holiday: [
    {
      date: "2026-10-31",
      name: "Reformationstag",
      nameInEnglish: "Reformation Day",
      region: "DE-SN",
    },
    "Feiertag: Reformationstag (Sachsen).",
    "Public holiday: Reformation Day (Saxony).",
  ],
  "uncallable-number": [
    {},
    "Diese Nummer kann nicht mehr angerufen werden: Es gibt sie so nicht.",
    "This number can no longer be called: there is none like it.",
  ],
  "unknown-local-time": [
    { country: "ES" },
    "Wie spät es dort ist, lässt sich nicht sagen: Spanien hat nicht nur eine Uhrzeit.",
    "Nobody can say what time it is there: Spain has more than one.",
  ],
  "day-off": [
    { day: "sunday" },
    "Sonntags wird dort nicht angerufen.",
    "No calls there on Sundays.",
  ],
  "never-open": [
    {},
    "Es gibt keine Stunde der Woche, die Regeln und Kampagne beide zulassen: Ändern Sie die Zeiten der einen oder der anderen.",
    "There is no hour of the week that rules and campaign both allow: change the hours of either.",
  ],
  "outside-window": [
    { at: 20 * 60 + 14, from: 480, until: 1200 },
    "Außerhalb der Zeit: dort ist es 20:14, erlaubt ist 8:00–20:00.",
    "Outside calling hours: it is 20:14 there, allowed is 8:00–20:00.",
  ],
  "too-many-today": [
    { limit: 1, used: 1 },
    "Heute schon 1 Anruf, erlaubt ist 1.",
    "1 call of 1 allowed today.",
  ],
  "too-many-this-week": [
    { limit: 5, used: 6 },
    "In sieben Tagen schon 6 Anrufe, erlaubt sind 5.",
    "6 calls of 5 allowed within seven days.",
  ],
  "too-many-in-campaign": [
    { limit: 10, used: 10 },
    "In dieser Kampagne schon 10 Anrufe, erlaubt sind 10.",
    "10 calls of 10 allowed in this campaign.",
  ],
  "too-many-lost": [
    { share: 0.04, limit: 0.03, answered: 50 },
    "Bei 4,0 % von 50 angenommenen Anrufen war zwei Sekunden nichts zu hören, erlaubt sind weniger als 3,0 %.",
    "Nothing was heard for two seconds in 4.0% of 50 answered calls, less than 3.0% is allowed.",
  ],
  "ringing-too-short": [
    { seconds: 10, limit: 15 },
    "Es soll nur 10 s klingeln, nötig sind mindestens 15 s.",
    "It is to ring for only 10 s, at least 15 s are needed.",
  ],
  "ringing-too-long": [
    { seconds: 60, limit: 40 },
    "Es soll 60 s klingeln, erlaubt sind höchstens 40 s.",
    "It is to ring for 60 s, at most 40 s are allowed.",
  ],
  "no-caller-number": [
    { why: { code: "no-default" } },
    wordsIn("de").noCallerNumber({ code: "no-default" }),
    wordsIn("en").noCallerNumber({ code: "no-default" }),
  ],
};

test.each(Object.entries(SAMPLES))("%s is told in one line", (code, [values, german, english]) => {
  const fact = { code, ...values } as DenialFact;
  const tell = (language: "de" | "en") => wordsIn(language).denial(fact, "Europe/Berlin");
  expect([tell("de"), tell("en")]).toEqual([german, english]);
});

describe.each([...LANGUAGES])("in %s", (language) => {
  const words = wordsIn(language);

  test("every rule, source, field, preset and reason has a name of its own", () => {
    const reasons = SUPPRESSION_REASONS.map((reason) =>
      words.denial({ code: "suppressed", reason, since: SINCE }),
    );
    for (const names of [
      DIAL_RULES.map(words.dialRule),
      DIAL_RULE_SOURCES.map(words.dialRuleSource),
      DIAL_RULE_FIELDS.map(words.dialRuleField),
      PRESET_NAMES.map(words.dialPreset),
      reasons,
    ]) {
      expect(names.join("\n")).not.toMatch(/undefined|^$/mu);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  test("when a call is possible again is told by the clock that is asked for", () => {
    const sentence = words.dialAgain(Date.parse("2026-11-24T07:00:00Z"), "Europe/Vienna");
    expect(sentence).toContain("08:00");
  });
});
