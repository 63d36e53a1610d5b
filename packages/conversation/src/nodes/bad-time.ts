import type { TreeNode } from "@rufbaum/tree";
import { questionOf, sentencesOf, textOf } from "@rufbaum/tree/graph";
import type { Reading } from "@rufbaum/understanding";
import { fill } from "../fill.ts";
import { plainWords } from "../kin.ts";
import { SURE_OF_ASIDE, SURE_OF_STANDING } from "../settings.ts";
import { end, type Step, say, type Walk } from "../walk.ts";
import { asksToBeCalled } from "../wish-for-call.ts";
import { INTENT_WORDING, WORDING } from "../wording.ts";
import { chooseWay } from "./ask.ts";
import { isRefusing } from "./between.ts";
import { asksWhoOrTime } from "./decline.ts";
import type { HeardReply } from "./node-behaviour.ts";
import { isAgreeing, saysNotKnown } from "./not-known.ts";
import { isEarly } from "./who-speaks.ts";

/**
 * "Ja, das bin ich, aber ich bin gerade im Dienst": who has picked up at a bad time is not told what the
 * call is about, unless he says that we may go on; the tree's way for another time, else a goodbye.
 */
export function meetBadTime(node: TreeNode, walk: Walk, heard: HeardReply): Step | null {
  const { graph } = walk;
  const { reading, text } = heard;
  if (!isEarly(node, walk) || reading.asked !== undefined) return null;
  const wishes = wishesCall(heard);
  if (GOES_ON.test(plainWords(text))) return wishes ? null : goOnAllTheSame(node, walk, reading);
  const isBad = isBadTime(heard);
  if ((!isBad && !wishes) || saysNotKnown(text)) return null;
  const way = graph
    .conditions(node.id)
    .find((one) => [one.condition, ...(one.counts ?? [])].some((name) => ANOTHER_TIME.has(name)));
  const isOwn = way !== undefined && way.condition === reading.condition;
  const isFirst = walk.state.path.find((id) => graph.listens(id)) === node.id;
  if (!isOwn && (!isFirst || !isOpen(node, walk, heard))) return null;
  if (way === undefined) {
    const isFree =
      asksWhoOrTime(questionOf(fill(textOf(node), walk.state.variables))) &&
      graph.fallback(node.id) === null &&
      !graph.objections.has(reading.intent ?? "");
    const met = wishes ? INTENT_WORDING.callback_later : INTENT_WORDING.no_time;
    return isFree ? end(walk, "callback", "declined", met?.goodbye) : null;
  }
  const target = graph.targetOf(node.id, way);
  if (target === null) return null;
  const next = graph.node(target);
  const isTold = next === null || sentencesOf(textOf(next)).some((one) => !one.endsWith("?"));
  if (isBad && !wishes && !isTold) say(walk, WORDING.notLong);
  return chooseWay(node, walk, { reading: { ...reading, condition: way.condition } });
}

/** "Ich muss gleich weg, aber schießen Sie los": a yes, however little time there is. */
function goOnAllTheSame(node: TreeNode, walk: Walk, reading: Reading): Step | null {
  const conditions = walk.graph.conditions(node.id);
  const chosen = conditions.find((one) => one.condition === reading.condition);
  const isLater =
    reading.intent === "no_time" &&
    [chosen?.condition, ...(chosen?.counts ?? [])].some((name) => ANOTHER_TIME.has(name ?? ""));
  const yes = isLater ? conditions.find(isAgreeing) : undefined;
  return yes ? chooseWay(node, walk, { reading: { ...reading, condition: yes.condition } }) : null;
}

const ANOTHER_TIME: ReadonlySet<string> = new Set(["callback_later", "no_time"]);

/** A yes to who is there, or a no for want of time, is no answer to what is offered. */
function isOpen(node: TreeNode, { graph }: Walk, { text, reading }: HeardReply): boolean {
  const { condition } = reading;
  const way = graph.conditions(node.id).find((one) => one.condition === condition);
  if (way === undefined || isAgreeing(way)) return true;
  return isRefusing(way) && IS_BUSY.test(plainWords(text));
}

function isBadTime({ text, reading }: HeardReply): boolean {
  const { intent, intentConfidence, alsoHeard } = reading;
  if (intent === "no_time" && intentConfidence >= SURE_OF_ASIDE) return true;
  if (
    alsoHeard.some(({ name, confidence }) => name === "no_time" && confidence >= SURE_OF_STANDING)
  )
    return true;
  return IS_BUSY.test(plainWords(text));
}

function wishesCall({ text, reading: { intent, intentConfidence } }: HeardReply): boolean {
  return (
    intent === "callback_later" && intentConfidence >= SURE_OF_STANDING && asksToBeCalled(text)
  );
}

/** Said together with the time being bad, it may be used all the same. */
const GOES_ON =
  /(?<!\p{L})(?:schießen sie|schiessen sie|legen sie los|nur zu|erzählen sie|fragen sie|fassen sie sich|(?:machen|sagen|sprechen|reden) sie (?:es |mal |nur |bitte |halt |einfach )*(?:schnell|kurz|ruhig|mal|was|worum|los)|machen sie(?: \p{L}+)?$|(?:aber|wenn(?: es)?) (?:\p{L}+ )?(?:nur )?(?:kurz|schnell|geht schon|flott)|(?:zwei|drei|fünf|paar|eine?) minuten?|minute hab|kurz (?:geht|hab|habe|zeit)|(?:nicht|net) (?:so )?viel zeit|wenig zeit|nicht lang\p{L}*|geht schon|passt schon|kein problem|trotzdem|mach(?:t|en sie) hin|beeil\p{L}*)(?!\p{L})/u;

/** Somebody who says so has not picked up to talk. */
const IS_BUSY =
  /(?<!\p{L})(?:(?:gerade|grad|grade|jetzt|noch|mitten) (?:\p{L}+ )?(?:im (?:dienst|termin|meeting|unterricht|auto|zug|bus|gespräch|stress|op|supermarkt|laden|krankenhaus)|in (?:einer|ner|der) (?:sitzung|besprechung|konferenz|schulung|behandlung|vorlesung|arbeit|schlange|bahn)|an der (?:kasse|arbeit|maschine|ampel)|am (?:steuer|fahren|autofahren|kochen|essen|arbeiten)|auf der (?:arbeit|autobahn)|beim (?:arzt|zahnarzt|friseur|essen|einkaufen|kochen|kunden))|(?:bin|sitze?|stehe?) (?:ich )?(?:auch |nur |doch |halt )*(?:im (?:dienst|meeting|unterricht)|in (?:einer|ner) (?:sitzung|besprechung|konferenz|schulung)|am steuer)|mitten (?:in|im|beim)|hab(?:e)? (?:\p{L}+ )?(?:gerade |grad |jetzt )?(?:besuch|kundschaft|(?:einen |nen )?(?:kunden|patienten|termin)|gäste)(?: da| hier)?$|muss (?:\p{L}+ )?(?:gleich|jetzt|sofort) (?:weg|los|fort|raus|zur|zum|ins)|(?:an der kasse|am steuer|auf der autobahn)$)(?!\p{L})/u;
