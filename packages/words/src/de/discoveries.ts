import type {
  DiscoveryAdvice,
  MetIntent,
  NamelessDiscovery,
  SpokenValue,
} from "@rufbaum/simulation";
import { conditionName } from "@rufbaum/tree/graph";
import { writtenIn } from "../format/numbers.ts";
import { telling } from "../tell.ts";

const { counted, listed, quoted, whole } = writtenIn("de");
/** A condition in quotes: a known intent by its name, whatever else as it is. */
const named = (key: string) => quoted(conditionName(key, "de"));

const VALUES: Readonly<Record<SpokenValue, { name: string; article: "ein" | "eine" }>> = {
  date: { name: "Tag", article: "ein" },
  time: { name: "Uhrzeit", article: "eine" },
  "date-time": { name: "Zeitpunkt", article: "ein" },
  number: { name: "Zahl", article: "eine" },
  amount: { name: "Betrag", article: "ein" },
  postcode: { name: "Postleitzahl", article: "eine" },
  digits: { name: "Ziffernfolge", article: "eine" },
  "phone-number": { name: "Telefonnummer", article: "eine" },
};

const NAMES: Readonly<Record<NamelessDiscovery, string>> = {
  "said-by-the-way": "Nebenbei gesagt",
  "nothing-lost": "Gehört, nichts verloren",
  "only-misheard": "Nur falsch gehört",
  "date-unread": unread("date"),
  "time-unread": unread("time"),
  "date-time-unread": unread("date-time"),
  "number-unread": unread("number"),
  "amount-unread": unread("amount"),
  "postcode-unread": unread("postcode"),
  "digits-unread": unread("digits"),
  "phone-number-unread": unread("phone-number"),
};

/** What a discovery is called; most bear the name of a condition. */
export function discoveryName(name: string): string {
  return Object.hasOwn(NAMES, name) ? NAMES[name as NamelessDiscovery] : name;
}

export const discoveryAdvice = telling<DiscoveryAdvice>({
  "add-condition": ({ condition, title, examples }) =>
    `Bedingung ${named(condition)} am Node ${quoted(title)} ergänzen, Beispiele: ${shown(examples)}.`,
  "extend-condition": ({ condition, title, examples }) =>
    `Bedingung ${named(condition)} am Node ${quoted(title)} um Beispiele ergänzen: ${shown(examples)}.`,
  "teach-objection": ({ condition, title, examples }) =>
    `Am Node ${quoted(title)} zum Einwand ${named(condition)} führen, mit Beispielen: ${shown(examples)}.`,
  "extend-entry": ({ question, count, examples }) =>
    `Wissen ${quoted(question)} um Formulierungen ergänzen: ${shown(examples)}, ${whole(count)}-mal gefragt.`,
  "add-entry": ({ question, count, examples }) =>
    `Frage ${quoted(question)} ins Wissen aufnehmen und die Antwort schreiben: Sie kommt ${whole(count)}-mal vor${alsoAs(examples)}.`,
  "value-left-out": ({ title, value, examples }) =>
    `Am Node ${quoted(title)} fehlt in Antworten wie ${shown(examples)} ${VALUES[value].article} ${VALUES[value].name}: in der Nachfrage ein Beispiel nennen.`,
  "value-unread": ({ title, value, examples }) =>
    `Am Node ${quoted(title)} werden Antworten wie ${shown(examples)} nicht als ${VALUES[value].name} verstanden: in der Nachfrage ein Beispiel nennen oder als Wert Text zulassen.`,
  "answer-in-one-place": ({ name, nodes, most }) => {
    const where = most.map(({ title, count }) => `${quoted(title)} (${whole(count)}-mal)`);
    return `${quoted(name)} kommt an ${counted(nodes, "Node", "Nodes")} vor, am häufigsten an ${listed(where)}: die Antwort darauf an einer Stelle formulieren und die Bedingungen dorthin führen.`;
  },
  "add-objection": ({ name, nodes, count }) =>
    `Einwand mit der Absicht ${quoted(name)} für den ganzen Baum anlegen statt einzelner Bedingungen: Sie kommt an ${counted(nodes, "Node", "Nodes")} vor, ${whole(count)}-mal.`,
  "reword-objection": ({ title, count, of }) =>
    `Einwand ${quoted(title)} überzeugender formulieren: Er ist schon beantwortet und kommt danach noch ${whole(count)}-mal${of === undefined ? "" : `, bei ${whole(of)}, die die Antwort gehört haben`}.`,
  "met-by-itself": ({ name, intent, count }) =>
    `${quoted(name)} kommt ${whole(count)}-mal ohne Erfolg vor. ${MET[intent]}.`,
  "nothing-lost": ({ heard }) => {
    const what = heard.map(({ name, count }) => `${quoted(name)} (${whole(count)}-mal)`);
    return `Gehört ohne eigenen Weg, und es gingen nicht mehr Gespräche verloren als sonst: ${listed(what)}. Nichts zu ergänzen.`;
  },
  "said-by-the-way": ({ count, examples }) =>
    `Nebenbei fällt ${whole(count)}-mal etwas, das keine Antwort ist und überall vorkommt, wie ${shown(examples)}: keine Bedingung nötig, die Nachfragen kurz halten.`,
  "only-misheard": ({ count, examples }) =>
    `${whole(count)}-mal wurde nur falsch gehört, was der Baum versteht, wie ${shown(examples)}: nichts zu ergänzen, die Nachfragen kurz halten.`,
  "as-written": ({ text }) => text,
});

/** What the conversation does about an intent by itself, and what can be done besides. */
const MET: Readonly<Record<MetIntent, string>> = {
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

function unread(value: SpokenValue): string {
  return `${VALUES[value].name} nicht erkannt`;
}

function shown(examples: readonly string[]): string {
  return examples.map(quoted).join(", ");
}

function alsoAs(examples: readonly string[]): string {
  return examples.length === 0 ? "" : `, auch als ${shown(examples)}`;
}
