import type { Missing, Recommendation, ReplyRemedy, TextFault } from "@rufbaum/simulation";
import { conditionName, outcomeNames } from "@rufbaum/tree/graph";
import { writtenIn } from "../format/numbers.ts";
import { telling } from "../tell.ts";
import { causes, readIn } from "./causes.ts";
import { discoveryAdvice } from "./discoveries.ts";
import { finding as toldFinding } from "./file-findings.ts";

const OUTCOME_NAMES = outcomeNames("en");

const { counted, decimal, listed, percent, quoted, whole } = writtenIn("en");
/** A condition in quotes: a known intent by its name, whatever else as it is. */
const named = (key: string) => quoted(conditionName(key, "en"));

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
  "no-led-as-yes": ({ title, count, runs, condition, to }) =>
    `At ${quoted(title)}, ${named(condition)} leads to ${quoted(to)}, as agreeing does: ${called(count, runs)} ${verb(count, "declines", "decline")} and ${verb(count, "is", "are")} led on all the same. Lead it to an end that takes the no.`,
  "hung-up-impatient": ({ title, count, runs, times: often }) =>
    `At ${quoted(title)}, ${called(count, runs)} ${verb(count, "hangs", "hang")} up out of impatience: they come there ${decimal(often)} times on average. Lead elsewhere the second time.`,
  text: ({ title, count, runs, fault }) =>
    `At ${quoted(title)}, ${called(count, runs)} ${verb(count, "leaves", "leave")} or ${verb(count, "declines", "decline")}, and the text has what people mind: ${textFault(fault)}`,
  "no-way-for": ({ title, count, runs, concern, mostly, examples }) =>
    `At ${quoted(title)}, ${called(count, runs)} ${raised[concern](count)}${mostlyOf(mostly)}, the node has no way for it, and nothing came of the call. ${noWay[concern]}${readIn(examples)}`,
  "let-go": ({ title, count, runs, concern, mostly, examples }) =>
    `At ${quoted(title)}, ${called(count, runs)} ${raised[concern](count)}${mostlyOf(mostly)} and ${verb(count, "is", "are")} led to an end that keeps nothing of the call. ${letGo[concern]}${readIn(examples)}`,
  "way-unheard": ({ title, count, runs, concern, mostly, condition, said, examples }) =>
    `At ${quoted(title)}, ${called(count, runs)} ${raised[concern](count)}${mostlyOf(mostly)}, and nothing came of the call. ${named(condition)} is the way for them, and their words are not among its examples. Give it some${said.length > 0 ? `: ${listed(said.map(quoted))}` : ""}.${readIn(examples)}`,
  "hung-up": ({ title, count, runs }) =>
    `At ${quoted(title)}, ${called(count, runs)} ${verb(count, "hangs", "hang")} up without a reply. Ask a question there that can be answered in one word.`,
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
  "replies-not-understood": ({ title, missed, misheard, visits, lost, runs, remedy }) =>
    `At ${quoted(title)}, ${missed === 1 ? "one reply is" : `${whole(missed)} replies are`} not understood (${counted(visits, "visit", "visits")})${lost > 0 ? `, and ${share(lost, runs)} ${verb(lost, "fails", "fail")} because of it` : ""}. ${replyRemedy(remedy)}${misheard > 0 ? ` Besides, ${misheard === 1 ? "one was" : `${whole(misheard)} were`} only misheard on the line, which no edit mends.` : ""}`,
  "condition-misread": ({ title, condition, percent: rate, of, said }) =>
    `At ${quoted(title)}, ${counted(of, "reply", "replies")} meant ${named(condition)}, and ${percent(rate)} were read as it. Give the condition examples: ${listed(said.map(misread))}.`,
  objection: ({ advice, example }) =>
    `${discoveryAdvice(advice)}${example === null ? "" : ` People say ${quoted(example)}, for instance.`}`,
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
  "nothing-to-mend": ({ runs, success, failure, covered, total, isElse, instead }) =>
    `Nothing ${isElse ? "else " : ""}stands out in ${counted(runs, "conversation", "conversations")}: ${percent(success)} success, ${percent(failure)} failed, ${whole(covered)} of ${counted(total, "node", "nodes")} reached.${instead.length === 0 ? "" : ` Instead of a success, ${listed(instead.map(({ title, outcome, count }) => `${whole(count)} end as ${quoted(OUTCOME_NAMES[outcome])} at ${quoted(title)}`))}.`}`,
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
  const as = read === null ? "not understood" : `read as ${named(read)}`;
  return `${quoted(said)} (${as}, ${times(count)})`;
}

