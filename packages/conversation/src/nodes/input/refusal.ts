import type { NodeOf, ValueKindName } from "@rufbaum/tree";
import { findPlaceholders, isSuccess, outcomeOf, specOf, textOf } from "@rufbaum/tree/graph";
import { asksForMeeting, FOR_A_CALL } from "../../said-before.ts";
import { SURE_OF_ASIDE } from "../../settings.ts";
import { isGoodbye, isQuestion } from "../../small-talk.ts";
import { timesTold, told } from "../../told.ts";
import { end, type Step, sayWords, type Walk } from "../../walk.ts";
import { asksToBeCalled, clausesOf, forbidsCall } from "../../wish-for-call.ts";
import { INTENT_WORDING, WORDING } from "../../wording.ts";
import { askShortly, awaitAnswer } from "../ask.ts";
import { declinesMatter, leave } from "../decline.ts";
import type { HeardReply } from "../node-behaviour.ts";
import { ownEnd } from "../own-end.ts";
import { takesLeave } from "../stand-by-no.ts";
import { deniesSomething, isOutrightRefusal, openAnswerOf, speaksOfTime } from "./open-answers.ts";

type InputNode = NodeOf<"input">;

/** "Nein, das sage ich nicht": to ask again would be pushing. Whoever speaks of a day is not that. */
export function isRefusal({ text, reading }: HeardReply): boolean {
  if (speaksOfTime(text)) return false;
  return isOutrightRefusal(text) || isUnwilling({ text, reading });
}

export function isUnwilling({ text, reading: { intent, intentConfidence } }: HeardReply): boolean {
  return REFUSALS.has(intent ?? "") && intentConfidence >= SURE_OF_ASIDE && deniesSomething(text);
}

const REFUSALS: ReadonlySet<string> = new Set(["Nein", "not_interested", "trust_doubt"]);

/**
 * Who says no and goodbye, or that he wants none after all, is asked for no day and no hour of it;
 * what is asked beside the matter ("Ihre E-Mail?") he may refuse after he has agreed to it.
 */
export function letWhoDeclinesGo(node: InputNode, walk: Walk, heard: HeardReply): Step | null {
  const { text, reading } = heard;
  if (reading.condition !== null || isQuestion(text)) return null;
  const isLeaving = takesLeave(text) || isGoodbye(reading);
  if (isLeaving && deniesSomething(text) && !putsOff(heard) && !speaksOfTime(withoutLeave(text))) {
    return leave(node, walk, "not-interested");
  }
  const isMet = walk.graph.objections.has(reading.intent ?? "");
  return !isMet && declinesMatter(text) ? leave(node, walk, "not-interested") : null;
}

/**
 * "Wenn Sie mich morgen so gegen zehn anrufen", where a visit is arranged: that is when to call. To be
 * called before the visit is no such wish.
 */
export function meetWishForCall(
  node: InputNode,
  walk: Walk,
  kind: ValueKindName,
  { text, reading }: HeardReply,
): Step | null {
  const question = textOf(node);
  if (kind !== "date" && kind !== "time") return null;
  if (reading.condition !== null || FOR_A_CALL.test(question) || !asksForMeeting(question)) {
    return null;
  }
  const clauses = clausesOf(text);
  const wishes = clauses.find(
    (one) => CALL_US.test(one) && !BEFORE_VISIT.test(one) && !forbidsCall(one),
  );
  if (wishes === undefined || !speaksOfTime(wishes)) return null;
  // "Dienstag, und rufen Sie mich um neun an, bevor Sie kommen": a day is told for itself as well.
  if (clauses.some((one) => one !== wishes && speaksOfTime(one))) return null;
  return leave(node, walk, "callback", INTENT_WORDING.callback_later?.goodbye);
}

const CALL_US =
  /(?<!\p{L})(?:(?:ruf|meld)\p{L}* (?:sie|se|s) (?:mich|mi|uns|sich|bei mir|bei uns|\p{L}+ an)(?!\p{L})|(?:sie|se) (?:mich|mi|uns|sich) .*(?:an|zurück|durch)(?:zu)?(?:ruf|meld)\p{L}*|(?:sie|se) sich .*meld\p{L}*|(?:ruf|meld)\p{L}* (?:sie|se|s) .*(?:an|zurück|durch|wieder)$)/iu;
const BEFORE_VISIT =
  /(?<!\p{L})(?:vorher|davor|bevor|zuvor|kurz vor|vor dem|unter|bescheid|stunde|falls|auf (?:dem|meinem) handy)(?!\p{L})/iu;

/** "Schönen Tag noch" names no day. */
function withoutLeave(text: string): string {
  return text.replace(/(?:schön|gut|angenehm)\p{L}* (?:tag|abend|woche\p{L}*)/giu, "");
}

/** Who will not be called puts nothing off. */
function putsOff({ text, reading: { intent } }: HeardReply): boolean {
  if (forbidsCall(text)) return false;
  return intent === "callback_later" || asksToBeCalled(text);
}

