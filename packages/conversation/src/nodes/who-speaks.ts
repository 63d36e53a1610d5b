import type { TreeNode } from "@rufbaum/tree";
import { sentencesOf, statementIn, textOf } from "@rufbaum/tree/graph";
import { fill } from "../fill.ts";
import { holdOf, SURE_OF_CONNECTING } from "../settings.ts";
import { timesTold, told } from "../told.ts";
import { listen, type Step, say, sayWords, type Walk } from "../walk.ts";
import { WORDING } from "../wording.ts";
import type { HeardReply } from "./node-behaviour.ts";

/** Who calls, and why; shorter to whoever has been told, whole to whoever was fetched. */
export function introduce(walk: Walk, { toAnother = false }: { toAnother?: boolean } = {}): void {
  const { state, graph } = walk;
  if (graph.start === null) return;
  const who = fill(textOf(graph.start), state.variables);
  const why = reasonOf(walk);
  const isFirst = toAnother || timesTold(state, "who_is_calling") === 0;
  told(state, "who_is_calling");
  const [name = "", ...reasons] = sentencesOf(who);
  if (isFirst || name === "") sayWords(walk, [who, why].filter(Boolean).join(" "));
  else {
    const reason = reasons.filter((sentence) => !sentence.endsWith("?")).join(" ");
    sayWords(walk, WORDING.asSaid(why || reason || name.replace(GREETING, "")));
  }
}

/** Nobody says "Wie gesagt: Guten Tag". */
const GREETING =
  /^(?:guten (?:tag|morgen|abend)|hallo|grüß gott|servus|moin)(?: (?:herr|frau)(?: \p{L}+)*)?[,!.]? */iu;

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
