import { type Heard, likeliest } from "./hear.ts";
import { askingIn } from "./knowledge/asking.ts";
import { normalize } from "./normalize.ts";
import type { Expected } from "./reading.ts";
import type { Said } from "./said.ts";

const WHO_CALLS = "who_is_calling";

/**
 * Whether a firm is only told of: "eine Firma ist das bei uns", and a mere "Firma" where the node speaks of
 * one. The word alone makes nobody ask who calls.
 */
export function onlyNamesAFirm(said: Said, { question, conditions }: Expected): boolean {
  const { text } = said.reply;
  if (!FIRM.test(text) || said.heard().findings.phrases.some((one) => one.for === WHO_CALLS))
    return false;
  if (asks(said.raw) || ASKS_US.test(text)) return false;
  if (TOLD_OF.test(text)) return true;
  const examples = conditions.flatMap((one) => one.examples);
  return [question, ...examples].some((written) => FIRM.test(normalize(written).text));
}

/** The same reply, heard as what else it says. */
export function withoutMereFirm(said: Said, heard: Heard, asked: Expected): Heard {
  if (heard.intent !== WHO_CALLS || !onlyNamesAFirm(said, asked)) return heard;
  const likelihoods = heard.likelihoods.slice();
  likelihoods[said.model.none] = (likelihoods[said.model.none] ?? 0) + heard.likelihood;
  likelihoods[heard.label] = 0;
  return { ...heard, ...likeliest(said.model, likelihoods) };
}

const FIRM = /\b(?:\w*firma|\w*firmen|unternehmen|dienstleister|gesellschaft)\b/u;
const TOLD_OF =
  /\b(?:eine?r?|ne|unsere?r?|die|der|so eine|andere|fremde|externe) (?:\w+ )?(?:\w*firma|unternehmen|dienstleister|gesellschaft)\b/u;
const ASKS_US =
  /\b(?:ihre?r?|eure?r?|sie|ihr|name|wer|welche\w*|was|wie|worum|woher|hallo|verstanden)\b/u;

/** "Eine Firma ist das bei uns" only has its verb where a question may have it. */
function asks(raw: string): boolean {
  return raw.includes("?") || askingIn(raw).some(({ strength }) => strength >= SURE);
}

const SURE = 1;