const textFault = telling<TextFault>({
  offends: ({ offence }) => `${OFFENCES[offence]}. Put it politely.`,
  gibberish: () => "a sentence that nobody understands. Write it anew.",
  "too-long": ({ words, seconds, most }) =>
    `${counted(words, "word", "words")}, which take about ${counted(seconds, "second", "seconds")}. Shorten it to ${most} seconds, or split it and ask something in between.`,
  presses: () => "it presses for a quick decision. Leave that out.",
  "large-sum": () =>
    "it names a large sum to be paid. Say beside it what is gained, or name the sum later.",
  "many-questions": ({ questions }) =>
    `${counted(questions, "question", "questions")} at once. Ask one.`,
  "idle-questions": () => "a question that leads to nothing. Leave it out.",
  "no-gain": () =>
    "neither it nor anything before says what the offer brings them. Name it before the question.",
});

const OFFENCES: Readonly<Record<Extract<TextFault, { code: "offends" }>["offence"], string>> = {
  insult: "it is heard as an insult",
  condescending: "it is heard as condescending",
  threat: "it is heard as a threat",
  pressure: "it is heard as pressure",
  private: "it asks for what nobody tells a stranger",
  absurd: "it asks for what nobody would do for a stranger",
  familiar: "it speaks to strangers like to friends",
};

const raised: Readonly<Record<Missing, (count: number) => string>> = {
  "not-the-one": (count) => `${verb(count, "is", "are")} not the one to decide`,
  "front-desk": (count) => `${verb(count, "answers", "answer")} for somebody else`,
  "boss-away": (count) => `${verb(count, "says", "say")} that the right one is away`,
  "no-time": (count) => `${verb(count, "has", "have")} no time now`,
  price: (count) => `${verb(count, "finds", "find")} it too expensive`,
  provided: (count) => `${verb(count, "has", "have")} a provider already`,
  distrust: (count) => `${verb(count, "does", "do")} not trust the call`,
  "in-writing": (count) => `${verb(count, "wants", "want")} it in writing`,
};

const noWay: Readonly<Record<Missing, string>> = {
  "not-the-one":
    "Give it a condition that leads to asking who the right one is, and when to reach them.",
  "front-desk":
    "Give it a condition that leads to saying why you call, and asking to be put through.",
  "boss-away": "Give it a condition that leads to asking when the right one can be reached.",
  "no-time": "Give it a condition that leads to asking when to call again.",
  price: "Give the tree an objection that answers it.",
  provided: "Give the tree an objection that answers it, such as by asking how long that runs.",
  distrust: "Give the tree an objection that says who calls, and where the number is from.",
  "in-writing": "Give it a condition that leads to sending something.",
};

const letGo: Readonly<Record<Missing, string>> = {
  ...noWay,
  "not-the-one": "Ask before that end for the right one's name, and when to reach them.",
  "front-desk": "Say before that end why you call, and ask when the right one can be reached.",
  "boss-away": "Ask before that end when the right one can be reached.",
  "no-time": "Ask before that end when to call again.",
  "in-writing": "Ask before that end where to send something.",
};

function mostlyOf(persona: string | null): string {
  return persona === null ? "" : ` (mostly ${quoted(persona)})`;
}

const replyRemedy = telling<ReplyRemedy>({
  "add-condition": ({ condition, examples, count, others }) =>
    `Add the condition ${named(condition)} with examples such as ${listed(examples.map(quoted))} (${times(count)})${besides(others)}.`,
  "extend-condition": ({ condition, examples, count, others }) =>
    `Give the condition ${named(condition)} examples such as ${listed(examples.map(quoted))} (${times(count)})${besides(others)}.`,
  "read-value": ({ advice }) => discoveryAdvice(advice),
  "answer-question": ({ advice }) => discoveryAdvice(advice),
  "give-ways": ({ heard }) =>
    `Most said: ${listed(heard.map(heardThere))}. The node has no way for it: give it conditions that lead on from there.`,
  "write-reprompt": ({ for: what }) =>
    what === "value"
      ? "Write a reprompt with an example of what a reply can be."
      : "Write a reprompt that names the possible replies, and give the conditions examples.",
});

type HeardThere = Extract<ReplyRemedy, { code: "give-ways" }>["heard"][number];

function heardThere({ name, count, example }: HeardThere): string {
  if (name === null) return `${quoted(example)} and the like (${times(count)})`;
  return `${quoted(name)} (${times(count)}, such as ${quoted(example)})`;
}

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
