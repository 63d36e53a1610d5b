import type { Topic } from "../corpus/topic.ts";
import { canSpeakOf, lineOn, speak, thinking } from "./acts.ts";
import type { AgentWords } from "./agent-words.ts";
import type { CallerAct } from "./caller.ts";
import { isAskedAgain } from "./memory.ts";
import type { Mind } from "./mind.ts";
import type { Question } from "./question.ts";

/** How readily an objection comes up at a question; at all others it does not. */
const OBJECTS_AT: Partial<Record<Question, number>> = {
  interest: 1,
  why: 1,
  "other-yes-no": 0.5,
  "other-open": 0.4,
  "may-i": 0.25,
  "send-info": 0.3,
  day: 0.3,
  proposal: 0.3,
  "half-day": 0.3,
  satisfied: 0.5,
  amount: 0.25,
  statement: 0.5,
  rhetorical: 0.5,
};

/** Whether he may object before he has heard the question to its end. */
export function isTimeToObject(question: Question): boolean {
  return (OBJECTS_AT[question] ?? 0) >= 0.5 && !ASKS_FACT.has(question);
}

/** Of those who would object, so many do where they are only asked how it is with them. */
const AT_A_FACT = 0.2;
const ASKS_FACT: ReadonlySet<Question> = new Set([
  "other-yes-no",
  "other-open",
  "rhetorical",
  "amount",
]);

/** What is answered and nothing else. */
const PLAIN: ReadonlySet<Question> = new Set([
  "still-there",
  "waits",
  "again",
  "between",
  "what-to-change",
]);

/** In a row; then he answers. */
const MOST_ASIDES = 2;

/**
 * Something other than the answer: what the agent's manner calls forth, a worry, a question back, a
 * word beside the point. `null` where he simply answers.
 * @param isOfFact the node asks for a value, or between things of its own
 */
export function aside(mind: Mind, words: AgentWords, isOfFact = false): CallerAct | null {
  const mayStray = mind.asides < MOST_ASIDES && !mind.isBrief && !PLAIN.has(words.question);
  const act = mayStray ? bringUp(mind, words, isOfFact) : null;
  mind.asides = act === null ? 0 : mind.asides + 1;
  mind.invitesRepeat = act !== null;
  return act;
}

function bringUp(mind: Mind, words: AgentWords, isOfFact: boolean): CallerAct | null {
  const { random, temper, mood } = mind;
  const { objects, asksBack, strays, distrusts, mindsPrice } = temper.behaviour;
  if (mood < -0.65 && random.on("is angry").chance(0.5)) return speak(mind, "angry");
  if (words.presses && random.on("feels pressed").chance(0.2 + 0.5 * distrusts))
    return speak(mind, "pressured");
  if (mood < -0.45 && random.on("is sarcastic").chance(0.2)) return speak(mind, "sarcastic");
  if (words.mentionsPrice && mind.stance !== "declined") {
    const worry = random.on("minds the price").chance(objects * mindsPrice * 0.7)
      ? priceWorry(mind)
      : null;
    if (worry !== null) return object(mind, worry, words.question);
  }
  const settled = mind.stance === "agreed" ? 0.25 : mind.stance === "open" ? 1 : 0;
  const seldom = isOfFact && ASKS_FACT.has(words.question) ? AT_A_FACT : 1;
  const readiness = (OBJECTS_AT[words.question] ?? 0) * settled * seldom;
  if (random.on("objects").chance(objects * readiness)) {
    const worry = nextWorry(mind);
    if (worry !== null) return object(mind, worry, words.question);
  }
  if (
    mind.stance !== "declined" &&
    random.on("asks back").chance(asksBack * (mind.stance === "agreed" ? 0.3 : 1))
  ) {
    const question = nextQuestion(mind, words);
    if (question !== null) return raise(mind, question, words);
  }
  return !isAskedAgain(mind) && random.on("strays").chance(strays) ? stray(mind) : null;
}

/** Willing people say so in the same breath now and then. */
function object(mind: Mind, worry: Topic, question: Question): CallerAct {
  const { random } = mind;
  const isWilling = mind.stance === "agreed" || mind.resistance < mind.temper.behaviour.agrees;
  const isSaid = question === "interest" && isWilling && random.on("is willing").chance(0.2);
  if (!isSaid) return speak(mind, worry);
  const text = `${random.on("how willing").pick(WILLING)} ${lineOn(mind, worry)}`;
  return { type: "speak", text, topic: worry, after: thinking(mind) };
}

const WILLING = [
  "Ja, schon.",
  "Grundsätzlich ja.",
  "Ja, an sich gern.",
  "Interessant ist das schon.",
];

