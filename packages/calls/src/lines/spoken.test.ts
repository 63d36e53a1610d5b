import { expect, test } from "bun:test";
import { fill, WORDING } from "@rufbaum/conversation";
import type { VoiceName } from "@rufbaum/telephony";
import { spokenParts, wordsFor } from "./spoken.ts";
import type { TreeVoices } from "./voices.ts";

const ENGLISH = "en-US-Neural2-C";

function speaking(voice: VoiceName): TreeVoices {
  return { all: [ENGLISH, "de-DE-Neural2-B"], at: () => voice };
}

function said(text: string, voice: VoiceName, more: { pace?: "slow"; nodeId?: string } = {}) {
  const parts = spokenParts({ text, interruptible: true, nodeId: "a", ...more }, speaking(voice));
  return parts.map((part) => [part.text, part.voice]);
}

test.each<[string, VoiceName, [string, VoiceName][]]>([
  ["Um 10:30 Uhr, z. B.", "usual", [["Um zehn Uhr dreißig, zum Beispiel.", "usual"]]],
  ["At 10:30, e.g. 5 %.", ENGLISH, [["At 10:30, e.g. 5 %.", ENGLISH]]],
  ["  ", ENGLISH, []],
  ['Hi <audio src="https://a.example/a.mp3"/>Tom, 3 < 4 <b', ENGLISH, [["Hi Tom, 3 4 b", ENGLISH]]],
  ["", "usual", []],
  [
    `${WORDING.notUnderstood[0]} Is this a good time?`,
    ENGLISH,
    [
      [WORDING.notUnderstood[0], "de-DE-Neural2-B"],
      ["Is this a good time?", ENGLISH],
    ],
  ],
  [WORDING.stillThere, ENGLISH, [[WORDING.stillThere, "de-DE-Neural2-B"]]],
  [
    `${WORDING.notUnderstood[0]} Passt es?`,
    "usual",
    [[`${WORDING.notUnderstood[0]} Passt es?`, "usual"]],
  ],
])("%s as %s", (text, voice, parts) => {
  expect(said(text, voice)).toEqual(parts);
});

test("what no node says is said in German", () => {
  const parts = spokenParts({ text: "Eine Störung.", interruptible: false }, speaking(ENGLISH));
  expect(parts).toEqual([
    { text: "Eine Störung.", interruptible: false, voice: "de-DE-Neural2-B" },
  ]);
});

test("only German is said with German pauses", () => {
  const text = "Wir melden uns morgen Mittag und am Abend wieder.";
  expect(said(text, "usual", { pace: "slow" })[0]?.[0]).toContain(",");
  expect(said(text, ENGLISH, { pace: "slow" })[0]?.[0]).toBe(text);
});

test.each([
  ["Ich habe [value] notiert.", "2026-11-24", "Dienstag, den vierundzwanzigsten November notiert."],
  ["Wir sehen uns am [value].", "2026-11-24", "am Dienstag, dem vierundzwanzigsten November."],
  ["Passt Ihnen [value]?", "2026-11-24", "Passt Ihnen Dienstag, der vierundzwanzigste November?"],
  ["Am [value].", "2026-11-24T15:00", "dem vierundzwanzigsten November, fünfzehn Uhr."],
  ["Sie sind am [value] geboren.", "1980-05-03", "am dritten Mai neunzehnhundertachtzig geboren."],
  ["Also um [value].", "15:00", "Also um fünfzehn Uhr."],
  ["Also um [value] Uhr.", "15:00", "Also um fünfzehn Uhr."],
  ["Also um [value] Uhr.", "15:00 Uhr", "Also um fünfzehn Uhr."],
  ["An [value]?", "p.sommer68@gmx.de", "An p punkt sommer achtundsechzig ät G M X punkt de?"],
])("%s with %s is said", (text, value, words) => {
  expect(wordsFor("usual", fill(text, { value }))).toEndWith(words);
});
