export { isSubject, subjectOf } from "./subject-of.ts";
