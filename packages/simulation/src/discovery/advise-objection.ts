import { graphOf, type Tree } from "@rufbaum/tree";
import { listed, quoted, whole } from "../german.ts";
import type { Candidate } from "./candidate.ts";
import { titleOf } from "./sentences.ts";

/** How often something must be said at a node for the node to be spoken of. */
export const OFTEN_ENOUGH = 2;

const MOST_NODES = 4;

/** From so many nodes on, one answer for all of them is less work than a condition at each. */
const MANY_NODES = 3;

/** What is said at many places is best answered by one objection, where the tree can hear it. */
export function adviseObjection(
  tree: Tree,
  { name, intent, count }: Candidate,
  triggeredAt: readonly [nodeId: string, count: number][],
): string[] {
  const places = triggeredAt.filter(([, times]) => times >= OFTEN_ENOUGH);
  if (intent === null) {
    if (places.length < MANY_NODES) return [];
    const where = places
      .slice(0, MOST_NODES)
      .map(([id, times]) => `${titleOf(tree, id)} (${whole(times)}-mal)`);
    return [
      `${quoted(name)} kommt an ${whole(places.length)} Knoten vor, am häufigsten an ${listed(where)}: die Antwort darauf an einer Stelle formulieren und die Bedingungen dorthin führen.`,
    ];
  }
  const objection = graphOf(tree).objections.get(intent);
  if (objection) {
    return [
      `Einwand ${quoted(objection.title || objection.id)} überzeugender formulieren: Er ist schon beantwortet und kommt danach noch ${whole(count)}-mal.`,
    ];
  }
  const met = MET_BY_ITSELF[intent];
  if (met !== undefined) {
    return [`${quoted(name)} kommt ${whole(count)}-mal ohne Erfolg vor. ${met}.`];
  }
  if (places.length < MANY_NODES || NO_OBJECTIONS.has(intent)) return [];
  return [
    `Einwand mit der Absicht ${quoted(name)} für den ganzen Baum anlegen statt einzelner Bedingungen: Sie kommt an ${whole(places.length)} Knoten vor, ${whole(count)}-mal.`,
  ];
}

/** Answers to a question, which nothing but the question's own ways can take. */
const NO_OBJECTIONS: ReadonlySet<string> = new Set([
  "Ja",
  "Nein",
  "Vielleicht",
  "appointment_accepted",
  "putting_through",
]);

/** An objection answers it, or the conversation does by itself: a condition would only be in the way. */
export function isMetAlready(tree: Tree, intent: string | null): boolean {
  return (
    intent !== null &&
    (graphOf(tree).objections.has(intent) || Object.hasOwn(MET_BY_ITSELF, intent))
  );
}

/** What the conversation does about an intent by itself, and what can be done besides. */
const MET_BY_ITSELF: Readonly<Record<string, string>> = {
  hold_on: "Es wird dann gewartet; die Frage danach kurz halten",
  repeat_please: "Die Frage wird dann wiederholt; sie kürzer und deutlicher stellen",
  are_you_there: "Es wird dann geantwortet; die Frage danach kurz halten",
  is_this_a_bot:
    "Die Wahrheit wird dann gesagt; ein Einwand mit dieser Absicht sagt sie in eigenen Worten",
  who_is_calling:
    "Die Begrüßung wird dann wiederholt; ein Einwand mit dieser Absicht sagt es in eigenen Worten",
  goodbye: "Das Gespräch endet dann; davor einen Rückruf oder Unterlagen anbieten",
  angry: "Bei großem Ärger endet das Gespräch; nach einem Nein nicht noch einmal fragen",
  wants_human:
    "Das Gespräch endet dann als Rückruf; eine Bedingung dafür kann zu einer Weiterleitung führen",
  opt_out: "Der Wunsch wird in jedem Fall erfüllt; früher sagen, warum angerufen wird",
  voicemail_detected: "Die Nachricht für Anrufbeantworter in den Einstellungen des Baums prüfen",
  call_screening: "Die Antwort für Anruffilter in den Einstellungen des Baums prüfen",
};
