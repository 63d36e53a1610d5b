import type {
  ListenedText,
  PersonaEnding,
  Recommendation,
  ReplyRemedy,
  TextRemedy,
} from "@rufbaum/simulation";
import { outcomeNames } from "@rufbaum/tree/graph";
import { writtenIn } from "../format/numbers.ts";
import { telling } from "../tell.ts";
import { causes, readIn } from "./causes.ts";
import { discoveryAdvice } from "./discoveries.ts";
import { finding as toldFinding } from "./file-findings.ts";

const OUTCOME_NAMES = outcomeNames("en");

const { counted, decimal, listed, percent, quoted, whole } = writtenIn("en");

export const recommendation = telling<Recommendation>({
  ...causes,
  "not-startable": ({ count, runs, finding }) =>
    `${share(count, runs)} could not begin.${finding ? ` ${finding.message ?? toldFinding(finding)}` : ""}`,
  "no-disclosure": ({ count, runs, start, examples }) =>
    `${share(count, runs)} ${verb(count, "begins", "begin")} without saying that an AI is speaking. Put that into the first sentence${start === null ? "" : ` of ${quoted(start)}`}; it is required.${readIn(examples)}`,
  "opt-outs-not-honoured": ({ count, asked, examples }) =>
    `${share(count, asked, "request", "requests")} not to be called again ${verb(count, "was", "were")} not honoured, because something else was understood. Check the conditions that catch such replies, and give the tree an objection with this intent.${readIn(examples)}`,
  "many-opt-outs": ({ percent: rate, count, runs, most }) =>
    `${percent(rate)} never want to be called again (${whole(count)} of ${whole(runs)})${most ? `, most often at ${quoted(most.title)} (${times(most.count)})` : ""}. Say earlier why you are calling, and do not ask again after a no.`,
  "no-goal": ({ runs, treeName }) =>
    `${share(0, runs)} are a success: no end of ${quoted(treeName)} counts as one. Give the end that you want to reach the outcome ${quoted(OUTCOME_NAMES.appointment)} or ${quoted(OUTCOME_NAMES.success)}.`,
  "goal-cut-off": ({ runs, title }) =>
    `${share(0, runs)} are a success: no way leads to ${quoted(title)}. Connect the end with the step before it.`,
  "hung-up-impatient": ({ title, count, runs, text, remedy }) =>
    `At ${quoted(title)}, ${called(count, runs)} ${verb(count, "hangs", "hang")} up out of impatience. ${text ? size(text) : ""}${textRemedy(remedy)}`,
  rejected: ({ title, count, runs }) =>
    `At ${quoted(title)}, ${called(count, runs)} ${verb(count, "declines and hangs", "decline and hang")} up. Name the benefit before the question, and offer a smaller step, such as documents or a callback.`,
  "hung-up": ({ title, count, runs }) =>
    `At ${quoted(title)}, ${called(count, runs)} ${verb(count, "hangs", "hang")} up without a reply. Ask a question there that can be answered in one word.`,
  goodbye: ({ title, count, runs }) =>
    `At ${quoted(title)}, ${called(count, runs)} ${verb(count, "says", "say")} goodbye before there is an outcome. Offer a callback or documents before the goodbye.`,
  angry: ({ title, count, runs }) =>
    `At ${quoted(title)}, ${called(count, runs)} ${verb(count, "gets", "get")} so angry that the conversation ends. Do not ask again there; offer to end the conversation instead.`,
  "wants-human": ({ title, count, runs }) =>
    `At ${quoted(title)}, ${called(count, runs)} ${verb(count, "wants", "want")} to speak to a human. Connect the condition for that with an action that transfers the call.`,
  "dead-end": ({ title, count, runs }) =>
    `${quoted(title)} is a dead end: ${share(count, runs)} ${verb(count, "breaks", "break")} off there, because no way leads on. Connect the node with the next step or an end.`,
  "too-long": ({ title, count, runs }) =>
    `At ${quoted(title)}, the time runs out for ${share(count, runs)}. Shorten the way there, or offer a callback earlier.`,
  "action-failed": ({ title, count, runs }) =>
    `The action ${quoted(title)} fails in ${share(count, runs)}, and the conversation with it. Give it a way of its own for that case, such as a callback.`,
  loop: ({ title, count, runs, times: often, limit }) =>
    `At ${quoted(title)}, ${share(count, runs)} ${verb(count, "goes", "go")} round in circles${often === null ? "" : ` (there ${whole(often)} times on average)`}${limit === null ? "" : `, until it ends after ${whole(limit)} steps at the latest`}. Lead from there, or from the nodes after it, to a way that does not come back.`,
  silent: ({ title, count, runs, silences }) =>
    `At ${quoted(title)}, ${share(count, runs)} ${verb(count, "stays", "stay")} silent until the call ends (${counted(silences, "silence", "silences")}). End there with a clear, short question, or wait longer.`,
  "replies-not-understood": ({ title, missed, visits, lost, runs, remedy }) =>
    `At ${quoted(title)}, ${missed === 1 ? "one reply is" : `${whole(missed)} replies are`} not understood (${counted(visits, "visit", "visits")})${lost > 0 ? `, and ${share(lost, runs)} ${verb(lost, "fails", "fail")} because of it` : ""}. ${replyRemedy(remedy)}`,
  "condition-misread": ({ title, condition, percent: rate, of, said }) =>
    `At ${quoted(title)}, ${counted(of, "reply", "replies")} meant ${quoted(condition)}, and ${percent(rate)} were read as it. Give the condition examples: ${listed(said.map(misread))}.`,
  objection: ({ advice, example }) =>
    `${discoveryAdvice(advice)}${example === null ? "" : ` People say ${quoted(example)}, for instance.`}`,
  "persona-behind": ({ name, percent: own, others, ending }) =>
    `With the persona ${quoted(name)}, ${percent(own)} succeed, against ${percent(others)} with the others${personaEnding(ending)}`,
  "short-runs": ({ count, runs, steps, most }) =>
    `${share(count, runs)} ${verb(count, "is", "are")} over after ${steps} steps or fewer${most ? `, most of them at ${quoted(most.title)} (${times(most.count)})` : ""}. Say in the first sentence what it is about, and ask something earlier.`,
  "long-runs": ({ percent: rate, steps, average, seconds }) =>
    `${percent(rate)} of the conversations have more than ${steps} steps (${decimal(average)} on average; ${counted(Math.round(seconds), "second", "seconds")}). Put questions together, or ask fewer.`,
  "no-way-there": (fact) =>
    `${reached(fact)}; no way at all leads to ${some(fact)}. Connect or delete what nobody reaches.`,
  "never-reached": (fact) =>
    `${reached(fact)}; nobody comes to ${some(fact)}, although a way leads there. Check the conditions before, and give them examples.`,
  "few-runs": ({ runs, percent: rate, reach, low, high, aim, enough }) =>
    `With ${counted(runs, "conversation", "conversations")}, the success rate of ${percent(rate)} is only accurate to ±${decimal(reach, reach < 10 ? 1 : 0)} points (${decimal(low)} to ${percent(high)}). For ±${aim} points you need about ${whole(enough)} conversations.`,
  "nothing-to-mend": ({ runs, success, failure, covered, total }) =>
    `Nothing stands out in ${counted(runs, "conversation", "conversations")}: ${percent(success)} success, ${percent(failure)} failed, ${whole(covered)} of ${counted(total, "node", "nodes")} reached.`,
});

