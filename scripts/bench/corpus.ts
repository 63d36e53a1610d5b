import {
  linesFor,
  MANNERS,
  mishear,
  REGIONS,
  sayValue,
  seededRandom,
  TOPICS,
  type Topic,
  USUAL_NOISE,
} from "@rufbaum/simulation";
import { type Expected, openUnderstanding } from "@rufbaum/understanding";
import type { Row } from "./row.ts";

const POLAR = ["Ja", "Nein", "Vielleicht"] as const;

/** What a topic is to be read as where a node offers that beside yes, no and perhaps. */
const MEANS: Partial<Record<Topic, string>> = {
  yes: "Ja",
  no: "Nein",
  maybe: "Vielleicht",
  "that-is-me": "Ja",
  "not-me": "Nein",
  interested: "Ja",
  "not-interested": "not_interested",
  undecided: "Vielleicht",
  confirms: "Ja",
  denies: "Nein",
  "agrees-to-recording": "Ja",
  "refuses-recording": "Nein",
  "has-time": "Ja",
  "no-time": "no_time",
  "call-later": "callback_later",
  "too-expensive": "price_objection",
  "asks-price": "price_question",
  "has-provider": "already_has_provider",
  distrusts: "trust_doubt",
  "no-authority": "no_authority",
  "send-info": "send_info",
  "under-contract": "contract_bound",
  "who-is-calling": "who_is_calling",
  "what-is-it-about": "who_is_calling",
  "is-this-a-bot": "is_this_a_bot",
  "where-from-number": "trust_doubt",
  "repeat-please": "repeat_please",
  "wants-human": "wants_human",
  "are-you-there": "are_you_there",
  "front-desk": "secretary_detected",
  "puts-through": "putting_through",
  "boss-away": "not_available",
  angry: "angry",
  "opt-out": "opt_out",
  "wrong-person": "wrong_person",
  goodbye: "goodbye",
  greets: "greeting",
  thanks: "thank_you",
  "hold-on": "hold_on",
};

const USUAL_QUESTION = "Wäre das interessant für Sie?";
const QUESTIONS: Partial<Record<Topic, string>> = {
  "that-is-me": "Spreche ich mit Frau Weber?",
  "not-me": "Spreche ich mit Frau Weber?",
  "wrong-person": "Spreche ich mit Frau Weber?",
  "no-authority": "Spreche ich mit der Person, die darüber entscheidet?",
  "front-desk": "Spreche ich mit der Person, die darüber entscheidet?",
  "puts-through": "Könnten Sie mich bitte verbinden?",
  "boss-away": "Könnten Sie mich bitte verbinden?",
  "has-time": "Haben Sie gerade zwei Minuten für mich?",
  "no-time": "Haben Sie gerade zwei Minuten für mich?",
  confirms: "Ich wiederhole: Dienstag, zehn Uhr. Ist das richtig so?",
  denies: "Ich wiederhole: Dienstag, zehn Uhr. Ist das richtig so?",
  "agrees-to-recording": "Darf ich das Gespräch aufzeichnen?",
  "refuses-recording": "Darf ich das Gespräch aufzeichnen?",
};

const VALUES = {
  number: "Wie viele sind das?",
  amount: "Wie hoch ist der Betrag?",
  date: "An welchem Tag passt es Ihnen am besten?",
  time: "Und um wie viel Uhr?",
  "phone-number": "Unter welcher Nummer erreichen wir Sie?",
  email: "Wie lautet Ihre E-Mail-Adresse?",
  postcode: "Wie ist Ihre Postleitzahl?",
  "spelled-name": "Wie schreibt man Ihren Namen?",
  digits: "Wie lautet Ihre Kundennummer?",
} as const;

const reader = await openUnderstanding();

/** How the virtual customers' lines are read, topic by topic; no promise hangs on it. */
export function corpus(): Row[] {
  const counts = TOPICS.map((topic) => linesOn(topic).length);
  const all = counts.reduce((sum, count) => sum + count, 0);
  const values = Object.keys(VALUES).map((kind) => valueRow(kind as keyof typeof VALUES));
  return [...TOPICS.map(topicRow), ...values, row("lines in all", String(all), "")];
}

function topicRow(topic: Topic): Row {
  const lines = linesOn(topic);
  const question = QUESTIONS[topic] ?? USUAL_QUESTION;
  const means = MEANS[topic];
  const keys = means === undefined ? POLAR : [...new Set([...POLAR, means])];
  const read = (key: string | null, over: readonly string[], offered: readonly string[]) =>
    percent(
      over.filter((text) => reader.read(text, expecting(offered, question)).condition === key)
        .length,
      over.length,
    );
  const noisy = lines.flatMap((line) => [1, 4, 7, 10].map((at) => mishear(line, USUAL_NOISE, at)));
  const asItself = means === undefined ? "" : read(means, lines, keys);
  const asHeard = means === undefined ? "" : `, with noise ${read(means, noisy, keys)}`;
  const polar = [...POLAR, null].map((key) => `${key ?? "nothing"} ${read(key, lines, POLAR)}`);
  return row(`${topic} (${lines.length})`, asItself, `${polar.join(", ")}${asHeard}`);
}

function valueRow(kind: keyof typeof VALUES): Row {
  const random = seededRandom(1, 1);
  const texts = MANNERS.flatMap((manner) =>
    Array.from({ length: 200 }, () => sayValue(kind, manner, random)),
  );
  const expected: Expected = {
    conditions: [],
    intents: [],
    value: kind,
    question: VALUES[kind],
    now: Date.UTC(2026, 0, 5, 9, 0),
  };
  const read = (over: readonly string[]) =>
    percent(
      over.filter((text) => reader.read(text, expected).values[kind] !== undefined).length,
      over.length,
    );
  const noisy = texts.map((text, at) => mishear(text, USUAL_NOISE, at % 16));
  return row(`value: ${kind}`, read(texts), `with noise ${read(noisy)}`);
}

/** Whose name stands in lines that have one. */
const SOMEBODY = "Brandt";

/** What is said on a topic in all manners and regions. */
export function linesOn(topic: Topic): readonly string[] {
  const voices = REGIONS.map((region) => linesFor(topic, "dialect", region));
  const lines = new Set([
    ...MANNERS.flatMap((manner) => linesFor(topic, manner)),
    ...voices.flat(),
  ]);
  return Array.from(lines, (line) => line.replaceAll("{last}", SOMEBODY));
}

function expecting(keys: readonly string[], question: string): Expected {
  const conditions = keys.map((key) => ({ id: key, key, examples: [] }));
  return { conditions, intents: [], value: null, question, now: Date.UTC(2026, 0, 5, 9, 0) };
}

function percent(count: number, of: number): string {
  return `${((100 * count) / of).toFixed(0)} %`;
}

function row(name: string, value: string, spread: string): Row {
  return { name, value, spread, promise: "" };
}
