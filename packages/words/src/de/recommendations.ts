import type { Missing, Recommendation, ReplyRemedy, TextFault } from "@rufbaum/simulation";
import { conditionName, outcomeNames } from "@rufbaum/tree/graph";
import { writtenIn } from "../format/numbers.ts";
import { telling } from "../tell.ts";
import { causes, readIn } from "./causes.ts";
import { discoveryAdvice } from "./discoveries.ts";
import { finding as toldFinding } from "./file-findings.ts";

const OUTCOME_NAMES = outcomeNames("de");

const { counted, decimal, listed, percent, quoted, whole } = writtenIn("de");
/** A condition in quotes: a known intent by its name, whatever else as it is. */
const named = (key: string) => quoted(conditionName(key, "de"));

export const recommendation = telling<Recommendation>({
  ...causes,
  "not-startable": ({ count, runs, finding }) =>
    `${share(count, runs)} ${verb(count, "konnte", "konnten")} nicht beginnen.${finding ? ` ${finding.message ?? toldFinding(finding)}` : ""}`,
  "no-disclosure": ({ count, runs, start, examples }) =>
    `${share(count, runs)} ${verb(count, "beginnt", "beginnen")} ohne den Hinweis, dass eine KI spricht. Stellen Sie ihn in den ersten Satz${start === null ? "" : ` von ${quoted(start)}`}; er ist Pflicht.${readIn(examples)}`,
  "opt-outs-not-honoured": ({ count, asked, examples }) =>
    `${share(count, asked, "Wünschen, nicht mehr angerufen zu werden,")} ${verb(count, "blieb", "blieben")} unerfüllt, weil etwas anderes verstanden wurde. Prüfen Sie die Bedingungen, die solche Antworten abfangen, und geben Sie dem Baum einen Einwand mit dieser Absicht.${readIn(examples)}`,
  "many-opt-outs": ({ percent: rate, count, runs, most }) =>
    `${percent(rate)} wollen nie wieder angerufen werden (${whole(count)} von ${whole(runs)})${most ? `, am häufigsten bei ${quoted(most.title)} (${whole(most.count)}-mal)` : ""}. Sagen Sie früher, warum Sie anrufen, und fragen Sie nach einem Nein nicht noch einmal.`,
  "no-goal": ({ runs, treeName }) =>
    `${share(0, runs)} sind ein Erfolg: Kein Ende von ${quoted(treeName)} zählt als solcher. Geben Sie dem Ende, das Sie erreichen wollen, das Ergebnis ${quoted(OUTCOME_NAMES.appointment)} oder ${quoted(OUTCOME_NAMES.success)}.`,
  "goal-cut-off": ({ runs, title }) =>
    `${share(0, runs)} sind ein Erfolg: Zu ${quoted(title)} führt kein Weg. Verbinden Sie das Ende mit dem Schritt davor.`,
  "no-led-as-yes": ({ title, count, runs, condition, to }) =>
    `Bei ${quoted(title)} führt ${named(condition)} zu ${quoted(to)} wie die Zusage: ${called(count, runs)} ${verb(count, "lehnt", "lehnen")} ab und ${verb(count, "wird", "werden")} trotzdem weitergeführt. Führen Sie die Bedingung zu einem Ende, das das Nein annimmt.`,
  "hung-up-impatient": ({ title, count, runs, times }) =>
    `Bei ${quoted(title)} ${verb(count, "legt", "legen")} ${called(count, runs)} aus Ungeduld auf: Im Schnitt kommen sie ${decimal(times)}-mal dorthin. Führen Sie beim zweiten Mal woandershin.`,
  text: ({ title, count, runs, fault }) =>
    `Bei ${quoted(title)} ${verb(count, "legt", "legen")} ${called(count, runs)} auf oder ${verb(count, "lehnt", "lehnen")} ab, und am Text stört etwas: ${textFault(fault)}`,
  "no-way-for": ({ title, count, runs, concern, mostly, examples }) =>
    `Bei ${quoted(title)} ${raised[concern](count, called(count, runs) + mostlyOf(mostly))}; der Node hat keinen Weg dafür, und aus dem Gespräch wurde nichts. ${noWay[concern]}${readIn(examples)}`,
  "let-go": ({ title, count, runs, concern, mostly, examples }) =>
    `Bei ${quoted(title)} ${raised[concern](count, called(count, runs) + mostlyOf(mostly))}; der Baum führt zu einem Ende, an dem vom Gespräch nichts bleibt. ${letGo[concern]}${readIn(examples)}`,
  "way-unheard": ({ title, count, runs, concern, mostly, condition, said, examples }) =>
    `Bei ${quoted(title)} ${raised[concern](count, called(count, runs) + mostlyOf(mostly))}; aus dem Gespräch wurde nichts. Dafür ist ${named(condition)} da, doch unter den Beispielen fehlen solche Worte. Ergänzen Sie welche${said.length > 0 ? `: ${listed(said.map(quoted))}` : ""}.${readIn(examples)}`,
  "hung-up": ({ title, count, runs }) =>
    `Bei ${quoted(title)} ${verb(count, "legt", "legen")} ${called(count, runs)} ohne Antwort auf. Stellen Sie dort eine Frage, die sich mit einem Wort beantworten lässt.`,
  angry: ({ title, count, runs }) =>
    `Bei ${quoted(title)} ${verb(count, "wird", "werden")} ${called(count, runs)} so verärgert, dass das Gespräch endet. Fragen Sie dort nicht noch einmal nach, sondern bieten Sie das Ende des Gesprächs an.`,
  "wants-human": ({ title, count, runs }) =>
    `Bei ${quoted(title)} ${verb(count, "will", "wollen")} ${called(count, runs)} mit einem Menschen sprechen. Verbinden Sie die Bedingung dafür mit einer Aktion, die weiterleitet.`,
  "dead-end": ({ title, count, runs }) =>
    `${quoted(title)} ist eine Sackgasse: ${share(count, runs)} ${verb(count, "bricht", "brechen")} dort ab, weil kein Weg weiterführt. Verbinden Sie den Node mit dem nächsten Schritt oder einem Ende.`,
  "too-long": ({ title, count, runs }) =>
    `Bei ${quoted(title)} endet für ${share(count, runs)} die erlaubte Gesprächsdauer. Verkürzen Sie den Weg dorthin, oder bieten Sie früher einen Rückruf an.`,
  "action-failed": ({ title, count, runs }) =>
    `Die Aktion ${quoted(title)} misslingt in ${share(count, runs)}, und das Gespräch scheitert daran. Geben Sie ihr einen eigenen Weg für den Fehlerfall, zum Beispiel einen Rückruf.`,
  loop: ({ title, count, runs, times, limit }) =>
    `Bei ${quoted(title)} ${verb(count, "dreht", "drehen")} sich ${share(count, runs)} im Kreis${times === null ? "" : ` (im Schnitt ${whole(times)}-mal dort)`}${limit === null ? "" : `, spätestens nach ${whole(limit)} Schritten ist Schluss`}. Führen Sie von dort oder von den Nodes danach auf einen Weg, der nicht zurückkommt.`,
  silent: ({ title, count, runs, silences }) =>
    `Bei ${quoted(title)} bleibt es in ${share(count, runs)} still, bis aufgelegt wird (${whole(silences)}-mal Schweigen). Enden Sie dort mit einer klaren, kurzen Frage, oder warten Sie länger.`,
  "replies-not-understood": ({ title, missed, misheard, visits, lost, runs, remedy }) =>
    `Bei ${quoted(title)} ${missed === 1 ? "bleibt eine Antwort" : `bleiben ${whole(missed)} Antworten`} unverstanden (${counted(visits, "Besuch", "Besuche")})${lost > 0 ? `, daran ${verb(lost, "scheitert", "scheitern")} ${share(lost, runs)}` : ""}. ${replyRemedy(remedy)}${misheard > 0 ? ` Außerdem ${misheard === 1 ? "kam eine" : `kamen ${whole(misheard)}`} nur verhört an; dagegen hilft keine Änderung.` : ""}`,
  "condition-misread": ({ title, condition, percent: rate, of, said }) =>
    `Bei ${quoted(title)} war mit ${counted(of, "Antwort", "Antworten")} ${named(condition)} gemeint; davon wurden ${percent(rate)} so gelesen. Geben Sie der Bedingung Beispiele: ${listed(said.map(misread))}.`,
  objection: ({ advice, example }) =>
    `${discoveryAdvice(advice)}${example === null ? "" : ` Gesagt wird etwa ${quoted(example)}.`}`,
  "short-runs": ({ count, runs, steps, most }) =>
    `${share(count, runs)} ${verb(count, "ist", "sind")} nach höchstens ${steps} Schritten vorbei${most ? `, die meisten bei ${quoted(most.title)} (${whole(most.count)}-mal)` : ""}. Sagen Sie im ersten Satz, worum es geht, und fragen Sie früher etwas.`,
  "long-runs": ({ percent: rate, steps, average, seconds }) =>
    `${percent(rate)} der Gespräche haben mehr als ${steps} Schritte (im Schnitt ${decimal(average)}; ${whole(seconds)} Sekunden). Fassen Sie Fragen zusammen, oder fragen Sie weniger.`,
  "no-way-there": (fact) =>
    `${reached(fact)}; zu ${some(fact)} führt gar kein Weg. Verbinden oder löschen Sie, was niemand erreicht.`,
  "never-reached": (fact) =>
    `${reached(fact)}; zu ${some(fact)} kommt niemand, obwohl ein Weg dorthin führt. Prüfen Sie die Bedingungen davor, und geben Sie ihnen Beispiele.`,
  "few-runs": ({ runs, percent: rate, reach, low, high, aim, enough }) =>
    `Mit ${counted(runs, "Gespräch", "Gesprächen")} ist die Erfolgsrate von ${percent(rate)} nur auf ±${decimal(reach, reach < 10 ? 1 : 0)} Punkte genau (${decimal(low)} bis ${percent(high)}). Für ±${aim} Punkte brauchen Sie etwa ${whole(enough)} Gespräche.`,
  "nothing-to-mend": ({ runs, success, failure, covered, total, isElse, instead }) =>
    `${isElse ? "Sonst nichts" : "Nichts"} Auffälliges in ${counted(runs, "Gespräch", "Gesprächen")}: ${percent(success)} Erfolg, ${percent(failure)} gescheitert, ${whole(covered)} von ${counted(total, "Node", "Nodes")} erreicht.${instead.length === 0 ? "" : ` Statt mit einem Erfolg enden ${listed(instead.map(({ title, outcome, count }) => `${whole(count)} als ${quoted(OUTCOME_NAMES[outcome])} bei ${quoted(title)}`))}.`}`,
});

