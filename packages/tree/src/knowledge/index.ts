export { type AddedKnowledge, addKnowledge } from "./add-knowledge.ts";
export {
  type KnowledgeFault,
  type KnowledgeProblem,
  type KnowledgeRead,
  type KnowledgeRow,
  namesKnowledge,
  type ReadEntry,
  readKnowledge,
} from "./read-knowledge.ts";
export { knowledgeRows } from "./write-knowledge.ts";
