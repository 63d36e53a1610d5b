import type { Topic } from "../corpus/topic.ts";
import type { Persona } from "../personas/persona.ts";
import type { SeededRandom } from "../seeded-random.ts";
import type { Offence } from "../wording/kinds.ts";
import { hangUp, speak } from "./acts.ts";
import { type AgentWords, wordsOf } from "./agent-words.ts";
import { answer } from "./answer.ts";
import type { AgentTurn, Caller, CallerAct } from "./caller.ts";
import { cutIn } from "./cut-in.ts";
import { feel } from "./feel.ts";
import { meantHere } from "./meant-here.ts";
import { ANYTHING, type Mind, openMind } from "./mind.ts";
import { protest } from "./protest.ts";
import { rebuff } from "./rebuff.ts";
import { temperOf } from "./temper.ts";

/**
 * A persona who has just picked up. What it does comes from what it is, what it hears and chance
 * alone. In this order: a goodbye is returned; who has had enough hangs up; who never wants to be
 * called again says so; nobody is insulted for nothing; who was misunderstood says so; some are silent, some cut in; all others answer, or bring something else up.
 */
export function openCaller(persona: Persona, random: SeededRandom): Caller {
  return callerOf(openMind(temperOf(persona), random));
}

/** The one in whom this goes on. */
export function callerOf(mind: Mind): Caller {
  return { react: (heard) => react(mind, heard) };
}

function react(mind: Mind, heard: AgentTurn): CallerAct {
  const words = meantHere(wordsOf(heard.text), heard, mind.stance);
  mind.random = mind.momentOf(heard);
  mind.turns += 1;
  const offence = takenAmiss(mind, words);
  feel(mind, heard, words, offence);
  if (heard.isOpenToOthers && mind.random.on("asks for another").chance(ASKS_FOR_ANOTHER)) {
    mind.offered = ANYTHING;
  }
  const act =
    leave(mind, words) ??
    optOut(mind, words) ??
    rebuff(mind, words, offence) ??
    protest(mind, heard, words) ??
    fallSilent(mind, words) ??
    cutIn(mind, heard, words) ??
    answer(mind, words, heard);
  if (standsFor(words)) {
    mind.pending = words.question;
    mind.pendingSentence = words.sentence;
  }
  if (act.type === "speak" || act.type === "interrupt") {
    const isBeside = act.topic !== null && BESIDE.has(act.topic);
    if (!isBeside) mind.meant = act.topic;
    if (!isBeside && (act.type === "interrupt" || !act.chosen)) mind.way = null;
  }
  return act;
}

/** How many name a day or an hour that is not offered, where the tree foresees it. */
const ASKS_FOR_ANOTHER = 0.08;

/** What one takes amiss another lets pass. */
function takenAmiss(mind: Mind, { wording: { offence } }: AgentWords): Offence | null {
  if (offence === null) return null;
  // Firms that say du to everybody do, and whoever minds has minded it by then.
  const isUsual = mind.around.isInformal || mind.isOffended;
  if (offence.kind === "familiar" && isUsual) return null;
  return mind.random.on("takes amiss").chance(offence.likelihood) ? offence.kind : null;
}

/** Whether it asks something that can be answered later. */
function standsFor({ question, sentence }: AgentWords): boolean {
  return sentence !== "" && question !== "still-there" && question !== "between";
}

/** Said while the question stands. */
const BESIDE: ReadonlySet<Topic> = new Set<Topic>([
  "repeat-please",
  "hold-on",
  "still-here",
  "listens",
  "are-you-there",
]);

function leave(mind: Mind, { question }: AgentWords): CallerAct | null {
  const { random, temper } = mind;
  if (question === "farewell" || mind.stance === "leaving") {
    return hangUp(mind, "goodbye", random.on("last words").chance(0.7) ? "goodbye" : null);
  }
  if (mind.patience <= 0)
    return hangUp(mind, "impatient", random.on("last words").chance(0.65) ? "hangs-up" : null);
  const weight = mind.stance === "agreed" ? 0.2 : mind.mood < -0.4 ? 2 : 1;
  if (random.on("hangs up").chance(temper.behaviour.hangsUp * weight)) {
    return hangUp(mind, "rejected", random.on("last words").chance(0.5) ? "hangs-up" : null);
  }
  return null;
}

/** Times it is said before the phone is put down. */
const SAYS_IT = 2;

function optOut(mind: Mind, { introduces }: AgentWords): CallerAct | null {
  const { random, stance } = mind;
  if (mind.optOuts >= SAYS_IT) return hangUp(mind, "rejected", null);
  if (mind.optOuts === 0) {
    if (!mind.wantsOut || stance === "agreed") return null;
    // Who calls and what for is heard first; some need no more than that.
    const isClear = mind.turns > 1 || introduces;
    if (!isClear || !random.on("opts out").chance(mind.turns > 2 ? 0.9 : 0.5)) return null;
  }
  mind.optOuts += 1;
  mind.stance = "declined";
  return speak(mind, "opt-out");
}

function fallSilent(mind: Mind, { question, sentence }: AgentWords): CallerAct | null {
  if (sentence === "" || mind.part === "handing-over") return null;
  const { random, temper } = mind;
  const { staysSilent } = temper.behaviour;
  // Who was silent once may well have walked away.
  const likelihood = question === "still-there" ? Math.max(staysSilent, 0.2) : staysSilent;
  if (!random.on("stays silent").chance(likelihood)) return null;
  mind.invitesRepeat = true;
  return { type: "stay-silent" };
}
