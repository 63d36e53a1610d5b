import { graphOf, type Tree, type TreeNode, textOf } from "@rufbaum/tree";
import type { Paint } from "../output/colours.ts";
import { oneLine } from "../output/printable.ts";

interface Way {
  /** The condition's key, `null` for the way taken when none fits. */
  key: string | null;
  target: TreeNode | null;
}

/**
 * A tree as indented lines from its start: each node once, with its text below it and its ways out
 * below that. What can't be reached from the start stands at the end.
 */
export function outlineOf(tree: Tree, paint: Paint): string[] {
  const graph = graphOf(tree);
  const shown = new Set<string>();
  const lines = [paint("bold", oneLine(tree.name)), paint("dim", headline(tree)), ""];

  function visit(node: TreeNode, depth: number, key: string | null): void {
    const indent = "  ".repeat(depth);
    const way = key === null ? "" : `${paint("yellow", oneLine(key))} → `;
    const name = `${paint("cyan", node.type)} ${paint("bold", oneLine(node.title))}`;
    if (shown.has(node.id)) {
      lines.push(`${indent}${way}${name} ${paint("dim", "(see above)")}`);
      return;
    }
    shown.add(node.id);
    lines.push(`${indent}${way}${name} ${paint("dim", oneLine(node.id))}`);
    const text = oneLine(textOf(node));
    if (text !== "") lines.push(`${indent}    "${text}"`);
    const ways = waysOut(tree, node);
    // What simply goes on stands below, not further to the right, unless a way out led here.
    const goesOn = ways.length === 1 && ways[0]?.key === null;
    const below = goesOn && key === null ? depth : depth + 1;
    for (const { key: next, target } of ways) {
      if (target) visit(target, below, next);
      else
        lines.push(
          `${indent}  ${paint("yellow", oneLine(next ?? ""))} → ${paint("red", "nowhere")}`,
        );
    }
  }

  if (graph.start) visit(graph.start, 0, null);
  const lost = tree.nodes.filter((node) => !shown.has(node.id));
  if (lost.length > 0) {
    lines.push("", paint("dim", "Not reached from the start:"));
    for (const node of lost) if (!shown.has(node.id)) visit(node, 0, null);
  }
  return lines;
}

function headline({ id, isActive, nodes, connections }: Tree): string {
  const state = isActive ? "active" : "not active";
  // A file need not give one.
  const known = id === "" ? "" : `${oneLine(id)}, `;
  return `${known}${state}, ${nodes.length} nodes, ${connections.length} connections`;
}

/** Conditions in their order, then connections that no condition has named yet. */
function waysOut(tree: Tree, node: TreeNode): Way[] {
  const graph = graphOf(tree);
  const connections = graph.outgoing(node.id);
  const conditions = node.conditions ?? [];
  const taken = new Set<string>();
  const named = conditions.map(({ id, condition, targetNodeId }): Way => {
    const connection = connections.find(
      (each) => each.condition === condition || each.condition === id,
    );
    if (connection) taken.add(connection.id);
    const target = targetNodeId ?? connection?.targetNodeId ?? null;
    return { key: condition, target: target === null ? null : graph.node(target) };
  });
  const others = connections
    .filter(({ id }) => !taken.has(id))
    .map(
      ({ condition, targetNodeId }): Way => ({
        key: condition ?? (conditions.length > 0 ? "otherwise" : null),
        target: graph.node(targetNodeId),
      }),
    );
  return [...named, ...others];
}
