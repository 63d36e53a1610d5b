export { addNode, onCanvas } from "./commands/add-node.ts";
export { type AlignEdge, alignItems, type Box, distributeItems } from "./commands/align-items.ts";
export {
  applySuggestion,
  type SuggestedCondition,
  type SuggestedEdit,
} from "./commands/apply-suggestion.ts";
export { copyItems, duplicateItems, type Fragment, paste } from "./commands/clipboard.ts";
export { connect, type Link, leadCondition, whyNot } from "./commands/connect.ts";
export { deleteItems, type Items } from "./commands/delete-items.ts";
export { moveItems, type Point } from "./commands/move-items.ts";
export { addNote, updateNote } from "./commands/notes.ts";
export { type SuggestedWordings, suggestWordings } from "./commands/suggest-wordings.ts";
export { renameTree, setSettings } from "./commands/tree-fields.ts";
export { type NodePatch, updateNode } from "./commands/update-node.ts";
export { type Changed, type Compared, compareTrees, type TreeComparison } from "./compare-trees.ts";
export { applyDiff } from "./diff/apply-diff.ts";
export { diffTrees } from "./diff/diff-trees.ts";
export { invertDiff } from "./diff/invert-diff.ts";
export { recordsOf, withRecords } from "./diff/records.ts";
export {
  type FieldChange,
  isEmptyDiff,
  LISTS,
  type ListDiff,
  type ListName,
  type RecordChange,
  type TreeDiff,
} from "./diff/tree-diff.ts";
export {
  type Edit,
  type Edited,
  type EditRefusal,
  editOf,
  isRefused,
  type Refused,
} from "./edit.ts";
export { type IdPrefix, type IdSource, idsFor } from "./ids.ts";
export { type Conflict, mergeTrees } from "./merge/merge-trees.ts";
export { repair } from "./repair.ts";
export { type Choice, resolveConflicts } from "./session/resolve-conflicts.ts";
export {
  beginSave,
  type EditingSession,
  edit,
  openSession,
  redo,
  remoteEdited,
  remoteReplaced,
  type SaveRequest,
  type Step,
  saveFailed,
  saveSucceeded,
  saveUnanswered,
  undo,
  unsaved,
} from "./session/session.ts";
