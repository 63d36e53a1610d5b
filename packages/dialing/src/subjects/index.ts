export { hashedName, listedName, listedNames } from "./listed-names.ts";
export {
  type ListKind,
  type ListLine,
  type ListShape,
  listShapeOf,
  PLAIN_LIST,
  readListLine,
} from "./read-list-line.ts";
export { isSubject, subjectOf } from "./subject-of.ts";