/** Marks what a language model has written. */
export function modelSuggestion(sentence: string): string {
  return `Suggestion of the language model: ${sentence}`;
}

function misread({
  said,
  read,
  count,
}: {
  said: string;
  read: string | null;
  count: number;
}): string {
  const as = read === null ? "not understood" : `read as ${quoted(read)}`;
  return `${quoted(said)} (${as}, ${times(count)})`;
}

const textRemedy = telling<TextRemedy>({
  "shorten-or-split": "Shorten the text, or split it up.",
  shorten: ({ words }) =>
    `: shorten it to ${whole(words)} words at most, or split it and ask something in between.`,
  "lead-elsewhere": ({ times: often }) =>
    `, but is reached ${decimal(often)} times on average: lead elsewhere the second time.`,
  "ask-sooner":
    ": it is not the text that is too long, but the way up to it. Come to the question sooner.",
});

const replyRemedy = telling<ReplyRemedy>({
  "add-condition": ({ condition, examples, count, others }) =>
    `Add the condition ${quoted(condition)} with examples such as ${listed(examples.map(quoted))} (${times(count)})${besides(others)}.`,
  "extend-condition": ({ condition, examples, count, others }) =>
    `Give the condition ${quoted(condition)} examples such as ${listed(examples.map(quoted))} (${times(count)})${besides(others)}.`,
  "read-value": ({ advice }) => discoveryAdvice(advice),
  "answer-question": ({ advice }) => discoveryAdvice(advice),
  "write-reprompt": ({ for: what }) =>
    what === "value"
      ? "Write a reprompt with an example of what a reply can be."
      : "Write a reprompt that names the possible replies, and give the conditions examples.",
  "reword-reprompt": ({ for: what }) =>
    what === "value"
      ? "Give another example in the reprompt of what a reply can be."
      : "Name the possible replies in the reprompt, and give the conditions examples.",
});

const personaEnding = telling<PersonaEnding>({
  unknown: ".",
  fails: ({ percent: part, title }) =>
    `; ${percent(part)} fail at ${quoted(title)}. Read a conversation there, and give the node a way for them.`,
  ends: ({ percent: part, outcome, failing }) =>
    `; ${percent(part)} end as ${quoted(OUTCOME_NAMES[outcome])}${failing ? `, and most failures are at ${quoted(failing.title)} (${percent(failing.percent)})` : ""}. Make one more, smaller offer before this end.`,
});

/** "412 of 1,000 conversations (41.2%)". */
function share(count: number, of: number, one = "conversation", many = "conversations"): string {
  return `${whole(count)} of ${counted(of, one, many)} (${percent(of > 0 ? (100 * count) / of : 0)})`;
}

function called(count: number, of: number): string {
  return share(count, of, "person called", "people called");
}

/** The verb as the number of those who do it wants it. */
function verb(count: number, one: string, many: string): string {
  return count === 1 ? one : many;
}

function times(count: number): string {
  return count === 1 ? "once" : `${whole(count)} times`;
}

function size({ words, seconds }: ListenedText): string {
  return `The text has ${counted(words, "word", "words")}, spoken in about ${counted(seconds, "second", "seconds")}`;
}

function besides(others: readonly { name: string; count: number }[]): string {
  const told = others.map(({ name, count }) => `${quoted(name)} (${times(count)})`);
  return told.length > 0 ? `, then ${listed(told)}` : "";
}

type NotReached = Extract<Recommendation, { code: "never-reached" | "no-way-there" }>;

function reached({ covered, total, runs }: NotReached): string {
  return `${whole(covered)} of ${counted(total, "node", "nodes")} (${percent((100 * covered) / total)}) are reached in ${counted(runs, "conversation", "conversations")}`;
}

function some({ titles, more }: NotReached): string {
  const shown = titles.map(quoted);
  return more > 0 ? `${shown.join(", ")} and ${whole(more)} more` : listed(shown);
}
