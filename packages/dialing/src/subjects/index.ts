export { hashedName, listedName, listedNames } from "./listed-names.ts";
export { isSubject, subjectOf } from "./subject-of.ts";
