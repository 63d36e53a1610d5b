import type { KnowledgeFault, KnowledgeProblem } from "@rufbaum/tree/graph";
import { writtenIn } from "../format/numbers.ts";
import { telling } from "../tell.ts";

const { whole } = writtenIn("de");

/** Why a table of questions and answers can't be read, and what would be right. */
export const knowledgeFault = telling<KnowledgeFault>({
  empty: "Die Datei enthält keine Fragen.",
  "no-question-column": ({ line, columns }) =>
    `Keine Spalte ist als Frage erkannt. In Zeile ${line} stehen: ${columns.join(", ")}. Nennen Sie die Spalten „Frage“ und „Antwort“.`,
  "no-answer-column": ({ line, columns }) =>
    `Keine Spalte ist als Antwort erkannt. In Zeile ${line} stehen: ${columns.join(", ")}. Nennen Sie die Spalte „Antwort“.`,
});

/** What of a table of questions and answers was left out, or put together. */
export const knowledgeProblem = telling<KnowledgeProblem>({
  "no-question": "Die Frage fehlt. Die Zeile wurde ausgelassen.",
  "no-answer": "Die Antwort fehlt. Die Zeile wurde ausgelassen.",
  "broken-row": "Die Anführungszeichen enden nie. Die Zeile wurde ausgelassen.",
  "question-too-long": ({ length, most }) =>
    `Die Frage hat ${whole(length)} Zeichen, erlaubt sind höchstens ${whole(most)}. Sie wurde ausgelassen.`,
  "answer-too-long": ({ length, most }) =>
    `Die Antwort hat ${whole(length)} Zeichen, erlaubt sind höchstens ${whole(most)}. Die Zeile wurde ausgelassen.`,
  "too-many-questions": ({ most }) =>
    `Ein Eintrag hat höchstens ${whole(most)} Formulierungen. Die weiteren wurden ausgelassen.`,
  "too-many-entries": ({ most }) =>
    `Ein Baum hat höchstens ${whole(most)} Einträge. Die Zeile wurde ausgelassen.`,
  duplicate: ({ earlier }) => `Frage und Antwort stehen schon in Zeile ${earlier}.`,
  joined: ({ earlier }) =>
    `Die Formulierungen wurden dem Eintrag aus Zeile ${earlier} hinzugefügt.`,
  "other-answer": ({ earlier }) =>
    `Die Frage hat in Zeile ${earlier} eine andere Antwort, die gilt. Die Zeile wurde ausgelassen.`,
});
