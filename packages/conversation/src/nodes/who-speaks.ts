import type { TreeNode } from "@rufbaum/tree";
import { sentencesOf, statementIn, textOf } from "@rufbaum/tree/graph";
import { fill } from "../fill.ts";
import { holdOf, SURE_OF_CONNECTING } from "../settings.ts";
import { asksForName, asksForReason } from "../small-talk.ts";
import { timesTold, told } from "../told.ts";
import { listen, type Step, say, sayWords, type Walk } from "../walk.ts";
import { WORDING } from "../wording.ts";
import type { HeardReply } from "./node-behaviour.ts";

/**
 * Who calls, and why: whole to whoever was fetched; without a greeting to who asks who is there, the reason
 * alone to who asks only for that, and shorter to whoever has been told. What is asked is asked apart.
 */
export function introduce(
  walk: Walk,
  { toAnother = false, asked = "" }: { toAnother?: boolean; asked?: string } = {},
): void {
  const { state, graph } = walk;
  if (graph.start === null) return;
  const sentences = sentencesOf(fill(textOf(graph.start), state.variables));
  const who = sentences.filter((sentence) => !sentence.endsWith("?"));
  if (who.length === 0) who.push(statementIn(sentences.at(-1) ?? ""));
  const why = reasonOf(walk);
  const isFirst = timesTold(state, "who_is_calling") === 0;
  told(state, "who_is_calling");
  if (toAnother) {
    sayWords(walk, [...who, why].filter(Boolean).join(" "));
    return;
  }
  const [name = "", ...reasons] = who.map(withoutGreeting).filter(Boolean);
  const all = [name, ...reasons, why].filter(Boolean).join(" ");
  const reason = [...reasons, why].filter(Boolean).join(" ") || name;
  if (isFirst) sayWords(walk, asksForReason(asked) && !asksForName(asked) ? reason : all);
  else sayWords(walk, WORDING.asSaid(why || reasons.join(" ") || name));
}

/** Nobody is wished a good day twice. */
function withoutGreeting(sentence: string): string {
  const rest = sentence.replace(GREETING, "");
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

const GREETING =
  /^(?:[Gg]uten (?:Tag|Morgen|Abend)|[Hh]allo|[Gg]rüß Gott|[Ss]ervus|[Mm]oin)(?:,? (?:Herr|Frau|Dr\.|\p{Lu}\p{L}+)(?=[ ,!.])(?! (?:ist|spricht)))*[,!.]? */u;

/** What was said before the first question, but the greeting: it tells why the call is made. */
function reasonOf({ graph, state }: Walk): string {
  const first = state.path.filter((id) => graph.listens(id)).map((id) => graph.node(id))[0];
  if (!first || first.id === graph.start?.id) return "";
  const sentences = sentencesOf(fill(textOf(first), state.variables));
  const statements = sentences.filter((sentence) => !sentence.endsWith("?"));
  return statements.join(" ") || statementIn(sentences.at(-1) ?? "");
}

/** "Nein, das ist der Chef, ich verbinde": whoever connects is waited for, whatever else he says. */
export function awaitConnection(
  node: TreeNode,
  walk: Walk,
  { text, reading }: HeardReply,
): Step | null {
  const { intent, intentConfidence, alsoHeard, why, condition } = reading;
  const isHeard =
    (intent === "putting_through" && intentConfidence >= SURE_OF_CONNECTING) ||
    alsoHeard.some(
      ({ name, confidence }) => name === "putting_through" && confidence >= SURE_OF_CONNECTING,
    );
  const isNamed = walk.graph
    .conditions(node.id)
    .some((one) => one.condition === "putting_through" || one.counts?.includes("putting_through"));
  const isAuthors = why.some((clue) => clue.kind === "example" && clue.for === condition);
  if (isNamed || isAuthors || !(isHeard || CONNECTS.test(text))) return null;
  return wait(node, walk, "another");
}

const CONNECTS =
  /(?<!\p{L})(?:ich )?(?:verbinde (?:ich )?(?:sie|mal|gleich|eben)|(?:ich )verbinde(?! (?:damit|das|mit))|(?:geb|gebe|reich|reiche) (?:ich )?(?:sie |ihnen )?(?:mal |gleich |eben )?(?:weiter|rüber|meine[nmr]?)|soll ich (?:\p{L}+ ){1,3}(?:holen|rufen|geben)|(?:willst du|wollen sie|wollns|möchten sie|magst) (?:den|die|meinen|meine|mein) \p{L}+(?: (?:sprechen|haben))?$|hol(?:e)? (?:ich )?(?:mal |dir |ihnen )*(?:die |den |meine[nr]? )?(?:mama|papa|mami|papi|mutti|vati|mutter|vater|oma|opa|chef\p{L}*)|hol(?:e)? (?:ich )?(?:ihn|sie|den|die|mal|meine[nr]?|meinen)\b)/iu;

/** Stays silent for a while; says so, once. */
export function wait(node: TreeNode, walk: Walk, who: "back" | "another"): Step {
  if (walk.state.lastSaid !== WORDING.gladlyWait) say(walk, WORDING.gladlyWait);
  walk.state.waiting = who;
  return listen(walk, holdOf(walk.tree, node));
}

/** At the first question it comes out who has picked up, and whether he has time. */
export function isEarly({ id }: TreeNode, { state, graph }: Walk): boolean {
  const first = state.path.find((passed) => graph.listens(passed));
  const turns = state.callerTurns ?? 0;
  return turns <= EARLY && (first === id || turns <= EARLIEST);
}

const EARLY = 4;
const EARLIEST = 2;
