export { type Lesson, learnWording, readLessons } from "./learn-wording.ts";
export { sentencesOf } from "./sentences.ts";
export { writeWeights } from "./weights-file.ts";
