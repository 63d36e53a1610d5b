import type { Topic } from "../../corpus/topic.ts";
import type { SayableWay } from "./sayable-way.ts";

const YES = ["Ja", "appointment_accepted"];

/** The built-in intents that a topic is meant as where a node has them, the nearest first. */
const INTENTS_OF: Partial<Record<Topic, readonly string[]>> = {
  yes: YES,
  interested: YES,
  confirms: YES,
  "has-time": YES,
  "that-is-me": YES,
  decides: YES,
  "agrees-to-recording": YES,
  "is-so": ["Ja"],
  "is-not-so": ["Nein"],
  no: ["Nein", "not_interested"],
  "not-interested": ["not_interested", "Nein"],
  denies: ["Nein"],
  "refuses-recording": ["Nein"],
  "no-time": ["no_time", "callback_later", "Nein"],
  "call-later": ["callback_later", "no_time"],
  maybe: ["Vielleicht"],
  undecided: ["Vielleicht"],
  "asks-partner": ["no_authority", "Vielleicht"],
  "not-me": ["wrong_person", "no_authority", "Nein"],
  "wrong-person": ["wrong_person", "Nein"],
  "no-authority": ["no_authority", "secretary_detected", "wrong_person", "Nein"],
  "front-desk": ["secretary_detected"],
  "boss-away": ["not_available", "callback_later"],
  "puts-through": ["putting_through"],
  "send-info": ["send_info"],
  "wants-written-offer": ["send_info"],
  "asks-price": ["price_question", "price_objection"],
  "too-expensive": ["price_objection"],
  "has-provider": ["already_has_provider"],
  "under-contract": ["contract_bound", "already_has_provider"],
  "just-renewed": ["contract_bound", "already_has_provider"],
  distrusts: ["trust_doubt"],
  "where-from-number": ["trust_doubt"],
  "who-is-calling": ["who_is_calling"],
  "what-is-it-about": ["who_is_calling"],
  "is-this-a-bot": ["is_this_a_bot"],
  "wants-human": ["wants_human"],
  angry: ["angry"],
  "opt-out": ["opt_out"],
};

/** The built-in intents that may stand for what is said on a topic, the nearest first; for many there is none. */
export function intentsMeantBy(topic: Topic): readonly string[] {
  return INTENTS_OF[topic] ?? [];
}

/** Whether the nearest of them says just what the topic does, and is not only the next best way. */
export function isJustMeantBy(topic: Topic): boolean {
  return !ONLY_LIKE.has(topic);
}

const ONLY_LIKE: ReadonlySet<Topic> = new Set<Topic>([
  "asks-partner",
  "front-desk",
  "just-renewed",
  "wants-written-offer",
]);

/**
 * The way that means what he says on a topic; `null` where the node has none for it.
 *
 * @param asksWho whether it is asked who he is: who is not the one refuses nothing else by saying so
 */
export function wayMeant(
  ways: readonly SayableWay[],
  topic: Topic,
  asksWho = true,
): SayableWay | null {
  for (const intent of INTENTS_OF[topic] ?? []) {
    if (intent === "Nein" && OF_WHO_HE_IS.has(topic) && !asksWho) continue;
    const way = ways.find(({ intents }) => intents.includes(intent));
    if (way) return way;
  }
  return null;
}

const OF_WHO_HE_IS: ReadonlySet<Topic> = new Set<Topic>(["not-me", "wrong-person", "no-authority"]);

/** Whether anybody can say it: in words of its author, or on one of the topics that people speak of. */
export function canBeMeant({ intents, lines }: SayableWay): boolean {
  return lines.length > 0 || intents.some((intent) => SAID.has(intent));
}

const SAID: ReadonlySet<string> = new Set(Object.values(INTENTS_OF).flat());

export function meansYes({ intents }: SayableWay): boolean {
  return intents.some((intent) => YES.includes(intent));
}
