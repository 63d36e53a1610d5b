import type { Coded, NoParams } from "../coded.ts";
import type { LayoutReason } from "../document/bring-onto-canvas.ts";
import type { ProblemParams } from "../document/problem.ts";
import type { ExpressionFault } from "../expression/index.ts";
import type { Outcome, TreeNode, ValueKindName } from "../tree.ts";

export type Severity = "error" | "warning" | "info";

/** Where a finding stands, and how bad it is. */
export interface FindingPlace {
  severity: Severity;
  nodeId: string | null;
  connectionId: string | null;
  /** In a file that can't be imported: where it stands, such as `nodes[3].position.x`. */
  path?: string;
}

/** A node by its title or, where it has none, its id. */
interface OfNode {
  node: string;
}

/** An entry of the knowledge by its id, and by its first wording. */
interface OfEntry {
  id: string;
  entry: string;
}

/** What may be found in a tree. */
export interface LintParams {
  "no-start": NoParams;
  "several-starts": OfNode;
  "empty-text": OfNode;
  /** `length` and `most` in characters. */
  "text-too-long": OfNode & { length: number; most: number };
  /** Whether nobody was asked anything up to there: the tree can't be called with. */
  "dead-end": OfNode & { isBeforeConversation: boolean };
  "no-conditions": OfNode;
  "condition-without-target": OfNode & { condition: string };
  /** `position`: the character, from 1. */
  "expression-invalid": OfNode & { condition: string; position: number; fault: ExpressionFault };
  /** A variable is compared with what none of its values is less, more or equal to. */
  "expression-never-holds": OfNode & {
    condition: string;
    variable: string;
    value: "time" | "date" | "date-time" | "number" | "amount";
    found: string;
  };
  /** Two conditions of a node with one id. */
  "duplicate-condition": OfNode & { earlier: string; condition: string; id: string };
  /** Its name has no letter or digit, and nothing else tells what it is; `place` from 1. */
  "condition-without-words": OfNode & { place: number };
  "condition-name-too-long": OfNode & { condition: string; most: number };
  /** Callers can't hear a difference between the two names. */
  "conditions-named-alike": OfNode & { earlier: string; condition: string };
  /** An example that two conditions have. */
  "example-of-two": OfNode & { example: string; earlier: string; condition: string };
  /** Only where the reader is at hand: a mere yes is read as none of the conditions. */
  "yes-without-condition": OfNode & { question: string };
  /** The same of a mere no. */
  "no-without-condition": OfNode & { question: string };
  /** Only where the reader is at hand. */
  "conditions-alike": OfNode & { earlier: string; condition: string };
  /** It waits for an answer without saying so, and keeps it in the variable. */
  "listening-assumed": OfNode & { variable: string };
  /** The kind of value that an input asks for, and the variable that keeps it. */
  "value-assumed": OfNode & { value: ValueKindName; variable: string };
  "outcome-assumed": OfNode & { outcome: Outcome };
  "objection-without-intent": OfNode;
  "no-action": OfNode;
  "way-out-of-end": OfNode;
  /** `missing`: the id that the connection names. */
  "connection-to-missing-node": { missing: string };
  "unreachable-node": OfNode;
  /** The nodes in the order in which they are walked. */
  "silent-cycle": { nodes: string[] };
  "unknown-variable": OfNode & { variable: string; in: "text" | "expression" };
  "no-disclosure": NoParams;
  "no-disclosure-on-mailbox": NoParams;
  "no-opt-out": NoParams;
  "no-success": NoParams;
  /** The question between two conditions does not name one of them. */
  "place-left-out": { place: string };
  "no-consent": OfNode;
  "entry-without-question": { id: string; answer: string };
  "entry-without-answer": OfEntry;
  "answer-names-unknown": OfEntry & { variable: string };
  /** `words` and `most`: how many. */
  "answer-too-long": OfEntry & { words: number; most: number };
  /** Two entries that ask the same and answer differently. */
  "entries-alike": { id: string; earlier: string; question: string };
  /** A wording that is a mere yes or no, or a wish for no more calls. */
  "wording-asks-nothing": OfEntry & { question: string; isOptOut: boolean };
}

/** What has a field: a record by its title, else by its id, else by its number from 1. */
export type FieldOwner =
  | { code: "file" }
  | { code: "node" | "connection" | "note"; name: string }
  | { code: "condition"; condition: string; node: string };

/** What may be found in a file beside that; lines and columns from 1. */
export interface FileParams extends ProblemParams {
  "not-utf-8": NoParams;
  "lost-characters": { line: number };
  /**
   * A field that nobody reads, and the one that was probably meant; `field` as a path within its
   * owner. `further`: in how many more places the same was written.
   */
  "misspelt-field": { of: FieldOwner; field: string; meant: string; further: number };
  /** What stands in a file for other programs: the first of each such field, by their paths. */
  "unread-fields": { fields: string[]; further: number };
  /** A field that stands twice in one object. */
  "duplicate-field": { field: string; line: number; column: number };
  /** `outside`: how many nodes and notes lay beyond the canvas; `x` and `y`: pixels to the right and down. */
  "shifted-onto-canvas": { outside: number; x: number; y: number };
  "laid-out-anew": { reason: LayoutReason };
  /** How many nodes lay on the very spot of another. */
  "moved-apart": { nodes: number };
}

/** Something about a tree that should be looked at. */
export type LintFinding = FindingPlace & Coded<LintParams>;

/** Something about a file that should be looked at. */
export type FileFinding = FindingPlace & Coded<FileParams>;

export type Finding = LintFinding | FileFinding;

type ParamsByCode = LintParams & FileParams;

export function findingAt<Code extends keyof LintParams>(
  node: TreeNode,
  severity: Severity,
  code: Code,
  params: LintParams[Code],
): LintFinding {
  return { code, severity, nodeId: node.id, connectionId: null, params } as LintFinding;
}

export function findingOfAll<Code extends keyof ParamsByCode>(
  severity: Severity,
  code: Code,
  params: ParamsByCode[Code],
): FindingPlace & { code: Code; params: ParamsByCode[Code] } {
  return { code, severity, nodeId: null, connectionId: null, params };
}

const SEVERITIES: readonly Severity[] = ["error", "warning", "info"];

/** The same findings, errors before warnings before hints. */
export function worstFirst<Found extends { severity: Severity }>(
  findings: readonly Found[],
): Found[] {
  return findings.toSorted(
    (a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity),
  );
}

/** A node as a sentence names it. */
export function nameOf(node: TreeNode): string {
  return node.title || node.id;
}
