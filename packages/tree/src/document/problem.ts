import type { Coded } from "../coded.ts";
import type { JsonFault } from "./import-tree.ts";
import type { SchemaFault } from "./schema-fault.ts";

/** What keeps a document from being a tree. Places count from 1. */
export interface ProblemParams {
  "not-json": { fault: JsonFault };
  /** `most`: characters. */
  "too-large": { most: number };
  "not-a-tree": { fault: SchemaFault };
  "too-many-nodes": { count: number; most: number };
  "too-many-connections": { count: number; most: number };
  "forbidden-field": {
    fault: { code: "too-deep"; deepest: number } | { code: "name"; name: string };
  };
  /** Two nodes by their places and titles. */
  "duplicate-node": { id: string; places: [number, number]; titles: [string, string] };
  "duplicate-connection": { id: string; places: [number, number] };
  /** Two entries of the knowledge. */
  "duplicate-entry": { id: string; places: [number, number] };
  /** `connection` and `missing` are ids. */
  "connection-to-nowhere": { connection: string; end: "source" | "target"; missing: string };
  "condition-to-nowhere": { condition: string; node: string; missing: string };
}

export type ProblemCode = keyof ProblemParams;

export type ProblemFact = Coded<ProblemParams>;

/** What is wrong with a document. */
export type Problem = ProblemFact & {
  /** Where it stands, such as `nodes[3].position.x`; empty: the document as a whole. */
  path: string;
  nodeId?: string;
};

type Path = readonly PropertyKey[];

/** Characters of a field's name that are told: it comes from outside, and may be a megabyte long. */
const LONGEST_NAME = 100;

export function pathText(path: Path): string {
  return path
    .map((key, index) => {
      if (typeof key === "number") return `[${key}]`;
      const name = String(key).slice(0, LONGEST_NAME);
      return index === 0 ? name : `.${name}`;
    })
    .join("");
}
