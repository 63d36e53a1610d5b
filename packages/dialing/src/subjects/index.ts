export {
  type FoundShape,
  findListShape,
  LIST_HEAD,
  type ListFault,
} from "./find-list-shape.ts";
export { hashedName, listedName, listedNames } from "./listed-names.ts";
export { readBlockedLine } from "./read-blocked-line.ts";
export {
  cellsOf,
  type ListKind,
  type ListLine,
  type ListShape,
  listShapeOf,
  PLAIN_LIST,
  readListLine,
} from "./read-list-line.ts";
export { asksForConsent, type RowAgrees, rowsAgree } from "./rows-agree.ts";
export { isSubject, subjectOf } from "./subject-of.ts";
