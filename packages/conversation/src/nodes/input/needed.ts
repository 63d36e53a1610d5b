import type { NodeOf, TreeNode, ValueKindName } from "@rufbaum/tree";
import { findPlaceholders, isSuccess, outcomeOf, specOf, textOf } from "@rufbaum/tree/graph";
import { asksForAddress, asksForMeeting, asksWhereTo, FOR_A_CALL } from "../../said-before.ts";
import type { Walk } from "../../walk.ts";
import { WORDING } from "../../wording.ts";

type InputNode = NodeOf<"input">;

/**
 * Whether a success that lies ahead would be none without this value, and it is not asked for again: the
 * day or the hour of a visit, or of what the words of that success read out; where papers go to, if each
 * end ahead that promises anything reads that out; or any other value that they read out, where what was
 * asked just before is missing as well.
 */
export function isNeeded(node: InputNode, walk: Walk, kind: ValueKindName): boolean {
  const { graph } = walk;
  const [variable = ""] = specOf(node).fills?.(node, graph) ?? [];
  const ahead = nodesAhead(node, walk);
  const successes = ahead.filter(isGood);
  const isSentThere = isForSending(node, kind, ahead);
  if (successes.length === 0 && !isSentThere) return false;
  const isAskedAgain = ahead.some((one) => {
    return one.id !== node.id && (specOf(one).fills?.(one, graph) ?? []).includes(variable);
  });
  if (isAskedAgain) return false;
  if (isSentThere && ahead.filter(isPromise).every(names(variable))) return true;
  const isWhen = (kind === "date" || kind === "time") && asksForMeeting(textOf(node));
  if (isWhen && (isForVisit(node, successes) || successes.some(names(variable)))) return true;
  const before = leftOpenBefore(node, walk);
  if (before === null) return false;
  return successes.every((one) => names(variable)(one) || names(before)(one));
}

/** "Dann möchten Sie lieber keinen Termin?", in words for what is arranged. */
export function noneQuestion(node: InputNode, walk: Walk): string {
  if (FOR_A_CALL.test(textOf(node))) return WORDING.noneAtAll("keinen Anruf");
  if (asksWhereToSend(node, walk)) return WORDING.noneAtAll("nichts zugeschickt bekommen");
  const isVisit = isForVisit(node, nodesAhead(node, walk).filter(isGood));
  return WORDING.noneAtAll(isVisit ? "keinen Termin" : "nicht weitermachen");
}

/** Whether it is asked where papers are to go: who keeps that back refuses them, and not the matter. */
export function asksWhereToSend(node: InputNode, walk: Walk): boolean {
  const kind = node.input?.value ?? walk.graph.kindAsked(node.id);
  return isForSending(node, kind, nodesAhead(node, walk));
}

export function nodesAhead({ id }: InputNode, { graph }: Walk): TreeNode[] {
  const seen = new Set<string>();
  for (let ring = graph.successors(id); ring.length > 0; ) {
    for (const one of ring) seen.add(one);
    ring = [...new Set(ring.flatMap((one) => graph.successors(one)))].filter(
      (one) => !seen.has(one),
    );
  }
  return [...seen].flatMap((one) => graph.node(one) ?? []);
}

function isGood(node: TreeNode): boolean {
  return node.type === "end" && isSuccess(outcomeOf(node));
}

/** An end that sends something, or a success. */
function isPromise(node: TreeNode): boolean {
  return isGood(node) || isSending(node);
}

function isSending(node: TreeNode): boolean {
  return node.type === "end" && outcomeOf(node) === "info-requested";
}

/** Whether it is asked where papers are to go, and nothing more is won ahead than that they are sent. */
function isForSending(node: InputNode, kind: ValueKindName, ahead: readonly TreeNode[]): boolean {
  if (!ahead.some(isSending) || ahead.some(isGood)) return false;
  const asked = textOf(node);
  return WHERE_TO.has(kind) || (kind === "text" && (asksForAddress(asked) || asksWhereTo(asked)));
}

const WHERE_TO: ReadonlySet<ValueKindName> = new Set(["email", "phone-number"]);

function isForVisit(node: InputNode, successes: readonly TreeNode[]): boolean {
  const isBooked = successes.some((one) => one.type === "end" && outcomeOf(one) === "appointment");
  return isBooked || VISIT.test(textOf(node));
}

const VISIT = /termin|besuch|besichtig|(?<!\p{L})(?:vorbei(?:zu)?)?kommen(?!\p{L})|treffen/iu;

function names(variable: string): (node: TreeNode) => boolean {
  return (node) => findPlaceholders(textOf(node)).some(({ name }) => name === variable);
}

/** The variable of the question right before this one, where it was left open. */
function leftOpenBefore(node: InputNode, { state }: Walk): string | null {
  const last = state.inputs?.at(-1);
  if (last === undefined || last.nodeId !== state.path.at(-2) || last.nodeId === node.id)
    return null;
  return state.variables[last.variable] === "" ? last.variable : null;
}
