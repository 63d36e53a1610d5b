import type { NodeOf } from "@rufbaum/tree";
import { textOf } from "@rufbaum/tree/graph";
import { addressIn } from "@rufbaum/understanding/address";
import { firmIn } from "@rufbaum/understanding/firm";
import { questionWithin } from "@rufbaum/understanding/open-question";
import { asksForAddress, asksForFirm } from "../../said-before.ts";
import type { Walk } from "../../walk.ts";
import type { HeardReply } from "../node-behaviour.ts";
import { asksWhen, whenSaid } from "./when.ts";

/**
 * A text as it is kept and read back: an address and a firm as they are written, when somebody may be
 * called as a day and an hour, and all else in the caller's words, without those that only lead up to it.
 */
export function textKept(node: NodeOf<"input">, walk: Walk, heard: HeardReply): string {
  const text = heard.text.trim();
  const kept = asksWhen(node, walk) ? whenSaid(heard) : nameIn(node, text);
  return kept ?? withoutLead(text);
}

/** An address or a firm, where one is asked for. */
function nameIn(node: NodeOf<"input">, text: string): string | null {
  const question = textOf(node);
  if (asksForAddress(question)) return addressIn(text);
  return asksForFirm(question) ? firmIn(text) : null;
}

/** Whether what stands beside a question of the caller's is surely the text that was asked for. */
export function givesText(
  node: NodeOf<"input">,
  walk: Walk,
  { text, reading: { values, halves } }: HeardReply,
): boolean {
  if ((node.input?.value ?? walk.graph.kindAsked(node.id)) !== "text") return false;
  if (!asksWhen(node, walk)) return nameIn(node, text) !== null;
  return values.date !== undefined || values.time !== undefined || halves !== undefined;
}

/** "Bei Tibber, und wie ist das mit dem Netzentgelt?": the firm, beside what nothing here answers. */
export function textBesideQuestion(node: NodeOf<"input">, text: string): string | null {
  const asked = questionWithin(text);
  return asked === null ? null : nameIn(node, asked.besides);
}

/** "Ja, also, einen Hund halt, hab ich doch gesagt, und": one dog. */
function withoutLead(text: string): string {
  const said = text.replace(SAID_ALREADY, "").replace(SAID_BEFORE, "").replace(TRAILS, "").trim();
  const rest = said.replace(LEADS, "");
  const isAnswer = /\p{L}{2,}|\d/u.test(rest) && !MERE_YES.test(rest);
  return isAnswer ? rest : said || text;
}

const LEADS =
  /^(?:(?:ja+|also|äh+m*|ähm|hm+|na ja|naja|na|ei|tja|ach|ha(?! \p{L}*$)|nu)(?![\p{L}-])[\s,.]*)+(?:(?:halt|eben)(?!\p{L})[\s,]*)?/iu;
const TRAILS = /[\s,.]+(?:und|aber|halt|gell|gelle|ne)[\s.!,]*$/iu;
const SAID_BEFORE =
  /^(?:(?:ja|ha|na|das|des)[\s,]+)*(?:hab|habe|hob|hatte) (?:ich|isch|i)(?: (?:ihnen|doch|schon|scho|auch|ja|grad|gerade|eben|vorhin))* (?:gesagt|gesacht|gsagt|erwähnt|genannt)[\s,:]+(?=\p{L}{2})/iu;
const MERE_YES =
  /^(?:gerne?|bitte|klar|sicher|natürlich|doch|genau|danke|gut|okay|ok|nein)[\s.!]*$/iu;
const SAID_ALREADY =
  /[\s,.]+(?:das |wie |des )*(?:hab|habe|hob|hatte) (?:ich|isch|i)(?: (?:ihnen|ihne|doch|schon|scho|auch|aach|eben|bereits|ja|grad|gerade|grade|vorhin|eh|alles))*(?: (?:gesagt|gesacht|gsagt|erwähnt|genannt|angegeben))[\s.!]*$/iu;
