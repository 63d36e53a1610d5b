import { thinking } from "./acts.ts";
import type { AgentWords } from "./agent-words.ts";
import type { AgentTurn, CallerAct } from "./caller.ts";
import type { Mind } from "./mind.ts";

/** So many say so who were misunderstood, and so many more who trust nobody. */
const SAYS_SO = 0.25;
const DISTRUSTS = 0.4;

/** Words with which one goes back to what one has said. */
const BEGINNINGS = [
  "Nein, ich meinte:",
  "Nein, das meinte ich nicht.",
  "Moment, ich sagte:",
] as const;

/** Who hears that he was taken to mean something else says so, once in a call; `null` where he lets it pass. */
export function protest(
  mind: Mind,
  { isMisread = false }: Pick<AgentTurn, "isMisread">,
  { question }: Pick<AgentWords, "question">,
): CallerAct | null {
  if (!isMisread || mind.hasProtested || mind.lastLine === "" || question === "between")
    return null;
  const { random, temper, lastLine } = mind;
  if (!random.on("protests").chance(SAYS_SO + DISTRUSTS * temper.behaviour.distrusts)) return null;
  mind.hasProtested = true;
  mind.invitesRepeat = true;
  const text = `${random.on("how he protests").pick(BEGINNINGS)} ${lastLine}`;
  return { type: "speak", text, topic: null, after: thinking(mind) };
}
