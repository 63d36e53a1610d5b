import type { Chosen } from "./choose.ts";
import type { Offer } from "./conditions.ts";
import type { Heard } from "./hear.ts";
import { chosen, isPlain, type Likely } from "./likely.ts";
import type { Evidence } from "./matching/matcher.ts";
import { normalize } from "./normalize.ts";
import type { ExpectedCondition } from "./reading.ts";
import { POLARITIES } from "./roll-up.ts";
import type { Said } from "./said.ts";

/** Less than that no likeness weighs more than a plain yes. */
const SURE_AGAINST_POLARITY = 0.8;

/** "Ja, für die Fenster" has but a word of "die Fenster sind schon bestellt". */
export function isRemote(
  { condition, confidence }: Likely,
  evidence: Evidence,
  reply: string,
): boolean {
  if (typeof evidence !== "number") return false;
  const example = normalize(condition.examples[evidence] ?? "").text;
  return confidence < SURE_AGAINST_POLARITY || sharesLittle(reply, example);
}

/** Whether no two words but little ones are the same, and the example says much besides. */
function sharesLittle(reply: string, example: string): boolean {
  const said = new Set(reply.split(" ").filter(isLong));
  const words = example.split(" ").filter(isLong);
  return (
    words.length >= FEWEST_SHARED && words.filter((word) => said.has(word)).length < FEWEST_SHARED
  );
}

function isLong(word: string): boolean {
  return word.length >= SHORTEST_TELLING;
}

const SHORTEST_TELLING = 4;

/** What a reply reminds of. */
interface Reminded {
  best: ExpectedCondition;
  isRemote: boolean;
  isHardlyLike: boolean;
}

/**
 * "Ja, das ist eine schöne Idee", "nein, das ist nichts mehr für mich, vielen Dank": who begins with a
 * yes or a no where both are named means that, and not what he reminds of.
 */
export function polarityFirst(
  reply: Said["reply"],
  { intent, likelihood }: Heard,
  offer: Offer,
  { best, isRemote, isHardlyLike }: Reminded,
): Chosen | null {
  const isElse = intent !== null && likelihood >= SURE_OF_ELSE && !isPlain(intent);
  if (!isRemote || isElse || TAKES_BACK.test(reply.text)) return null;
  const polarity = LEADS_WITH_YES.test(reply.text)
    ? POLARITIES.yes
    : isHardlyLike && LEADS_WITH_NO.test(reply.text)
      ? POLARITIES.no
      : null;
  if (polarity === null) return null;
  const named = offer.named(polarity);
  if (named === null || named.key === best.key) return null;
  return chosen(named.key, SURE_OF_LEADING, { kind: "roll-up", for: named.key, heard: polarity });
}

const SURE_OF_LEADING = 0.8;
/** What stands before a yes and says nothing. */
const LEADS_UP =
  "(?:(?:guten|schoenen|tag|morgen|abend|hallo|hi|gruess|gott|servus|moin|na|ach|oh|so|jetzt|ah|hm|du|je|mei|wissen sie) )*";
const SURE_OF_ELSE = 0.5;
const LEADS_WITH_YES = new RegExp(
  `^${LEADS_UP}(?:ja|jawohl|gerne?|klar|natuerlich)\\b(?! \\w+$)`,
  "u",
);
const LEADS_WITH_NO = new RegExp(`^${LEADS_UP}nein\\b(?! \\w+$)`, "u");

/** What else may come of it: "ja, aber lieber …", "nein, das Paket". */
const TAKES_BACK =
  /\b(?:aber (?!vielen|danke|trotzdem)|lieber|sondern|statt|eher|doch|nur|erst|wenn|weiss nicht|ich nehme|nehm|nehme|dann)\b/u;

const FEWEST_SHARED = 2;
