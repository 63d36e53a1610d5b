import { GREETINGS, withName } from "../corpus/pick-up.ts";
import type { Person } from "../corpus/values/person.ts";
import type { SeededRandom } from "../seeded-random.ts";
import type { Mind } from "./mind.ts";

/** Of those who pick up at home, or do not say where: so many say no name, and so many a firm's. */
const NAMELESS = 0.3;
const AT_WORK = 0.22;
/** Where a firm is called, so many leave its name out: on a line of their own. */
const NAMELESS_AT_WORK = 0.08;
const AT_WORK_AT_A_FIRM = 0.84;

/**
 * What he says on picking up, before he has heard who calls. At home nobody answers as a firm.
 * @param company the firm that is called, where it is known by name
 */
export function greet(
  { person, part, isElderly, around }: Mind,
  random: SeededRandom,
  company: string | null = null,
): string {
  const isAtHome = around.audience === "households";
  const isAtFirm = around.audience === "firms";
  const isFrontDesk = part === "front-desk" && !isAtHome;
  const roll = random.on("where he is").number();
  const nameless = isAtFirm ? NAMELESS_AT_WORK : NAMELESS;
  const atWork = isAtFirm ? AT_WORK_AT_A_FIRM : isElderly || isAtHome ? 0 : AT_WORK;
  if (!isFrontDesk && roll < nameless) {
    return random.on("greeting").pickSteadily(isAtFirm ? POLITE : GREETINGS.nameless);
  }
  const isFirm = isFrontDesk || roll < nameless + atWork;
  const home = isAtFirm ? OF_ONE_AT_WORK : GREETINGS.home;
  if (!isFirm) return withName(inHisWords(home, person), person);
  const firm = company ?? inHisWords(around.firms, person);
  return withName(
    inHisWords(GREETINGS.firm, person).replace("{firm}", () => firm),
    person,
  );
}

/** At work nobody picks up with "Jo?", by the first name alone, or for a family. */
const POLITE = GREETINGS.nameless.filter(
  (line) => !/^jo\?|wer ist da|^(?:ja|bitte)\?/iu.test(line),
);
const OF_ONE_AT_WORK = GREETINGS.home.filter(
  (line) => line.includes("{last}") && !/familie|bei \{/iu.test(line),
);

/** Everybody has his own way of picking up; it is the same in each call. */
function inHisWords(forms: readonly string[], { number }: Person): string {
  return forms[number % forms.length] ?? "";
}
