import type { TreeNode } from "@rufbaum/tree";
import type { Step, Walk } from "../walk.ts";
import { asksToBeCalled } from "../wish-for-call.ts";
import { leave } from "./decline.ts";
import type { HeardReply } from "./node-behaviour.ts";

/**
 * "Nein danke, ich bleib bei der Volkshochschule": who says no once more to what an objection has answered
 * already, or says no and goodbye, means it; the same answer would not change his mind, and nothing more
 * is asked of somebody who takes his leave.
 */
export function standByNo(node: TreeNode, walk: Walk, heard: HeardReply): Step | null {
  const { text } = heard;
  if (!SAYS_NO.test(text)) return null;
  if (isJustAnswered(walk) && refusesAtLength(heard)) return leave(node, walk, "not-interested");
  if (TAKES_LEAVE.test(text) && isAskedOn(node, walk, heard)) {
    return leave(node, walk, "not-interested");
  }
  const objection = objectionFor(node, walk, heard);
  if (objection === null) return null;
  const isAnswered = walk.state.path.includes(objection);
  return isAnswered || TAKES_LEAVE.test(text) ? leave(node, walk, "not-interested") : null;
}

/** "Nee, ist fest, hab unterschrieben", right behind the answer to an objection: no other time is meant. */
function refusesAtLength({ text, reading: { intent, alsoHeard } }: HeardReply): boolean {
  const isRefusal = intent === "Nein" || intent === "not_interested";
  const isElse = alsoHeard.some(({ name }) => name !== "Nein" && name !== "thank_you");
  return (
    isRefusal && !isElse && !asksToBeCalled(text) && text.split(/\s+/u).length > MOST_WORDS_OF_NO
  );
}

/** A shorter no answers the question that was asked again. */
const MOST_WORDS_OF_NO = 4;

function isJustAnswered({ graph, state: { path } }: Walk): boolean {
  return path.slice(-2).some((id) => graph.node(id)?.type === "objection");
}

/** Whether the tree's way for this no has another question. */
function isAskedOn(
  node: TreeNode,
  { graph }: Walk,
  { reading: { condition } }: HeardReply,
): boolean {
  const way = graph.conditions(node.id).find((one) => one.condition === condition);
  const target = way ? graph.targetOf(node.id, way) : null;
  return target !== null && graph.listens(target) && graph.node(target)?.type !== "objection";
}

/** The objection that the reply would be met with, whether by its intent or by a way of the node's. */
function objectionFor(
  node: TreeNode,
  { graph }: Walk,
  { reading: { intent, condition } }: HeardReply,
): string | null {
  const way = graph.conditions(node.id).find((one) => one.condition === condition);
  const target = way ? graph.node(graph.targetOf(node.id, way) ?? "") : null;
  if (target !== null) return target.type === "objection" ? target.id : null;
  return intent === null ? null : (graph.objections.get(intent)?.id ?? null);
}

/** Whether a reply is led by a no. */
export function saysNo(text: string): boolean {
  return SAYS_NO.test(text);
}

/** Whether somebody says goodbye, whatever else he says. */
export function takesLeave(text: string): boolean {
  return TAKES_LEAVE.test(text);
}

const SAYS_NO =
  /^[^\p{L}]*(?:(?:ja|ach|äh+m?|also|oh|du|wissen sie|das ist (?:sehr )?(?:nett|lieb|freundlich)(?: von ihnen)?|aber|danke(?: schön| sehr| ihnen)?|vielen dank|guten (?:tag|morgen|abend)|hallo)[\s,]+)*(?:nein|nee|nö|na+(?![\s,]+(?:dann|denn|gut|ja|klar|schön|also|und|ich))|danke nein|nein danke|kein interesse)(?!\p{L})(?![\s,]+(?:aber|doch|nein ich (?:wollte|meine)|ich wollte nur))/iu;

const TAKES_LEAVE =
  /(?<!\p{L})(?:auf wieder(?:hören|schauen|sehen)|tschüss?|tschau|ciao|(?:schönen|guten|angenehmen) (?:tag|abend|nachmittag|feierabend)(?: noch| ihnen)*[\s.!]*$|wünsch\p{L}* ihnen)(?!\p{L})/iu;
