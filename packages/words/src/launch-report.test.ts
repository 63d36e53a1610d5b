import { expect, test } from "bun:test";
import type { LaunchFact } from "./de/campaigns.ts";
import { wordsIn } from "./index.ts";

const NOBODY: LaunchFact = {
  ...{ total: 96, called: 96, never: [], later: [], invalid: 0, holdsBack: true },
};
const NEVER = [
  { code: "no-consent", amount: 80 },
  { code: "suppressed", amount: 4 },
];
const LATER = [{ code: "holiday", amount: 8 }];

test.each<[LaunchFact, string, string]>([
  [NOBODY, "96 werden angerufen.", "96 are called."],
  [
    { ...NOBODY, called: 12, never: NEVER, later: LATER, invalid: 12 },
    "12 werden angerufen, 8 davon später: 8 am Feiertag. 84 von 96 werden übersprungen: 80 ohne Einwilligung, 4 gesperrt. 12 Zeilen sind keine Kontakte.",
    "12 are called, 8 of them later: 8 on a holiday. 84 of 96 are skipped: 80 without consent, 4 suppressed. 12 rows are no contacts.",
  ],
  [
    { ...NOBODY, never: NEVER, later: LATER, invalid: 1, holdsBack: false },
    "96 werden angerufen; mit einem echten Netzbetreiber würden 84 davon übersprungen: 80 ohne Einwilligung, 4 gesperrt; 8 davon später angerufen: 8 am Feiertag. 1 Zeile ist kein Kontakt.",
    "96 are called; with a real carrier 84 of them would be skipped: 80 without consent, 4 suppressed; 8 of them would be called later: 8 on a holiday. 1 row is no contact.",
  ],
  [
    { ...NOBODY, total: 84, called: 0, never: NEVER },
    "Niemand wird angerufen. 84 von 84 werden übersprungen: 80 ohne Einwilligung, 4 gesperrt.",
    "Nobody is called. 84 of 84 are skipped: 80 without consent, 4 suppressed.",
  ],
  [{ ...NOBODY, total: 1, called: 1, holdsBack: false }, "1 wird angerufen.", "1 is called."],
])("who is called by a start is told plainly: %#", (fact, german, english) => {
  expect(wordsIn("de").launchReport(fact)).toBe(german);
  expect(wordsIn("en").launchReport(fact)).toBe(english);
});
