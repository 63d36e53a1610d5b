import { GREETINGS, withName } from "../corpus/pick-up.ts";
import type { Person } from "../corpus/values/person.ts";
import type { SeededRandom } from "../seeded-random.ts";
import type { Mind } from "./mind.ts";

/** Of those who pick up at home, or do not say where: so many say no name, and so many a firm's. */
const NAMELESS = 0.3;
const AT_WORK = 0.22;

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
  const isFrontDesk = part === "front-desk" && !isAtHome;
  const roll = random.on("where he is").number();
  if (!isFrontDesk && roll < NAMELESS)
    return random.on("greeting").pickSteadily(GREETINGS.nameless);
  const isFirm = isFrontDesk || (!isElderly && !isAtHome && roll < NAMELESS + AT_WORK);
  const isFamily = around.audience !== "firms";
  const home = isFamily ? GREETINGS.home : GREETINGS.home.filter((line) => !FAMILY.test(line));
  if (!isFirm) return withName(inHisWords(home, person), person);
  const firm = company ?? inHisWords(around.firms, person);
  return withName(
    inHisWords(GREETINGS.firm, person).replace("{firm}", () => firm),
    person,
  );
}

const FAMILY = /familie/iu;

/** Everybody has his own way of picking up; it is the same in each call. */
function inHisWords(forms: readonly string[], { number }: Person): string {
  return forms[number % forms.length] ?? "";
}