/**
 * Who won't tell what all hangs on: whether he wants none at all is asked once, and then he is let go;
 * who puts it off is called another time. `null` where the conversation can do without the value.
 */
export function meetRefusalOfNeeded(
  node: InputNode,
  walk: Walk,
  kind: ValueKindName,
  heard: HeardReply,
): Step | null {
  if (!isNeeded(node, walk, kind)) return null;
  if (putsOff(heard) || openAnswerOf(heard.text) === "none") {
    return leave(node, walk, "callback", INTENT_WORDING.callback_later?.goodbye);
  }
  const { state } = walk;
  if (timesTold(state, "none-at-all") > 0) return leave(node, walk, "not-interested");
  told(state, "none-at-all");
  state.doubtsMatter = true;
  state.between = null;
  sayWords(
    walk,
    WORDING.noneAtAll(FOR_A_CALL.test(textOf(node)) ? "keinen Anruf" : "keinen Termin"),
  );
  return awaitAnswer(node, walk);
}

/**
 * What is said to "Dann möchten Sie lieber keinen Termin?": a yes and a no agree to that alike, and only
 * "doch" does not. `null` where something else is said, such as a day.
 */
export function hearWhetherNone(
  node: InputNode,
  walk: Walk,
  heard: HeardReply,
  givesValue: boolean,
): Step | null {
  const { text, reading } = heard;
  if (givesValue || isQuestion(text)) return null;
  if (WANTS_ONE.test(text) && !NOT_AFTER_ALL.test(text)) return askShortly(node, walk);
  if (putsOff(heard)) return meetRefusalOfNeeded(node, walk, "date", heard);
  const isSettled = SETTLES.has(reading.intent ?? "") || isGoodbye(reading) || isRefusal(heard);
  return isSettled ? leave(node, walk, "not-interested") : null;
}

const SETTLES: ReadonlySet<string> = new Set(["Ja", "Nein", "not_interested"]);
const WANTS_ONE =
  /(?<!\p{L})(?:doch|gern|gerne|schon(?! gesagt)|natürlich|klar|unbedingt)(?!\p{L})/iu;
const NOT_AFTER_ALL =
  /(?<!\p{L})(?:doch (?:lieber |gar |eher )*(?:nicht|kein\p{L}*)|natürlich (?:nicht|kein\p{L}*)|gern\p{L}* kein\p{L}*|(?:hab|habe|hatte) (?:ich )?(?:\p{L}+ ){0,2}(?:doch|schon|ja) gesagt)(?!\p{L})/iu;

/** What all hangs on is not known, and not to be had: nothing can be promised. */
export function goWithout(node: InputNode, walk: Walk, kind: ValueKindName): Step | null {
  if (!isNeeded(node, walk, kind)) return null;
  const own = ownEnd(node, walk, "callback");
  return own ? { to: own.id } : end(walk, "failed", "unmatched", WORDING.goodbyeUnmatched);
}

/**
 * Whether a success that lies ahead would be none without this value: the day or the hour of what is
 * arranged, unless it is asked for again; or what the words of that success read out, where what was
 * asked just before is missing as well.
 */
export function isNeeded(node: InputNode, walk: Walk, kind: ValueKindName): boolean {
  const { graph } = walk;
  const [variable = ""] = specOf(node).fills?.(node, graph) ?? [];
  const ahead = nodesAhead(node, walk);
  const successes = ahead.filter((one) => one.type === "end" && isSuccess(outcomeOf(one)));
  if (successes.length === 0) return false;
  const isAskedAgain = ahead.some((one) => {
    return one.id !== node.id && (specOf(one).fills?.(one, graph) ?? []).includes(variable);
  });
  if (isAskedAgain) return false;
  if ((kind === "date" || kind === "time") && asksForMeeting(textOf(node))) return true;
  const before = leftOpenBefore(node, walk);
  return (
    before !== null &&
    successes.every((one) => {
      const named = new Set(findPlaceholders(textOf(one)).map(({ name }) => name));
      return named.has(variable) || named.has(before);
    })
  );
}

/** The variable of the question right before this one, where it was left open. */
function leftOpenBefore(node: InputNode, { state }: Walk): string | null {
  const last = state.inputs?.at(-1);
  if (last === undefined || last.nodeId !== state.path.at(-2) || last.nodeId === node.id)
    return null;
  return state.variables[last.variable] === "" ? last.variable : null;
}

function nodesAhead({ id }: InputNode, { graph }: Walk) {
  const seen = new Set<string>();
  for (let ring = graph.successors(id); ring.length > 0; ) {
    for (const one of ring) seen.add(one);
    ring = [...new Set(ring.flatMap((one) => graph.successors(one)))].filter(
      (one) => !seen.has(one),
    );
  }
  return [...seen].flatMap((one) => graph.node(one) ?? []);
}
