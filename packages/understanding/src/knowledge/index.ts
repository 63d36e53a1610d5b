export { openQuestionReader, type QuestionReader } from "./group-questions.ts";
