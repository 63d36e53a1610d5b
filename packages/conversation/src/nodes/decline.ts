import type { Outcome, TreeNode } from "@rufbaum/tree";
import { questionOf } from "@rufbaum/tree/graph";
import { SURE_OF_ASIDE, SURE_OF_UNOFFERED } from "../settings.ts";
import { end, type Step, type Walk } from "../walk.ts";
import { asksToBeCalled } from "../wish-for-call.ts";
import { WORDING } from "../wording.ts";
import type { HeardReply } from "./node-behaviour.ts";
import { ownEnd } from "./own-end.ts";
import { wordingOf } from "./unoffered.ts";

/**
 * What was surely declined is not run over, although the node has but one way on: "Nein, kein
 * Interesse", or a mere no to "Darf ich Ihnen einen Termin anbieten?". The conversation goes to the
 * tree's own end for that, else it takes its leave. A no to a fact is an answer like any other.
 */
export function takeDecline(
  node: TreeNode,
  walk: Walk,
  { text, reading: { intent, intentConfidence } }: HeardReply,
): Step | null {
  if (intent === null || intentConfidence < SURE_OF_ASIDE) return null;
  const { lastSaid, lastTurn, inputs = [] } = walk.state;
  const question = questionOf(lastTurn ?? lastSaid);
  // "Wann soll der Umzug sein?" – "irgendwann im März" puts nothing off.
  if (intent === "callback_later" && ASKS_WHEN.test(question) && !asksToBeCalled(text)) return null;
  // Who has given a day or a number already declines no more than what was asked last.
  const isAgreed = inputs.some(({ kind }) => kind !== "text");
  const outcome = OUTCOME_OF[intent] ?? (isAgreed ? null : outcomeOfAnswer(intent, question));
  if (outcome === null) return null;
  return leave(node, walk, outcome, wordingOf(intent)?.goodbye);
}

/** "Ich will gar keinen Termin", where one asks for its day: the matter is declined, and not the day. */
export function takeMatterDeclined(
  node: TreeNode,
  walk: Walk,
  { text, reading: { intent, intentConfidence } }: HeardReply,
): Step | null {
  const isSaid = intent === "not_interested" && intentConfidence >= SURE_OF_UNOFFERED;
  return isSaid || declinesMatter(text) ? leave(node, walk, "not-interested") : null;
}

/** To the tree's own end for that, else with a goodbye. */
export function leave(node: TreeNode, walk: Walk, outcome: Outcome, goodbye?: string): Step {
  const own = ownEnd(node, walk, outcome);
  if (own) return { to: own.id };
  return end(walk, outcome, "declined", goodbye ?? WORDING.goodbyeDeclined);
}

export function declinesMatter(text: string): boolean {
  if (NONE_OF_IT.test(text)) return true;
  return text.split(/\s+/).length <= MOST_WORDS_DECLINING && DECLINES_MATTER.test(text);
}

/** "Keinen Termin bitte", and nothing else: "kein Termin am Montag" and "keinen Termin frei" say another thing. */
const NONE_OF_IT =
  /^[^\p{L}]*(?:(?:nein|nee|nö|ach|also|äh+m?|danke|doch|lieber|eigentlich|gar|überhaupt|bitte|ich sagte|wie gesagt)[\s,:]+)*kein(?:en|e)? (?:termin|besuch|beratung|gespräch|treffen|bestellung|angebot)(?: (?:bitte|danke|mehr|nötig|für mich|für uns|erwünscht|notwendig))*[\s.!]*$/iu;

/** More say something else as well. */
const MOST_WORDS_DECLINING = 14;

