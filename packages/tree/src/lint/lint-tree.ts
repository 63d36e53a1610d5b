import { outcomeOf } from "../assumed/outcome-assumed.ts";
import { placesLeftOut } from "../between.ts";
import { graphOf, reachableFrom } from "../graph.ts";
import type { LintContext } from "../nodes/node-spec.ts";
import { specOf } from "../nodes/registry.ts";
import { isSuccess } from "../outcomes.ts";
import type { NodeFields, Tree, TreeNode } from "../tree.ts";
import { lintConsent } from "./consent.ts";
import { lintExpressions } from "./expressions.ts";
import { findingAt, findingOfAll, type LintFinding, nameOf, worstFirst } from "./finding.ts";
import { lintKnowledge } from "./knowledge.ts";
import { lintDisclosure, lintMailbox, lintStart } from "./opening.ts";
import { findSilentCycles } from "./silent-cycles.ts";
import { lintVariables } from "./variables.ts";

/** More than anybody reads; a broken document of the largest size has a hundred thousand. */
const MOST_FINDINGS = 500;

/** Looks through a whole tree, errors first; the same findings on the canvas, at import and on the command line. */
export function lintTree(tree: Tree, most = MOST_FINDINGS): LintFinding[] {
  const context: LintContext = { tree, graph: graphOf(tree) };
  const findings = [
    ...lintStart(tree),
    ...tree.nodes.flatMap((node) => specOf(node).lint(node, context)),
    ...lintConnections(context),
    ...lintExpressions(context),
    ...lintConditionIds(tree),
    ...lintReach(context),
    ...findSilentCycles(context).map((cycle) => silentCycle(cycle)),
    ...lintVariables(tree),
    ...lintDisclosure(context),
    ...lintMailbox(tree),
    ...lintOptOut(tree),
    ...lintSuccess(tree),
    ...lintAskBetween(tree),
    ...lintConsent(context),
    ...lintKnowledge(tree),
  ];
  return worstFirst(findings).slice(0, most);
}

function lintConnections({ tree, graph }: LintContext): LintFinding[] {
  return tree.connections.flatMap((connection) => {
    const missing = [connection.sourceNodeId, connection.targetNodeId].filter(
      (id) => graph.node(id) === null,
    );
    return missing.map((id) => ({
      code: "connection-to-missing-node" as const,
      severity: "error" as const,
      nodeId: null,
      connectionId: connection.id,
      params: { missing: id },
    }));
  });
}

/** Edits and connections name a condition by its id. */
function lintConditionIds({ nodes }: Tree): LintFinding[] {
  return nodes.flatMap((node) => {
    const seen = new Map<string, string>();
    return (node.conditions ?? []).flatMap(({ id, condition }) => {
      const earlier = seen.get(id);
      if (id === "" || earlier === undefined) {
        seen.set(id, condition);
        return [];
      }
      const params = { node: nameOf(node), earlier, condition, id };
      return [findingAt(node, "warning", "duplicate-condition", params)];
    });
  });
}

function lintReach({ tree, graph }: LintContext): LintFinding[] {
  if (!graph.start) return [];
  const reached = reachableFrom(graph, graph.entries);
  return tree.nodes
    .filter((node) => !reached.has(node.id) && node.type !== "start")
    .map((node) => findingAt(node, "warning", "unreachable-node", { node: nameOf(node) }));
}

function silentCycle(cycle: readonly TreeNode[]): LintFinding {
  const found = findingOfAll("error", "silent-cycle", { nodes: cycle.map(nameOf) });
  return { ...found, nodeId: cycle[0]?.id ?? null };
}

/** Who is asked between two things has to hear both. */
function lintAskBetween({ settings }: Tree): LintFinding[] {
  const question = settings?.askBetween?.trim() ?? "";
  if (question === "") return [];
  return placesLeftOut(question).map((place) =>
    findingOfAll("warning", "place-left-out", { place }),
  );
}

/** Whatever such a tree reaches, its calls and its simulations count as without success. */
function lintSuccess({ nodes }: Tree): LintFinding[] {
  const ends = nodes.filter((node) => node.type === "end");
  if (ends.length === 0 || ends.some((end) => isSuccess(outcomeOf(end)))) return [];
  return [findingOfAll("info", "no-success", {})];
}

function lintOptOut({ nodes }: Tree): LintFinding[] {
  const offersOptOut = nodes.some((node) => {
    const { action, objection }: NodeFields = node;
    const isRecorded =
      (node.type === "end" && outcomeOf(node) === "opt-out") || action?.kind === "record-opt-out";
    return isRecorded || objection?.intent === "opt_out";
  });
  if (offersOptOut) return [];
  return [findingOfAll("info", "no-opt-out", {})];
}
