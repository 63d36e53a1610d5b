import type { KnowledgeFault, KnowledgeProblem } from "@rufbaum/tree/graph";
import { writtenIn } from "../format/numbers.ts";
import { telling } from "../tell.ts";

const { whole } = writtenIn("en");

/** Why a table of questions and answers can't be read, and what would be right. */
export const knowledgeFault = telling<KnowledgeFault>({
  empty: "The file holds no questions.",
  "no-question-column": ({ line, columns }) =>
    `No column is recognised as the question. Line ${line} has: ${columns.join(", ")}. Call the columns “Question” and “Answer”.`,
  "no-answer-column": ({ line, columns }) =>
    `No column is recognised as the answer. Line ${line} has: ${columns.join(", ")}. Call it “Answer”.`,
});

/** What of a table of questions and answers was left out, or put together. */
export const knowledgeProblem = telling<KnowledgeProblem>({
  "no-question": "The question is missing. The row was left out.",
  "no-answer": "The answer is missing. The row was left out.",
  "broken-row": "Its quotes never end. The row was left out.",
  "question-too-long": ({ length, most }) =>
    `The question has ${whole(length)} characters, at most ${whole(most)} are allowed. It was left out.`,
  "answer-too-long": ({ length, most }) =>
    `The answer has ${whole(length)} characters, at most ${whole(most)} are allowed. The row was left out.`,
  "too-many-questions": ({ most }) =>
    `An entry has at most ${whole(most)} wordings. The further ones were left out.`,
  "too-many-entries": ({ most }) =>
    `A tree has at most ${whole(most)} entries. The row was left out.`,
  duplicate: ({ earlier }) => `Question and answer stand on line ${earlier} already.`,
  joined: ({ earlier }) => `The wordings were added to the entry of line ${earlier}.`,
  "other-answer": ({ earlier }) =>
    `On line ${earlier} the question has another answer, which is kept. The row was left out.`,
});
