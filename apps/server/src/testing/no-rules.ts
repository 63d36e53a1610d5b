import { PRESETS } from "@rufbaum/dialing/lawful-calling";

/** What `PUT /api/settings/lawful-calling` takes where a carrier that reaches nobody is called at any hour. */
export const NO_RULES = {
  rules: PRESETS.none,
  reason: "A carrier of the tests, which reaches nobody.",
};
