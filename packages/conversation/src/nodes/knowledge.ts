import type { KnowledgeEntry, Tree, TreeNode } from "@rufbaum/tree";
import { specOf } from "@rufbaum/tree/graph";
import type { Reading } from "@rufbaum/understanding";
import { fill } from "../fill.ts";
import { MOST_ASIDES, SURE_BEFORE_OBJECTION, SURE_OF_ASIDE } from "../settings.ts";
import { shortened } from "../shortened.ts";
import { isBackchannel } from "../small-talk.ts";
import { timesTold, told } from "../told.ts";
import type { ConversationState } from "../types.ts";
import { type Step, sayWords, type Walk } from "../walk.ts";
import { WORDING } from "../wording.ts";
import { askShortly } from "./ask.ts";
import { givesText } from "./input/as-said.ts";
import { halfOf } from "./input/half.ts";
import { beginsWithYes } from "./input/open-answers.ts";
import type { HeardReply } from "./node-behaviour.ts";
import { mayAnswer } from "./raise-objection.ts";

/**
 * Tells what the tree knows about what the caller asked, then asks the question that stands. What he
 * said besides counts as if it had been said alone: nobody has to say a yes twice. `null` where he asks
 * nothing that is known, or an objection of the tree is for it.
 * @param answer what becomes of what was said besides; `null` where that is no answer
 */
export function answerKnown(
  node: TreeNode,
  walk: Walk,
  { reading }: HeardReply,
  answer: (besides: HeardReply) => Step | null,
): Step | null {
  const { asked } = reading;
  if (!asked || !tell(walk, reading)) return null;
  let last = asked;
  const now = new Set([asked.entry]);
  // "Welche Weine sind da drin, und sind die bio?": each is told, one answer once.
  while (last.reading.asked) {
    if (!now.has(last.reading.asked.entry) && !tell(walk, last.reading)) break;
    last = last.reading.asked;
    now.add(last.entry);
  }
  const besides = { text: last.besides, reading: last.reading, isAfterAnswer: true as const };
  // "Ja, das stimmt, und was kostet das?", where a value was read back.
  const isConfirmed = (walk.state.unconfirmed ?? null) !== null && beginsWithYes(last.besides);
  const isKept =
    isConfirmed || isAnswer(node, walk, last.reading) || isTextGiven(node, walk, besides);
  const step = isKept ? answer(besides) : null;
  return step ?? askShortly(node, walk);
}

/** Tells the entry that was asked for; whether it could. */
function tell(walk: Walk, reading: Reading): boolean {
  const entry = reading.asked && entriesOf(walk.tree).get(reading.asked.entry);
  if (!entry || isForObjection(walk, reading)) return false;
  const { state } = walk;
  const isTold = wasTold(state, entry.id);
  const asides = state.asides ?? 0;
  // Who goes on asking for what he was told is not answered for ever; another question is another one.
  if (isTold && asides >= MOST_ASIDES) return false;
  const words = fill(entry.answer, state.variables);
  if (words === "") return false;
  sayWords(walk, isTold ? WORDING.asSaid(shortened(words)) : words);
  state.asides = asides + 1;
  told(state, nameOf(entry.id));
  return true;
}

/** Whether the caller was told an entry of the knowledge in this call. */
export function wasTold(state: Pick<ConversationState, "told">, entryId: string): boolean {
  return timesTold(state, nameOf(entryId)) > 0;
}

function nameOf(entryId: string): string {
  return `knowledge ${entryId}`;
}

/** A refusal that ends something may change with the answer. */
const NOT_KEPT: ReadonlySet<string | null> = new Set([
  "Nein",
  "not_interested",
  "price_objection",
  "trust_doubt",
]);

/** "Bei den Stadtwerken, ist der Strom dann mal weg?" names the provider that was asked for. */
function isTextGiven(node: TreeNode, walk: Walk, besides: HeardReply): boolean {
  if (node.type === "input" && givesText(node, walk, besides)) return true;
  if (specOf(node).wants?.(node, walk.graph) !== "text") return false;
  const { text } = besides;
  return /\p{L}{3}/u.test(text) && !isBackchannel(text) && !SAYS_NO_TEXT.test(text);
}

/** Asides, thanks and refusals, which an open question would keep word for word. */
const SAYS_NO_TEXT =
  /^[^\p{L}]*(?:(?:ja|und|also|äh+m?)[\s,]+)*(?:das|es|da|oh|ach|aha|hm+|na|nein|nee|nicht|moment|danke|okay|gut|schön|hallo|guten|sagen|ich (?:weiß|wollte|will|hätte|habe?|frage?|meine?)|wissen|vielleicht|gern|natürlich|klar)(?!\p{L})/iu;

function isAnswer(
  node: TreeNode,
  { graph }: Walk,
  { condition, intent, values, halves }: Reading,
): boolean {
  const wanted = specOf(node).wants?.(node, graph);
  if (wanted !== undefined && (values[wanted] !== undefined || halfOf(wanted, halves))) return true;
  if (condition === null) return false;
  return !NOT_KEPT.has(intent) || leadsOn(node, graph, condition);
}

/** "Nein, ich fahr schon elektrisch, aber was kostet der Reifenwechsel?": a no that ends nothing stands. */
function leadsOn(node: TreeNode, graph: Walk["graph"], key: string): boolean {
  const way = graph.conditions(node.id).find(({ condition }) => condition === key);
  const next = way ? graph.node(graph.targetOf(node.id, way) ?? "") : null;
  return next !== null && next.type !== "end" && next.type !== "objection";
}

/** What an objection answers is its, unless an entry is clearly asked for. */
function isForObjection(walk: Walk, { asked, intent, intentConfidence }: Reading): boolean {
  const objection = intent === null ? undefined : walk.graph.objections.get(intent);
  if (!objection || intentConfidence < SURE_OF_ASIDE || !mayAnswer(walk, objection)) return false;
  return (asked?.confidence ?? 0) < SURE_BEFORE_OBJECTION;
}

const known = new WeakMap<readonly KnowledgeEntry[], ReadonlyMap<string, KnowledgeEntry>>();

function entriesOf({ settings }: Tree): ReadonlyMap<string, KnowledgeEntry> {
  const entries = settings?.knowledge ?? NONE;
  let byId = known.get(entries);
  if (byId === undefined) {
    byId = new Map(entries.map((entry) => [entry.id, entry]));
    known.set(entries, byId);
  }
  return byId;
}

const NONE: readonly KnowledgeEntry[] = [];