/** Marks what a language model has written. */
export function modelSuggestion(sentence: string): string {
  return `Vorschlag des Sprachmodells: ${sentence}`;
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
  const as = read === null ? "nicht verstanden" : `gelesen als ${named(read)}`;
  return `${quoted(said)} (${as}, ${whole(count)}-mal)`;
}

const textFault = telling<TextFault>({
  offends: ({ offence }) => `${OFFENCES[offence]}. Formulieren Sie es höflich.`,
  gibberish: () => "Einen Satz versteht niemand. Schreiben Sie ihn neu.",
  "too-long": ({ words, seconds, most }) =>
    `Er hat ${counted(words, "Wort", "Wörter")}, gesprochen etwa ${counted(seconds, "Sekunde", "Sekunden")}. Kürzen Sie ihn auf ${most} Sekunden, oder teilen Sie ihn und fragen Sie dazwischen etwas.`,
  presses: () => "Er drängt zu einer schnellen Entscheidung. Lassen Sie das weg.",
  "large-sum": () =>
    "Er nennt eine große Summe, die zu zahlen ist. Sagen Sie dazu, was man davon hat, oder nennen Sie die Summe später.",
  "many-questions": ({ questions }) =>
    `Er stellt ${counted(questions, "Frage", "Fragen")} auf einmal. Stellen Sie eine.`,
  "idle-questions": () => "Eine Frage darin führt zu nichts. Lassen Sie sie weg.",
  "no-gain": () =>
    "Weder er noch etwas davor sagt, was das Angebot bringt. Nennen Sie es vor der Frage.",
});

