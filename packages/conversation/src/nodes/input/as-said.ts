import type { NodeOf } from "@rufbaum/tree";
import { textOf } from "@rufbaum/tree/graph";
import { addressIn } from "@rufbaum/understanding/address";
import { asksForAddress } from "../../said-before.ts";
import type { Walk } from "../../walk.ts";
import type { HeardReply } from "../node-behaviour.ts";
import { asksWhen, whenSaid } from "./when.ts";

/**
 * A text as it is kept and read back: an address as it is written, when somebody may be called as a day
 * and an hour, and all else in the caller's words, without those that only lead up to it.
 */
export function textKept(node: NodeOf<"input">, walk: Walk, heard: HeardReply): string {
  const text = heard.text.trim();
  const kept = asksWhen(node, walk)
    ? whenSaid(heard)
    : asksForAddress(textOf(node))
      ? addressIn(text)
      : null;
  return kept ?? withoutLead(text);
}

/** "Ja, also, einen Hund, hab ich doch gesagt": one dog. */
function withoutLead(text: string): string {
  const said = text.replace(SAID_ALREADY, "").trim();
  const rest = said.replace(LEADS, "");
  const isAnswer = /\p{L}{2,}|\d/u.test(rest) && !MERE_YES.test(rest);
  return isAnswer ? rest : said || text;
}

const LEADS = /^(?:(?:ja+|also|äh+m*|ähm|hm+)(?![\p{L}-])[\s,.]*)+/iu;
const MERE_YES =
  /^(?:gerne?|bitte|klar|sicher|natürlich|doch|genau|danke|gut|okay|ok|nein)[\s.!]*$/iu;
const SAID_ALREADY =
  /[\s,.]+(?:das |wie |des )*(?:hab|habe|hob|hatte) (?:ich|isch|i)(?: (?:ihnen|ihne|doch|schon|scho|auch|aach|eben|bereits|ja|grad|gerade|grade|vorhin|eh|alles))*(?: (?:gesagt|gesacht|gsagt|erwähnt|genannt|angegeben))[\s.!]*$/iu;
