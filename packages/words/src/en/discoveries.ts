import type {
  DiscoveryAdvice,
  MetIntent,
  NamelessDiscovery,
  SpokenValue,
} from "@rufbaum/simulation";
import { conditionName } from "@rufbaum/tree/graph";
import { writtenIn } from "../format/numbers.ts";
import { telling } from "../tell.ts";

const { counted, listed, quoted, whole } = writtenIn("en");
/** A condition in quotes: a known intent by its name, whatever else as it is. */
const named = (key: string) => quoted(conditionName(key, "en"));

const VALUES: Readonly<Record<SpokenValue, { name: string; article: "a" | "an" }>> = {
  date: { name: "day", article: "a" },
  time: { name: "time", article: "a" },
  "date-time": { name: "day with a time", article: "a" },
  number: { name: "number", article: "a" },
  amount: { name: "amount", article: "an" },
  postcode: { name: "postcode", article: "a" },
  digits: { name: "sequence of digits", article: "a" },
  "phone-number": { name: "phone number", article: "a" },
};

const NAMES: Readonly<Record<NamelessDiscovery, string>> = {
  "said-by-the-way": "Mentioned in passing",
  "nothing-lost": "Heard, nothing lost",
  "only-misheard": "Merely misheard",
  "date-unread": "Day not recognised",
  "time-unread": "Time not recognised",
  "date-time-unread": "Day with a time not recognised",
  "number-unread": "Number not recognised",
  "amount-unread": "Amount not recognised",
  "postcode-unread": "Postcode not recognised",
  "digits-unread": "Sequence of digits not recognised",
  "phone-number-unread": "Phone number not recognised",
};

/** What a discovery is called; most bear the name of a condition. */
export function discoveryName(name: string): string {
  return Object.hasOwn(NAMES, name) ? NAMES[name as NamelessDiscovery] : name;
}

export const discoveryAdvice = telling<DiscoveryAdvice>({
  "add-condition": ({ condition, title, examples }) =>
    `Add the condition ${named(condition)} to the node ${quoted(title)}, with examples: ${shown(examples)}.`,
  "extend-condition": ({ condition, title, examples }) =>
    `Add examples to the condition ${named(condition)} of the node ${quoted(title)}: ${shown(examples)}.`,
  "teach-objection": ({ condition, title, examples }) =>
    `At the node ${quoted(title)}, lead to the objection ${named(condition)}, with examples: ${shown(examples)}.`,
  "extend-entry": ({ question, count, examples }) =>
    `Add wordings to the knowledge entry ${quoted(question)}: ${shown(examples)}, asked ${times(count)}.`,
  "add-entry": ({ question, count, examples }) =>
    `Add the question ${quoted(question)} to the knowledge and write the answer: it is asked ${times(count)}${alsoAs(examples)}.`,
  "value-left-out": ({ title, value, examples }) =>
    `At the node ${quoted(title)}, replies such as ${shown(examples)} lack ${valueWithArticle(value)}: give an example in the reprompt.`,
  "value-unread": ({ title, value, examples }) =>
    `At the node ${quoted(title)}, replies such as ${shown(examples)} are not understood as ${valueWithArticle(value)}: give an example in the reprompt, or accept text as the value.`,
  "answer-in-one-place": ({ name, nodes, most }) => {
    const where = most.map(({ title, count }) => `${quoted(title)} (${times(count)})`);
    return `${quoted(name)} occurs at ${counted(nodes, "node", "nodes")}, most often at ${listed(where)}: word the answer in one place and connect the conditions to it.`;
  },
  "add-objection": ({ name, nodes, count }) =>
    `Add an objection with the intent ${quoted(name)} for the whole tree instead of single conditions: it occurs at ${counted(nodes, "node", "nodes")}, ${times(count)}.`,
  "reword-objection": ({ title, count, of }) =>
    `Word the objection ${quoted(title)} more convincingly: it is answered already and still comes up ${times(count)} after that${of === undefined ? "" : `, of ${whole(of)} who heard the answer`}.`,
  "met-by-itself": ({ name, intent, count }) =>
    `${quoted(name)} occurs ${times(count)} without success. ${MET[intent]}.`,
  "nothing-lost": ({ heard }) => {
    const what = heard.map(({ name, count }) => `${quoted(name)} (${times(count)})`);
    return `Heard without a way of its own, and no more calls were lost than otherwise: ${listed(what)}. Nothing to add.`;
  },
  "said-by-the-way": ({ count, examples }) =>
    `Remarks in passing that answer nothing and occur everywhere, such as ${shown(examples)}, come up ${times(count)}: no condition is needed, keep the reprompts short.`,
  "only-misheard": ({ count, examples }) =>
    `What the tree understands was merely misheard ${times(count)}, such as ${shown(examples)}: nothing to add, keep the reprompts short.`,
  "as-written": ({ text }) => text,
});

/** What the conversation does about an intent by itself, and what can be done besides. */
const MET: Readonly<Record<MetIntent, string>> = {
  hold_on: "The agent then waits; keep the question after it short",
  repeat_please: "The question is then repeated; ask it more briefly and clearly",
  are_you_there: "The agent then answers; keep the question after it short",
  is_this_a_bot: "The truth is then told; an objection with this intent tells it in your own words",
  who_is_calling:
    "The greeting is then repeated; an objection with this intent says it in your own words",
  goodbye: "The conversation then ends; offer a callback or documents before",
  angry: "Great anger ends the conversation; after a no, do not ask again",
  wants_human:
    "The conversation then ends as a callback; a condition for it can lead to a transfer",
  opt_out: "The wish is honoured in any case; say earlier why you are calling",
  voicemail_detected: "Check the message for answering machines in the settings of the tree",
  call_screening: "Check the answer for call screening in the settings of the tree",
};

function valueWithArticle(value: SpokenValue): string {
  return `${VALUES[value].article} ${VALUES[value].name}`;
}

function times(count: number): string {
  return count === 1 ? "once" : `${whole(count)} times`;
}

function shown(examples: readonly string[]): string {
  return examples.map(quoted).join(", ");
}

function alsoAs(examples: readonly string[]): string {
  return examples.length === 0 ? "" : `, also as ${shown(examples)}`;
}
