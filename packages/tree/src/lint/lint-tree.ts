import { textOf } from "../content.ts";
import { graphOf, reachableFrom } from "../graph.ts";
import type { LintContext } from "../nodes/node-spec.ts";
import { NODE_SPECS } from "../nodes/registry.ts";
import type { Tree, TreeNode } from "../tree.ts";
import { findPlaceholders } from "../variables.ts";
import { type Finding, findingAt, findingOfTree, nameOf } from "./finding.ts";
import { findSilentCycles } from "./silent-cycles.ts";

/** Looks through a whole tree; the same findings on the canvas, at import and on the command line. */
export function lintTree(tree: Tree): Finding[] {
  const context: LintContext = { tree, graph: graphOf(tree) };
  return [
    ...lintStart(tree),
    ...tree.nodes.flatMap((node) => NODE_SPECS[node.type].lint(node, context)),
    ...lintConnections(context),
    ...lintReach(context),
    ...findSilentCycles(context).map((cycle) => silentCycle(cycle)),
    ...lintVariables(tree),
    ...lintOpening(context),
    ...lintOptOut(tree),
  ];
}

/** What makes a call with this tree pointless: no beginning, or nothing it could say. */
export function canStart(tree: Tree): Finding[] {
  const { start, successors } = graphOf(tree);
  if (!start) return lintStart(tree);
  if (successors(start.id).length > 0 || textOf(start).trim() !== "") return [];
  return [findingAt(start, "error", "dead-end", `Nach ${nameOf(start)} geht es nicht weiter.`)];
}

function lintStart({ nodes }: Tree): Finding[] {
  const starts = nodes.filter((node) => node.type === "start");
  if (starts.length === 0) {
    return [
      findingOfTree("error", "no-start", "Der Baum hat keinen Startknoten. Fügen Sie einen hinzu."),
    ];
  }
  return starts
    .slice(1)
    .map((node) =>
      findingAt(
        node,
        "error",
        "several-starts",
        `${nameOf(node)} ist ein zweiter Startknoten; das Gespräch beginnt immer beim ersten. Entfernen Sie einen davon.`,
      ),
    );
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
      message: `Eine Verbindung hängt an „${id}“, aber diesen Knoten gibt es nicht.`,
    }));
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
        `${nameOf(node)} wird nie erreicht. Verbinden oder löschen Sie den Knoten.`,
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

/** Names that every contact can have, and those the specification lists for campaigns. */
const GIVEN_VARIABLES = /^(firstName|lastName|company|phone|phoneNumber|customField\d+)$/;

function lintVariables(tree: Tree): Finding[] {
  const known = new Set(Object.keys(tree.settings?.variables ?? {}));
  for (const { input, action } of tree.nodes) {
    if (input) known.add(input.variable);
    if (action?.kind === "set-variable") known.add(action.variable);
  }
  return tree.nodes.flatMap((node) =>
    findPlaceholders(textOf(node))
      .filter(
        ({ name, fallback }) =>
          fallback === null && !known.has(name) && !GIVEN_VARIABLES.test(name),
      )
      .map(({ name }) =>
        findingAt(
          node,
          "warning",
          "unknown-variable",
          `${nameOf(node)} nennt die Variable „${name}“, die nichts füllt. Geben Sie einen Ersatz an, etwa [${name}|dort].`,
        ),
      ),
  );
}

const DISCLOSURE =
  /\bKI\b|künstliche[nrs]? Intelligenz|digitale[nrs]? (Assistent|Stimme)|Sprachassistent|virtuelle[nrs]? Assistent|automatische[nrs]? (Anruf|Assistent)/iu;

/** The people called are told at the beginning that they talk to an AI. */
function lintOpening({ graph }: LintContext): Finding[] {
  if (!graph.start) return [];
  let text = "";
  const seen = new Set<string>();
  for (let node: TreeNode | null = graph.start; node && !seen.has(node.id); ) {
    seen.add(node.id);
    text += ` ${textOf(node)}`;
    if (NODE_SPECS[node.type].listens) break;
    const [next] = graph.successors(node.id);
    node = next === undefined ? null : graph.node(next);
  }
  if (DISCLOSURE.test(text)) return [];
  return [
    findingAt(
      graph.start,
      "warning",
      "no-disclosure",
      "Am Anfang wird nicht gesagt, dass eine KI spricht. Das ist seit dem 2. August 2026 Pflicht (KI-Verordnung Art. 50).",
    ),
  ];
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
