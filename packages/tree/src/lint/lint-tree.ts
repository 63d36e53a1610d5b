import { graphOf, reachableFrom } from "../graph.ts";
import type { LintContext } from "../nodes/node-spec.ts";
import { NODE_SPECS } from "../nodes/registry.ts";
import type { Tree, TreeNode } from "../tree.ts";
import { lintConsent } from "./consent.ts";
import { type Finding, findingAt, findingOfTree, nameOf, worstFirst } from "./finding.ts";
import { lintDisclosure, lintMailbox, lintStart } from "./opening.ts";
import { findSilentCycles } from "./silent-cycles.ts";
import { lintVariables } from "./variables.ts";

/** More than anybody reads; a broken document of the largest size has a hundred thousand. */
const MOST_FINDINGS = 500;

/** Looks through a whole tree, errors first; the same findings on the canvas, at import and on the command line. */
export function lintTree(tree: Tree, most = MOST_FINDINGS): Finding[] {
  const context: LintContext = { tree, graph: graphOf(tree) };
  const findings = [
    ...lintStart(tree),
    ...tree.nodes.flatMap((node) => NODE_SPECS[node.type].lint(node, context)),
    ...lintConnections(context),
    ...lintConditionIds(tree),
    ...lintReach(context),
    ...findSilentCycles(context).map((cycle) => silentCycle(cycle)),
    ...lintVariables(tree),
    ...lintDisclosure(context),
    ...lintMailbox(tree),
    ...lintOptOut(tree),
    ...lintConsent(context),
  ];
  return worstFirst(findings).slice(0, most);
}

function lintConnections({ tree, graph }: LintContext): Finding[] {
  return tree.connections.flatMap((connection) => {
    const missing = [connection.sourceNodeId, connection.targetNodeId].filter(
      (id) => graph.node(id) === null,
    );
    return missing.map((id) => ({
      code: "connection-to-missing-node",
      severity: "error" as const,
      nodeId: null,
      connectionId: connection.id,
      message: `Eine Verbindung hängt an „${id}“, aber diesen Node gibt es nicht.`,
    }));
  });
}

/** Edits and connections name a condition by its id. */
function lintConditionIds({ nodes }: Tree): Finding[] {
  return nodes.flatMap((node) => {
    const seen = new Map<string, string>();
    return (node.conditions ?? []).flatMap(({ id, condition }) => {
      const earlier = seen.get(id);
      if (id === "" || earlier === undefined) {
        seen.set(id, condition);
        return [];
      }
      const message = `Die Bedingungen „${earlier}“ und „${condition}“ von ${nameOf(node)} haben dieselbe Kennung „${id}“. Jede braucht eine eigene.`;
      return [findingAt(node, "warning", "duplicate-condition", message)];
    });
  });
}

function lintReach({ tree, graph }: LintContext): Finding[] {
  if (!graph.start) return [];
  const entries = tree.nodes.filter((node) => node.type === "objection" && node.objection?.global);
  const reached = reachableFrom(graph, [graph.start.id, ...entries.map(({ id }) => id)]);
  return tree.nodes
    .filter((node) => !reached.has(node.id) && node.type !== "start")
    .map((node) =>
      findingAt(
        node,
        "warning",
        "unreachable-node",
        `${nameOf(node)} wird nie erreicht. Verbinden oder löschen Sie den Node.`,
      ),
    );
}

function silentCycle(cycle: readonly TreeNode[]): Finding {
  const [first] = cycle;
  const names = cycle.map(nameOf).join(" → ");
  const message = `${names}: Hier dreht sich das Gespräch im Kreis, ohne etwas zu sagen oder zuzuhören.`;
  return {
    code: "silent-cycle",
    severity: "error",
    nodeId: first?.id ?? null,
    connectionId: null,
    message,
  };
}

function lintOptOut({ nodes }: Tree): Finding[] {
  const offersOptOut = nodes.some(
    (node) =>
      node.outcome === "opt-out" ||
      node.action?.kind === "record-opt-out" ||
      node.objection?.intent === "opt_out",
  );
  if (offersOptOut) return [];
  return [
    findingOfTree(
      "info",
      "no-opt-out",
      "Der Baum hat keinen eigenen Weg für „Rufen Sie mich nicht mehr an“. Es wird trotzdem verstanden und befolgt.",
    ),
  ];
}
