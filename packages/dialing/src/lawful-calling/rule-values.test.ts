import { expect, test } from "bun:test";
import { PRESETS } from "./presets.ts";
import { DIAL_RULE_FIELDS } from "./rule-fields.ts";
import { readField, withValue } from "./rule-values.ts";

test.each([...DIAL_RULE_FIELDS])("%s alone is changed, and read back", (field) => {
  const changed = withValue(PRESETS.DE, field, "other");
  expect(readField(changed, field)).toBe("other");
  for (const one of DIAL_RULE_FIELDS) {
    if (one !== field) expect(readField(changed, one)).toEqual(readField(PRESETS.DE, one));
  }
  expect(withValue(changed, field, readField(PRESETS.DE, field))).toEqual(PRESETS.DE);
});
