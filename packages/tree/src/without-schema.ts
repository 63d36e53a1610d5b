export type { ActionField, ActionSpec } from "./actions/action-spec.ts";
export {
  ACTION_KINDS,
  ACTIONS,
  actionOf,
  actionSpec,
  filledFields,
} from "./actions/actions.ts";
export { endsInQuestion } from "./assumed/ends-in-question.ts";
export { kindAsked } from "./assumed/kind-asked.ts";
export { outcomeAssumed, outcomeOf } from "./assumed/outcome-assumed.ts";
export { PLACES_BETWEEN, placesLeftOut } from "./between.ts";
export { type Asks, asksFor } from "./campaign/asks-for.ts";
export { isStanding, STANDINGS } from "./campaign/standings.ts";
export { conditionWords, inSentence } from "./condition-words.ts";
export { agreesToRecording } from "./consent.ts";
export { textOf } from "./content.ts";
export { disclosesAi } from "./discloses-ai.ts";
export { canonicalJson } from "./document/canonical-json.ts";
export { isFork } from "./fork.ts";
export {
  faultOfGiven,
  type GivenFault,
  type GivenVariables,
  LONGEST_GIVEN,
  MOST_GIVEN,
} from "./given-variables.ts";
export { FAILED, type Graph, graphOf, isPlain, reachableFrom, waysOf } from "./graph.ts";
export { conditionName, intentNames } from "./intents.ts";
export { type Keypad, keypadOf } from "./keypad.ts";
export { type AddedKnowledge, addKnowledge } from "./knowledge/add-knowledge.ts";
export {
  entryName,
  LONGEST_ANSWER,
  LONGEST_QUESTION,
  MOST_ENTRIES,
  MOST_QUESTIONS,
  questionKey,
} from "./knowledge/entry.ts";
export {
  type KnowledgeFault,
  type KnowledgeProblem,
  type KnowledgeRead,
  type KnowledgeRow,
  namesKnowledge,
  type ReadEntry,
  readKnowledge,
} from "./knowledge/read-knowledge.ts";
export { knowledgeRows } from "./knowledge/write-knowledge.ts";
export { lettersApart } from "./letters-apart.ts";
export {
  CANVAS_SIZE,
  LONGEST_SPOKEN,
  LONGEST_TEXT,
  MOST_CONDITIONS,
  MOST_CONNECTIONS,
  MOST_NODES,
  MOST_NOTES,
} from "./limits.ts";
export type { NodeFace, NodeSpec } from "./nodes/node-spec.ts";
export { mayAsk, NODE_KINDS, NODE_SPECS, newNode, specOf } from "./nodes/registry.ts";
export {
  isSuccess,
  OUTCOME_SPECS,
  OUTCOMES,
  type OutcomeSpec,
  outcomeNames,
  outcomeSpec,
} from "./outcomes.ts";
export { questionInContext, questionOf, sentencesOf, statementIn } from "./question-of.ts";
export {
  MACHINE_TEXTS,
  NUMBER_SETTINGS,
  type NumberSetting,
  type NumberSettingName,
  settingOf,
  TEXT_SETTINGS,
  type TextSettingName,
  withSetting,
} from "./settings.ts";
export { type TreeWords, treeWords } from "./tree-words.ts";
export { VALUE_KINDS, VALUE_SPECS, type ValueSpec } from "./value-kinds.ts";
export { findPlaceholders, type Placeholder } from "./variables.ts";
export { spokenTexts } from "./variables-of.ts";
export { namedAsFirm, withFirm } from "./with-firm.ts";
export type { Words } from "./words.ts";
