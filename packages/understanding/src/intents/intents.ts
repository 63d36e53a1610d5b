import { foldPattern } from "../fold.ts";
import { COURTESIES } from "./courtesies.ts";
import type { Intent } from "./intent.ts";
import { OBJECTIONS } from "./objections.ts";
import { OPT_OUT } from "./opt-out.ts";
import { PEOPLE } from "./people.ts";
import { QUESTIONS } from "./questions.ts";
import { TIME } from "./time.ts";

/** The weightier first: where two are heard, the earlier one counts. */
const BY_WEIGHT = [
  "opt_out",
  "voicemail_detected",
  "is_this_a_bot",
  "wrong_person",
  "putting_through",
  "not_available",
  "secretary_detected",
  "no_authority",
  "already_has_provider",
  "contract_bound",
  "price_objection",
  "send_info",
  "callback_later",
  "no_time",
  "not_interested",
  "trust_doubt",
  "who_is_calling",
  "repeat_please",
  "hold_on",
  "angry",
  "appointment_accepted",
  "thank_you",
  "goodbye",
  "greeting",
] as const;

const AS_WRITTEN = new Map(
  [OPT_OUT, ...PEOPLE, ...OBJECTIONS, ...TIME, ...QUESTIONS, ...COURTESIES].map((intent) => [
    intent.name,
    intent,
  ]),
);

/**
 * Built-in intents. Their patterns run over the normalised reply: small letters, no punctuation,
 * fillers and dialect mapped, umlauts written out.
 */
export const INTENTS: readonly Intent[] = BY_WEIGHT.map((name) => {
  const intent = AS_WRITTEN.get(name);
  if (!intent) throw new Error(`There is no intent called ${name}.`);
  return { ...intent, patterns: intent.patterns.map(foldPattern) };
});