const OFFENCES: Readonly<Record<Extract<TextFault, { code: "offends" }>["offence"], string>> = {
  insult: "Er wirkt beleidigend",
  condescending: "Er wirkt herablassend",
  threat: "Er wirkt wie eine Drohung",
  pressure: "Er setzt unter Druck",
  private: "Er fragt nach etwas, das man Fremden nicht sagt",
  absurd: "Er verlangt etwas, das man für Fremde nicht tut",
  familiar: "Er spricht Fremde an wie Freunde",
};

const raised: Readonly<Record<Missing, (count: number, who: string) => string>> = {
  "not-the-one": (count, who) => `${verb(count, "entscheidet", "entscheiden")} ${who} nicht selbst`,
  "front-desk": (count, who) =>
    `${verb(count, "nimmt", "nehmen")} ${who} für jemand anderen das Gespräch an`,
  "boss-away": (count, who) =>
    `${verb(count, "sagt", "sagen")} ${who}, dass die richtige Person nicht da ist`,
  "no-time": (count, who) => `${verb(count, "hat", "haben")} ${who} gerade keine Zeit`,
  price: (count, who) => `${verb(count, "findet", "finden")} ${who} es zu teuer`,
  provided: (count, who) => `${verb(count, "hat", "haben")} ${who} schon einen Anbieter`,
  distrust: (count, who) => `${verb(count, "traut", "trauen")} ${who} dem Anruf nicht`,
  "in-writing": (count, who) => `${verb(count, "will", "wollen")} ${who} es schriftlich`,
};

