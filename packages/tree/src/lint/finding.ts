import type { TreeNode } from "../tree.ts";

export type Severity = "error" | "warning" | "info";

/** Something about a tree that should be looked at. `message` is a German sentence. */
export interface Finding {
  code: string;
  severity: Severity;
  nodeId: string | null;
  connectionId: string | null;
  /** In a file that can't be imported: where it stands, such as `nodes[3].position.x`. */
  path?: string;
  message: string;
}

export function findingAt(
  node: TreeNode,
  severity: Severity,
  code: string,
  message: string,
): Finding {
  return { code, severity, nodeId: node.id, connectionId: null, message };
}

export function findingOfTree(severity: Severity, code: string, message: string): Finding {
  return { code, severity, nodeId: null, connectionId: null, message };
}

const SEVERITIES: readonly Severity[] = ["error", "warning", "info"];

/** The same findings, errors before warnings before hints. */
export function worstFirst(findings: readonly Finding[]): Finding[] {
  return findings.toSorted(
    (a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity),
  );
}

/** A node as a sentence names it. */
export function nameOf(node: TreeNode): string {
  return `„${node.title || node.id}“`;
}