const DECLINES_MATTER =
  /(?<!\p{L})(?:(?:will|möchte?|mag|brauche?|wollte?) (?:ich|wir|i)? ?(?:\p{L}+ ){0,3}(?:gar |doch |überhaupt |eigentlich |jetzt )*(?:kein(?:en|e)? (?:termin|besuch|beratung|gespräch|treffen|bestellung|angebot)|nichts (?:bestellen|kaufen|haben))|lass(?:en)? (?:sie|se|wir|ma) (?:es |das |mal |uns )*(?:gut sein|bleiben|sein lassen|lieber (?:sein|bleiben|mal))|lassen wir (?:das|es|mal)(?: \p{L}+){0,2}$|lassens? (?:sie )?(?:es )?gut sein|vergessen (?:sie|se|wir) (?:es|das|s)(?!\p{L})|vergessens(?!\p{L})|(?:mir|uns) (?:\p{L}+ ){0,3}anders überlegt|(?:will|möchte?|mach|mache|machen|nehm|nehme) (?:ich |wir |das |es |jetzt )*doch (?:lieber )?nicht)(?!\p{L})/iu;

const ASKS_WHEN = /(?<!\p{L})(?:wann|welche[nrms]? (?:tag|monat|zeit)\p{L}*)(?!\p{L})/iu;

const OUTCOME_OF: Readonly<Record<string, Outcome>> = {
  not_interested: "not-interested",
  wrong_person: "wrong-person",
  callback_later: "callback",
  no_time: "callback",
};

/** What a mere yes or no comes to where it declines; `null` where the conversation can go on. */
function outcomeOfAnswer(intent: string, question: string): Outcome | null {
  if (INCONVENIENT.test(question)) return intent === "Ja" ? "callback" : null;
  if (intent !== "Nein") return null;
  if (RIGHT_PERSON.test(question)) return "wrong-person";
  if (HAS_TIME.test(question)) return "callback";
  return ASKS_LEAVE.test(question) && !IN_PASSING.test(question) ? "not-interested" : null;
}

/** "Ist es gerade ungünstig?": there a yes declines. A yes to "Störe ich?" is read as the no it means. */
const INCONVENIENT = /ungelegen|ungünstig|\bunpassend/iu;

const RIGHT_PERSON =
  /\b(?:spreche|rede) ich (?:hier |da |denn |gerade |jetzt )*(?:mit|direkt mit)\b|\bbin ich (?:hier |da )?(?:richtig )?(?:bei|mit)\b/iu;

const HAS_TIME =
  /\bstöre? ich\b|\b(?:haben|hätten|hast) (?:sie|du) (?:\p{L}+ ){0,4}?(?:zeit|minuten?|minütchen|moment|augenblick)\b|\b(?:passt|ginge|geht) (?:es|das) (?:\p{L}+ ){0,2}?(?:gerade|jetzt|kurz|eben|im moment)\b/iu;

/** Whether a question asks who is there, or whether there is time, and for nothing of the matter. */
export function asksWhoOrTime(question: string): boolean {
  return RIGHT_PERSON.test(question) || HAS_TIME.test(question);
}

/** May something be done, or is something wanted: a no means that it is not. */
const ASKS_LEAVE =
  /^(?:und |also |dann |gut,? |vielleicht )*(?:(?:darf|dürfte|soll|sollte|kann|könnte) ich|(?:dürfen|sollen|wollen|können|könnten) wir|(?:möchten|wollen|würden|hätten|wären) sie (?!schon|bereits)|(?:haben|besteht|hätten) (?:sie )?(?:\p{L}+ ){0,3}?(?:interesse|lust|bedarf)\b|(?:wäre|klingt|ist|käme|interessiert) (?:das|es|so etwas|ein\p{L}*|sie)\b(?=.*(?:interess|etwas für sie|infrage|in frage|vorstell|denkbar|hilfreich|spannend|gut\b|das\b|angebot))|sind sie (?:\p{L}+ ){0,3}?interessiert)/iu;

/** Whether a question asks if something may be done, or is wanted. */
export function asksLeave(question: string): boolean {
  return ASKS_LEAVE.test(question);
}

/** Whether a question is for something beside the matter: a no to it is an answer. */
export function asksInPassing(question: string): boolean {
  return IN_PASSING.test(question);
}

/** What is offered beside the thing itself. */
const IN_PASSING =
  /\bsonst\b|\bnoch (?:etwas|was|fragen|eine frage|mehr|weitere)|weitere|wiederhol|noch ?(?:ein)?mal (?:sagen|erklären|hören)|buchstabier|bestätig|erinner|newsletter|\bsms\b|aufzeichn|aufnehm|mitschn|\blieber\b|\boder\b/iu;