const noWay: Readonly<Record<Missing, string>> = {
  "not-the-one":
    "Geben Sie ihm eine Bedingung, die dahin führt, wo Sie fragen, wer die richtige Person ist und wann sie zu erreichen ist.",
  "front-desk":
    "Geben Sie ihm eine Bedingung, die dahin führt, wo Sie den Grund des Anrufs sagen und bitten, verbunden zu werden.",
  "boss-away":
    "Geben Sie ihm eine Bedingung, die dahin führt, wo Sie fragen, wann die richtige Person zu erreichen ist.",
  "no-time":
    "Geben Sie ihm eine Bedingung, die dahin führt, wo Sie fragen, wann Sie wieder anrufen können.",
  price: "Geben Sie dem Baum einen Einwand, der darauf antwortet.",
  provided:
    "Geben Sie dem Baum einen Einwand, der darauf antwortet, etwa mit der Frage, wie lange das noch läuft.",
  distrust: "Geben Sie dem Baum einen Einwand, der sagt, wer anruft und woher die Nummer stammt.",
  "in-writing": "Geben Sie ihm eine Bedingung, die dahin führt, wo Sie etwas zuschicken.",
};

const letGo: Readonly<Record<Missing, string>> = {
  ...noWay,
  "not-the-one":
    "Fragen Sie vor diesem Ende nach dem Namen der richtigen Person und danach, wann sie zu erreichen ist.",
  "front-desk":
    "Sagen Sie vor diesem Ende den Grund des Anrufs, und fragen Sie, wann die richtige Person zu erreichen ist.",
  "boss-away": "Fragen Sie vor diesem Ende, wann die richtige Person zu erreichen ist.",
  "no-time": "Fragen Sie vor diesem Ende, wann Sie wieder anrufen können.",
  "in-writing": "Fragen Sie vor diesem Ende, wohin Sie etwas schicken können.",
};

function mostlyOf(persona: string | null): string {
  return persona === null ? "" : ` (meist ${quoted(persona)})`;
}

const replyRemedy = telling<ReplyRemedy>({
  "add-condition": ({ condition, examples, count, others }) =>
    `Ergänzen Sie die Bedingung ${named(condition)} mit Beispielen wie ${listed(examples.map(quoted))} (${whole(count)}-mal)${besides(others)}.`,
  "extend-condition": ({ condition, examples, count, others }) =>
    `Geben Sie der Bedingung ${named(condition)} Beispiele wie ${listed(examples.map(quoted))} (${whole(count)}-mal)${besides(others)}.`,
  "read-value": ({ advice }) => discoveryAdvice(advice),
  "answer-question": ({ advice }) => discoveryAdvice(advice),
  "give-ways": ({ heard }) =>
    `Gesagt wurde vor allem: ${listed(heard.map(heardThere))}. Dafür hat der Node keinen Weg: Geben Sie ihm Bedingungen, die von dort weiterführen.`,
  "write-reprompt": ({ for: what }) =>
    what === "value"
      ? "Schreiben Sie eine Nachfrage mit einem Beispiel, wie die Antwort lauten kann."
      : "Schreiben Sie eine Nachfrage, die die möglichen Antworten nennt, und geben Sie den Bedingungen Beispiele.",
});

type HeardThere = Extract<ReplyRemedy, { code: "give-ways" }>["heard"][number];

function heardThere({ name, count, example }: HeardThere): string {
  if (name === null) return `${quoted(example)} und Ähnliches (${whole(count)}-mal)`;
  return `${quoted(name)} (${whole(count)}-mal, etwa ${quoted(example)})`;
}

/** "412 von 1.000 Gesprächen (41,2 %)". */
function share(count: number, of: number, what = "Gesprächen"): string {
  return `${whole(count)} von ${whole(of)} ${what} (${percent(of > 0 ? (100 * count) / of : 0)})`;
}

function called(count: number, of: number): string {
  return share(count, of, "Angerufenen");
}

/** The verb as the number of those who do it wants it. */
function verb(count: number, one: string, many: string): string {
  return count === 1 ? one : many;
}

function besides(others: readonly { name: string; count: number }[]): string {
  const told = others.map(({ name, count }) => `${quoted(name)} (${whole(count)}-mal)`);
  return told.length > 0 ? `, dann ${listed(told)}` : "";
}

type NotReached = Extract<Recommendation, { code: "never-reached" | "no-way-there" }>;

function reached({ covered, total, runs }: NotReached): string {
  return `${whole(covered)} von ${counted(total, "Node", "Nodes")} (${percent((100 * covered) / total)}) werden in ${whole(runs)} Gesprächen erreicht`;
}

function some({ titles, more }: NotReached): string {
  const shown = titles.map(quoted);
  return more > 0 ? `${shown.join(", ")} und ${whole(more)} weiteren` : listed(shown);
}
