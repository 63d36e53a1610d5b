import { conditionName, OUTCOME_SPECS, VALUE_SPECS } from "@rufbaum/tree/graph";
import type { LintFinding } from "@rufbaum/tree/lint";
import { shortened } from "../format/shortened.ts";
import { RIGHT_FORM } from "../right-form.ts";
import { type Sentences, telling } from "../tell.ts";
import { expressionFault } from "./expressions.ts";

/** A known intent by its name, whatever else stands for a condition as it is. */
const named = (key: string) => conditionName(key, "de");

/** What the lint finds in a tree. */
export const lintFindings: Sentences<LintFinding> = {
  "no-start": "Der Baum hat keinen Start-Node. Fügen Sie einen hinzu.",
  "several-starts": ({ params: { node } }) =>
    `„${node}“ ist ein zweiter Start-Node; das Gespräch beginnt immer beim ersten. Entfernen Sie einen davon.`,
  "empty-text": ({ params: { node } }) => `Der Node „${node}“ hat keinen Text.`,
  "text-too-long": ({ params: { node, length, most } }) =>
    `Der Text von „${node}“ ist mit ${length} Zeichen zu lang zum Zuhören. Teilen Sie ihn in mehrere Schritte (höchstens ${most} Zeichen).`,
  "dead-end": ({ params: { node, isBeforeConversation } }) =>
    isBeforeConversation
      ? `Nach „${node}“ geht es nicht weiter: Der Baum hat noch kein Gespräch.`
      : `Nach „${node}“ geht es nicht weiter. Verbinden Sie den Node mit dem nächsten Schritt.`,
  "no-conditions": ({ params: { node } }) =>
    `Die Entscheidung „${node}“ hat keine Bedingung. Legen Sie fest, auf welche Antworten es wie weitergeht.`,
  "condition-without-target": ({ params: { node, condition } }) =>
    `Die Bedingung „${named(condition)}“ von „${node}“ führt nirgendwohin. Verbinden Sie sie mit einem Node.`,
  "expression-invalid": ({ params: { node, condition, position, fault } }) =>
    `Der Ausdruck der Bedingung „${named(condition)}“ von „${node}“ ist an Stelle ${position} nicht lesbar: ${expressionFault(fault)}`,
  "expression-never-holds": ({ params: { node, condition, variable, value, found } }) =>
    `Der Ausdruck der Bedingung „${named(condition)}“ von „${node}“ kann nie gelten: Mit „${found}“ lässt sich „${variable}“ nicht vergleichen. Richtig wäre zum Beispiel „${variable} ${RIGHT_FORM[value]}“.`,
  "duplicate-condition": ({ params: { node, earlier, condition, id } }) =>
    `Die Bedingungen „${named(earlier)}“ und „${named(condition)}“ von „${node}“ haben dieselbe Kennung „${id}“. Jede braucht eine eigene.`,
  "condition-without-words": ({ params: { node, place } }) =>
    `Die ${place}. Bedingung von „${node}“ hat keinen Namen aus Wörtern und keine Beispiele; so wird sie nie erkannt. Nennen Sie, was gemeint ist.`,
  "condition-name-too-long": ({ params: { node, condition, most } }) =>
    `Der Name der Bedingung „${named(condition)}“ von „${node}“ ist länger als ${most} Zeichen. Geben Sie ihr einen kurzen Namen; was Gesprächspartner sagen, gehört zu den Beispielen.`,
  "conditions-named-alike": ({ params: { node, earlier, condition } }) =>
    `Die Bedingungen „${named(earlier)}“ und „${named(condition)}“ von „${node}“ heißen gleich; die zweite wird nie gewählt.`,
  "example-of-two": ({ params: { node, example, earlier, condition } }) =>
    `„${example}“ ist bei „${node}“ ein Beispiel für „${named(earlier)}“ und für „${named(condition)}“; wer das sagt, kann beides meinen. Löschen Sie es bei einer von beiden.`,
  "yes-without-condition": ({ params: { node, question } }) =>
    `Auf „${question}“ sagen viele nur „Ja“, und das führt bei „${node}“ zu keiner Bedingung. Legen Sie im Node fest, was Ja heißt.`,
  "no-without-condition": ({ params: { node, question } }) =>
    `Auf „${question}“ sagen viele nur „Nein“, und das führt bei „${node}“ zu keiner Bedingung. Legen Sie im Node fest, was Nein heißt.`,
  "conditions-alike": ({ params: { node, earlier, condition } }) =>
    `„${named(earlier)}“ und „${named(condition)}“ von „${node}“ sind für Gesprächspartner kaum zu unterscheiden. Fassen Sie beide zusammen, oder geben Sie jeder eigene Beispiele.`,
  "listening-assumed": ({ params: { node, variable } }) =>
    `„${node}“ fragt etwas, und danach hört kein Node zu. Vermutet: „${node}“ hört selbst zu und hält die Antwort in [${variable}] fest. Stimmt das nicht, wählen Sie im Node unter „Nach dem Text“ etwas anderes.`,
  "value-assumed": ({ params: { node, value, variable } }) =>
    `Die Eingabe „${node}“ sagt nicht, was sie erfragt. Vermutet: ${VALUE_SPECS[value].name.de}, festgehalten in [${variable}]. Stimmt das nicht, wählen Sie im Node die „Art der Antwort“.`,
  "outcome-assumed": ({ params: { node, outcome } }) =>
    `Das Ende „${node}“ nennt kein Ergebnis. Vermutet: ${OUTCOME_SPECS[outcome].name.de}. Stimmt das nicht, wählen Sie im Node das „Ergebnis des Gesprächs“.`,
  "objection-without-intent": ({ params: { node } }) =>
    `Der Einwand „${node}“ soll überall gelten, nennt aber keine Absicht, auf die er antwortet.`,
  "no-action": ({ params: { node } }) =>
    `Die Aktion „${node}“ tut nichts. Wählen Sie, was geschehen soll.`,
  "way-out-of-end": ({ params: { node } }) =>
    `„${node}“ beendet das Gespräch; die Verbindung danach wird nie gegangen.`,
  "connection-to-missing-node": ({ params: { missing } }) =>
    `Eine Verbindung hängt an „${missing}“, aber diesen Node gibt es nicht.`,
  "unreachable-node": ({ params: { node } }) =>
    `„${node}“ wird nie erreicht. Verbinden oder löschen Sie den Node.`,
  "silent-cycle": ({ params: { nodes } }) =>
    `${nodes.map((node) => `„${node}“`).join(" → ")}: Hier dreht sich das Gespräch im Kreis, ohne etwas zu sagen oder zuzuhören.`,
  "unknown-variable": ({ params: { node, variable, in: place } }) =>
    place === "text"
      ? `Im Text von „${node}“: für [${variable}] gibt es keinen Wert. Legen Sie ihn fest, oder geben Sie einen Ersatz an, etwa [${variable}|Sie].`
      : `In einem Ausdruck von „${node}“: für [${variable}] gibt es keinen Wert. Legen Sie ihn fest, oder fragen Sie davor danach.`,
  "no-disclosure":
    "Am Anfang wird nicht gesagt, dass eine KI spricht. Das ist seit dem 2. August 2026 Pflicht (KI-Verordnung Art. 50).",
  "no-disclosure-on-mailbox":
    "Die Nachricht für Anrufbeantworter sagt nicht, dass eine KI spricht. Das ist seit dem 2. August 2026 Pflicht (KI-Verordnung Art. 50).",
  "no-success":
    "Kein Ende zählt als Erfolg: Kein Anruf und keine Simulation kann gelingen. Geben Sie dem Ende, auf das es ankommt, das Ergebnis „Termin vereinbart“ oder „Erfolg“.",
  "no-opt-out":
    "Der Baum hat keinen eigenen Weg für „Rufen Sie mich nicht mehr an“. Es wird trotzdem verstanden und befolgt.",
  "entry-without-question": ({ params: { answer } }) =>
    `Im Wissen fehlt zur Antwort „${shortened(answer)}“ die Frage.`,
  "entry-without-answer": ({ params: { entry } }) => `Im Wissen hat „${entry}“ keine Antwort.`,
  "answer-names-unknown": ({ params: { entry, variable } }) =>
    `In der Antwort auf „${entry}“: für [${variable}] gibt es keinen Wert. Legen Sie ihn fest, oder geben Sie einen Ersatz an, etwa [${variable}|Sie].`,
  "answer-too-long": ({ params: { entry, words, most } }) =>
    `Die Antwort auf „${entry}“ hat ${words} Wörter. Am Telefon hört man selten mehr als ${most} davon zu.`,
  "entries-alike": ({ params: { earlier, question } }) =>
    `„${question}“ fragt dasselbe wie „${earlier}“, hat aber eine andere Antwort.`,
  "wording-asks-nothing": ({ params: { entry, question, isOptOut } }) =>
    isOptOut
      ? `„${question}“ bei „${entry}“ verbittet sich Anrufe. Das wird immer befolgt und nie beantwortet.`
      : `„${question}“ bei „${entry}“ ist ein Ja oder Nein und keine Frage.`,
  "place-left-out": ({ params: { place } }) =>
    `Der Rückfrage zwischen zwei Bedingungen fehlt [${place}]. Solange sie nicht beide nennt, fragt der Agent mit seinen üblichen Worten.`,
  "no-consent": ({ params: { node } }) =>
    `„${node}“ nimmt nur auf, wenn eben zugestimmt wurde (§ 201 StGB). Fragen Sie davor in einer Entscheidung, ob das Gespräch aufgezeichnet werden darf, und verbinden Sie nur das Ja hierher.`,
};

export const lintFinding = telling(lintFindings);
