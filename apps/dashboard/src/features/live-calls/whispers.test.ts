import { expect, test } from "bun:test";
import type { TranscriptMessage } from "../../api/live-messages.ts";
import { unsaid } from "./whispers.ts";

let count = 0;

function said(message: string, whispered?: true): TranscriptMessage {
  count += 1;
  return {
    id: `m${count}`,
    callSid: "CAa",
    phoneNumber: "+493023125001",
    timestamp: "2026-05-04T10:00:00.000Z",
    speaker: "ai",
    message,
    metadata: whispered ? { whispered } : {},
  };
}

const line = { key: 1, text: "Wir haben  heute Rabatt. ", after: 1 };

test.each([
  ["waits", [said("Guten Tag")], true],
  [
    "has been said, whatever the spaces",
    [said("Hallo"), said("Wir haben heute Rabatt.", true)],
    false,
  ],
  [
    "is not what the tree says in the same words",
    [said("Hallo"), said("Wir haben heute Rabatt.")],
    true,
  ],
  ["is not what was whispered before it", [said("Wir haben heute Rabatt.", true)], true],
  ["is not what somebody else whispers", [said("Hallo"), said("Bis morgen.", true)], true],
] as const)("a whispered line %s", (_, messages, isUnsaid) => {
  expect(unsaid([line], messages)).toEqual(isUnsaid ? [line] : []);
});

test("the same line whispered twice is said twice", () => {
  const again = { ...line, key: 2 };
  const once = [said("Hallo"), said("Wir haben heute Rabatt.", true)];
  expect(unsaid([line, again], once)).toEqual([again]);
  expect(unsaid([line, again], [...once, said("Wir haben heute Rabatt.", true)])).toEqual([]);
});

test("lines sent in quick succession are said in one go", () => {
  const lines = ["Eins.", "Zwei.", "Eins."].map((text, key) => ({ key, text, after: 0 }));
  expect(unsaid(lines, [said("Eins. Zwei.", true)])).toEqual(lines.slice(2));
  expect(unsaid(lines, [said("Eins. Zwei. Eins.", true)])).toEqual([]);
});
