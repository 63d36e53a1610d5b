import { expect, test } from "bun:test";
import { conditionName, intentNames } from "./intents.ts";

test.each([
  ["secretary_detected", "Sekretariat", "Secretary"],
  [" price_objection ", "Zu teuer", "Too expensive"],
  ["angry", "Verärgert", "Angry"],
  ["Ja", "Ja", "Ja"],
])("the known intent %p has a name in each language", (key, german, english) => {
  expect([conditionName(key, "de"), conditionName(key, "en")]).toEqual([german, english]);
});

test.each([
  "hat schon Anbieter",
  "Secretary_Detected",
  "my_own_key",
  "constructor",
  "__proto__",
  "",
])("what an author wrote stays as typed: %p", (key) => expect(conditionName(key, "de")).toBe(key));

test("no two intents are called alike", () => {
  for (const language of ["de", "en"] as const) {
    const names = Object.values(intentNames(language));
    expect(new Set(names).size).toBe(names.length);
  }
});
