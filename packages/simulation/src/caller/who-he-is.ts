import type { Topic } from "../corpus/topic.ts";
import { giveValue, hangUp, speak } from "./acts.ts";
import type { CallerAct } from "./caller.ts";
import { putOff } from "./decide.ts";
import type { Mind } from "./mind.ts";
import type { Question } from "./question.ts";

/** Whether he is the one, asked so or by the wish to be put through. */
export function tellWhoHeIs(mind: Mind, question: Question, sentence: string): CallerAct {
  const { random } = mind;
  if (mind.stance === "later") return speak(mind, "no-time");
  const isHim = asksWhoDecides(sentence) ? "decides" : "that-is-me";
  if (mind.stance !== "open") return speak(mind, isHim);
  if (mind.decides) {
    return !mind.hasTime && random.on("puts off").chance(0.3) ? putOff(mind) : speak(mind, isHim);
  }
  mind.stance = "not-me";
  if (question === "transfer") return findTheOther(mind);
  mind.whyNotHim = random.on("not him").pick(whyNot(mind, sentence));
  return speak(mind, mind.whyNotHim);
}

/** "Entscheiden Sie das bei Ihnen?" is not asked of a name: nobody answers that he is on the phone. */
function asksWhoDecides(sentence: string): boolean {
  return OF_A_TASK.test(sentence) && !OF_A_NAME.test(sentence);
}

const OF_A_TASK =
  /entscheid|verantwortlich|zuständig|kümmer|(?:machen|erledigen|betreuen|übernehmen|leiten|führen) sie(?!\p{L})/iu;
const OF_A_NAME = /(?:spreche|rede) ich|bin ich|(?<!\p{L})(?:herr|frau)n? \p{L}/iu;

const NOT_HIM = ["no-authority", "no-authority", "not-me", "not-me", "wrong-person"] as const;

/** Asked for somebody by name at home, nobody says that it is not his to decide; nor is a call for the name that he gave misdialled. */
function whyNot({ around, hasGivenName }: Mind, sentence: string): readonly Topic[] {
  const isAsked = around.audience === "households" && !asksWhoDecides(sentence);
  return NOT_HIM.filter(
    (topic) =>
      !(isAsked && topic === "no-authority") && !(hasGivenName && topic === "wrong-person"),
  );
}

/** How often he says so before he puts the phone down. */
const ENOUGH = 3;
/** Told twice that another one decides, the agent is given that one, or hears that he is out. */
const ASKED_AGAIN = 2;

export function insistThatItIsNotHim(mind: Mind, question: Question): CallerAct {
  mind.refusals += 1;
  if (mind.refusals > ENOUGH) return hangUp(mind, "lost", "hangs-up");
  switch (question) {
    case "transfer":
      return findTheOther(mind);
    case "callback-when":
      return mind.isBossAway ? giveValue(mind, "time") : speak(mind, "no-authority");
    case "may-call-again":
    case "confirm":
      return speak(mind, "yes");
    case "still-there":
      return speak(mind, "still-here");
    case "anything-else":
    case "send-info":
      return speak(mind, "no");
    default:
      mind.whyNotHim ??= "no-authority";
      if (mind.refusals === ASKED_AGAIN && mind.whyNotHim === "no-authority") {
        return findTheOther(mind);
      }
      // "Nein, der bin ich nicht" answers who he is, and nothing else.
      return speak(mind, question === "right-person" ? mind.whyNotHim : "no-authority");
  }
}

/** Somebody at home or in the office who decides is fetched, if he is there. */
function findTheOther(mind: Mind): CallerAct {
  if (mind.isBossAway) return speak(mind, "boss-away");
  if (!mind.random.on("fetches").chance(0.5)) return speak(mind, "no-authority");
  mind.part = "handing-over";
  return speak(mind, "puts-through");
}
