import { GREETINGS, LITTLE_GERMAN } from "../corpus/pick-up.ts";
import type { Person } from "../corpus/values/person.ts";
import type { SeededRandom } from "../seeded-random.ts";
import { ANYWHERE, type Surroundings } from "../surroundings/surroundings.ts";
import { wordsOf } from "./agent-words.ts";
import type { Caller, CallerAct } from "./caller.ts";
import { answerInEnglish, type EnglishSpeaker, goesOnInEnglish } from "./english.ts";
import { openMoments } from "./moments.ts";
import type { Question } from "./question.ts";

/** Of those who speak little German: so many ask for English and say nothing else. */
const ENGLISH = 0.35;
/** Of what is said to the others: so much is not understood. */
const LOST_ON_HIM = 0.45;
/** Of these, so many name somebody who understands more. */
const FETCHES = 0.25;
/** Times that nothing was understood before the phone is put down. */
const ENOUGH = 3;

/**
 * Somebody with another mother tongue, who understands half of it and answers in the words he has, or
 * asks for English, and answers in it where the agent goes on in English. `agrees`: how readily he wants
 * what he did understand.
 */
export function openLittleGerman(
  agrees: number,
  person: Person,
  random: SeededRandom,
  around: Surroundings = ANYWHERE,
): Caller {
  const isEnglish = random.on("is english").chance(ENGLISH);
  const says = (topic: keyof typeof LITTLE_GERMAN): CallerAct => ({
    type: "speak",
    text: now.on(topic).pickSteadily(around.sayable(LITTLE_GERMAN[topic], "no-time")),
    topic: null,
    after: SLOW + now.on("thinks").below(SLOW),
  });
  const said: EnglishSpeaker["said"] = new Map();
  const momentOf = openMoments(random);
  let now = random;
  let lost = 0;

  function leave(cause: "goodbye" | "foreign-language"): CallerAct {
    const words = LITTLE_GERMAN[isEnglish ? "english-goodbye" : "goodbye"];
    return { type: "hang-up", cause, says: now.on("last words").pickSteadily(words), after: SLOW };
  }

  return {
    greeting: random.on("greeting").pickSteadily(GREETINGS["little-german"]),
    react(heard) {
      const { text } = heard;
      now = momentOf(heard);
      const { question } = wordsOf(text);
      if (question === "farewell") return leave("goodbye");
      if (isEnglish && goesOnInEnglish(text)) {
        if (TAKES_LEAVE.test(text)) return leave("goodbye");
        const answer = answerInEnglish(heard, { agrees, person, random: now, said });
        return { ...answer, after: SLOW };
      }
      if (lost >= ENOUGH) return leave("foreign-language");
      const isLost = isEnglish || now.on("is lost").chance(LOST_ON_HIM);
      if (isLost) {
        lost += 1;
        if (isEnglish) return says("english");
        return says(now.on("fetches").chance(FETCHES) ? "fetches" : "does-not-understand");
      }
      if (WHEN.has(question)) return says("when");
      if (ASKS_FOR_WORDS.has(question)) {
        lost += 1;
        return says("does-not-understand");
      }
      return says(now.on("agrees").chance(agrees) ? "yes" : "no");
    },
  };
}

/** Said last of all, in English. */
const TAKES_LEAVE = /\b(?:good ?bye|bye(?: bye)?)[^?]*$/iu;

/** Who looks for words takes longer. Milliseconds. */
const SLOW = 900;

const WHEN: ReadonlySet<Question> = new Set(["day", "time", "half-day", "callback-when", "when"]);
/** No yes answers these, nor a no. */
const ASKS_FOR_WORDS: ReadonlySet<Question> = new Set([
  ...(["why", "email", "phone", "postcode", "spelling", "name", "amount", "number"] as const),
  ...(["other-open", "what-to-change", "between"] as const),
]);
