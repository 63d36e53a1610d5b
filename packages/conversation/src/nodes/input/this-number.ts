import type { NodeOf, ValueKindName } from "@rufbaum/tree";
import { textOf } from "@rufbaum/tree/graph";
import type { VariableValue } from "../../types.ts";
import type { Walk } from "../../walk.ts";
import type { HeardReply } from "../node-behaviour.ts";

/**
 * The number that is spoken on, where a telephone number is asked for and the caller means that one:
 * "die, auf der Sie gerade anrufen", "diese hier". `null` where he says any other thing.
 *
 * @returns what is kept: the number if it is known, else "diese Nummer"
 */
export function numberSpokenOn(
  node: NodeOf<"input">,
  kind: ValueKindName,
  { state }: Walk,
  { text, reading }: HeardReply,
): VariableValue | null {
  if (!asksForPhone(textOf(node), kind) || reading.values["phone-number"] !== undefined)
    return null;
  if (!meansNumberSpokenOn(text)) return null;
  const { phone } = state.variables;
  return typeof phone === "string" && phone !== "" ? phone : THIS_NUMBER;
}

export const THIS_NUMBER = "diese Nummer";

function asksForPhone(question: string, kind: ValueKindName): boolean {
  return kind === "phone-number" || (kind === "text" && FOR_PHONE.test(question));
}

const FOR_PHONE =
  /(?:telefon|handy|mobil|rückruf|festnetz|ruf)-?nummer|(?:unter|auf) welcher nummer|welche nummer/iu;

/** Whether somebody means the number on which he is being spoken to. */
export function meansNumberSpokenOn(text: string): boolean {
  const said = text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, " ")
    .trim();
  if (said.split(" ").length > MOST_WORDS || ANOTHER.test(said)) return false;
  return TURNS.some((turn) => turn.test(said));
}

const MOST_WORDS = 20;

/** Another one is meant, one is asked about, or refused. */
const ANOTHER =
  /(?<!\p{L})(?:nicht|net|ned|nit|kein\p{L}*|nie|andere\p{L}*|sondern|woher|wieso|warum|weshalb|wer|aufhören|streich\p{L}*|lösch\p{L}*)(?!\p{L})/u;

const SPEAKING =
  "(?:anrufen|anruft|anrufe|anrufts|angerufen?|aarufe|oruafn|erreicht|erreichen|sprechen|spreche|telefonieren|telefoniert|gewählt|gwählt|angewählt|dran|reden|rufen|am apparat)";
const WE = "(?:sie|se|ihr|du|wir|ich|ma|mir|sie mich|se mich|sie mi|se mi|sie uns|mich|mi|uns|me)";
const MEANWHILE = "(?:gerade|grade|grad|jetzt|jetz|eben|doch|ja|schon|hier|auch|soeben|heute|da)";

const TURNS: readonly RegExp[] = [
  // "Die, auf der Sie gerade anrufen", "unter der Nummer, die Sie gewählt haben".
  new RegExp(
    `(?<!\\p{L})(?:die|der|welche[rn]?|wo|dera|dieser)(?: (?:nummer|handynummer|telefonnummer))? (?:(?:die|der|wo|welche[rn]?|auf der|unter der|auf die|mit der) )?(?:wo )?${WE} (?:${MEANWHILE} |${WE} )*${SPEAKING}(?!\\p{L})`,
    "u",
  ),
  // "Die haben Sie doch, Sie rufen mich ja an".
  new RegExp(
    `(?<!\\p{L})(?:sie|se|ihr) (?:rufen|ruft|ham|haben|habt) (?:mich|mi|uns|hier)(?: ${MEANWHILE})* (?:an|angerufen)(?!\\p{L})`,
    "u",
  ),
  // "Diese hier", "die gleiche", "unter der selben Nummer".
  /^(?:(?:na|ja|also|ach|äh|ähm|ei|gern|gerne|einfach|nehmen sie|nehmens|am besten|schon|halt|die nummer|das ist|is) )*(?:(?:unter|auf|über) )?(?:(?:die|der|dera|den|dieser?|derselben|dieselbe) (?:nummer )?hier|hier die|(?:die|der) (?:gleiche|gleichen|selbe|selben|jetzige|jetzigen|aktuelle|aktuellen)|dieselbe|derselben|diese|dieser|hier unter dieser)(?: (?:nummer|telefonnummer|handynummer))?(?: (?:hier|halt|eben|bitte|wie jetzt|wie (?:gerade|grad) eben|passt|geht|reicht|ist gut|ist richtig|am besten|da|einfach|doch))*$/u,
];