/** The next thing that speaks against it, each once in a call; `null` when nothing more does. */
export function nextWorry(mind: Mind): Topic | null {
  const { random, temper } = mind;
  const { mindsPrice, distrusts, isProvided } = temper.behaviour;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const draws = random.on("worry", attempt);
    let point = draws.number() * (mindsPrice + distrusts + isProvided + OTHERS);
    point -= mindsPrice;
    if (point < 0) {
      const worry = priceWorry(mind);
      if (worry !== null) return worry;
      continue;
    }
    point -= distrusts;
    const pool = point < 0 ? TRUST : point - isProvided < 0 ? PROVISION : OTHER_WORRIES;
    // Nobody who has no contract speaks of one.
    if (pool === PROVISION && (!mind.isProvided || mind.hasToldWhoDoesIt)) continue;
    const worry = draws.pick(pool);
    if (bringsUp(mind, worry)) return worry;
  }
  return null;
}

/** The question comes before the complaint. */
function priceWorry(mind: Mind): Topic | null {
  if (mind.random.on("asks the price").chance(0.7) && bringsUp(mind, "asks-price"))
    return "asks-price";
  return bringsUp(mind, "too-expensive") ? "too-expensive" : null;
}

/** How much the worries weigh that have nothing to do with price, trust or provider. */
const OTHERS = 0.3;
const TRUST = ["distrusts", "where-from-number", "asks-references", "bad-experience"] as const;
const PROVISION = ["has-provider", "under-contract", "just-renewed", "has-provider"] as const;
const OTHER_WORRIES = [
  "asks-partner",
  "is-tenant",
  "moves-soon",
  "too-old",
  "technical-question",
  "asks-subsidy",
  "asks-warranty",
  "wants-written-offer",
  "asks-partner",
] as const;

/** How much less he wants it who has said so: some of it does not go away by being answered. */
const HARDENS: Partial<Record<Topic, number>> = {
  "is-tenant": 0.3,
  "moves-soon": 0.3,
  "too-old": 0.3,
  "just-renewed": 0.3,
  "under-contract": 0.1,
  "has-provider": 0.05,
  distrusts: 0.1,
  "bad-experience": 0.1,
  "too-expensive": 0.05,
};

/** What nobody says who has heard neither an offer nor a price. */
const OF_AN_OFFER: ReadonlySet<Topic> = new Set<Topic>([
  "asks-price",
  "too-expensive",
  "asks-partner",
  "wants-written-offer",
  "too-old",
]);

/** Of those who are customers already, so many ask all the same where the number is from. */
const FORGETS = 0.1;

/** Each thing once; and who has agreed does not find now that it can't be. */
function bringsUp(mind: Mind, topic: Topic): boolean {
  if (!canSpeakOf(mind, topic)) return false;
  if (
    topic === "where-from-number" &&
    mind.around.isAcquainted &&
    !mind.random.on("forgets").chance(FORGETS)
  ) {
    return false;
  }
  if (topic === "too-old" && !mind.isElderly) return false;
  if (topic === "what-is-it-about" && mind.knowsWhatFor) return false;
  if (OF_AN_OFFER.has(topic) && !mind.wasOffered && !mind.knowsPrice) return false;
  const weight = HARDENS[topic] ?? 0;
  if (mind.raised.includes(topic) || (weight > 0 && mind.stance === "agreed")) return false;
  mind.raised.push(topic);
  mind.resistance += weight;
  return true;
}

function nextQuestion(mind: Mind, { question, disclosesAi, introduces }: AgentWords): Topic | null {
  const { random, temper } = mind;
  const { distrusts, mindsPrice } = temper.behaviour;
  if (!mind.knowsWhatFor)
    return random.on("asks who calls").chance(0.6) ? "what-is-it-about" : "who-is-calling";
  if (disclosesAi && random.on("minds the bot").chance(0.2 + 0.3 * distrusts))
    return "is-this-a-bot";
  if (random.on("asks for proof").chance(0.3 * distrusts))
    return random.on("which proof").chance(0.6) ? "where-from-number" : "wants-human";
  if (question === "may-i")
    return random.on("asks how long").chance(0.5) ? "how-long" : "what-is-it-about";
  if (question === "interest" && random.on("asks the cost").chance(mindsPrice)) return "asks-price";
  if (introduces && random.on("asks once more").chance(0.3)) return "who-is-calling";
  if (question === "interest") return random.on("is curious").pick(CURIOUS);
  return random.on("asks to repeat").chance(0.25) ? "repeat-please" : null;
}

const CURIOUS = ["technical-question", "how-long", "asks-warranty"] as const;

function raise(mind: Mind, topic: Topic, { sentence }: AgentWords): CallerAct | null {
  if (!bringsUp(mind, topic)) return null;
  if (topic !== "how-long") return speak(mind, topic);
  // "Was heißt kurz bei Ihnen?" takes up what was said.
  return speak(mind, topic, (line) => !/kurz/iu.test(line) || /kurz/u.test(sentence));
}

function stray(mind: Mind): CallerAct {
  if (mind.random.on("holds on").chance(0.25)) {
    mind.isAway = true;
    return speak(mind, "hold-on");
  }
  return speak(mind, "chatter");
}
