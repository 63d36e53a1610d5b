import { textOf } from "../content.ts";
import { graphOf } from "../graph.ts";
import type { LintContext } from "../nodes/node-spec.ts";
import { NODE_SPECS } from "../nodes/registry.ts";
import type { Tree, TreeNode } from "../tree.ts";
import { type Finding, findingAt, findingOfTree, nameOf } from "./finding.ts";

/** What makes a call with this tree pointless: nobody would be asked anything. Empty: it can start. */
export function canStart(tree: Tree): Finding[] {
  const graph = graphOf(tree);
  const { start } = graph;
  if (!start) return lintStart(tree);
  const opening = openingOf(start, { tree, graph });
  const last = opening.at(-1) ?? start;
  const heard = opening.some((node) => textOf(node).trim() !== "");
  if (heard && (NODE_SPECS[last.type].listens || last.type !== "start")) return [];
  return [
    findingAt(
      last,
      "error",
      "dead-end",
      `Nach ${nameOf(last)} geht es nicht weiter: Der Baum hat noch kein Gespräch.`,
    ),
  ];
}

/** A tree has one start node. */
export function lintStart({ nodes }: Tree): Finding[] {
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

const DISCLOSURE =
  /\bKI\b|künstliche[nrs]? Intelligenz|digitale[nrs]? (Assistent|Stimme)|Sprachassistent|virtuelle[nrs]? Assistent|automatische[nrs]? (Anruf|Assistent)/iu;

/** Whether these words say that an AI speaks. */
export function disclosesAi(words: string): boolean {
  return DISCLOSURE.test(words);
}

/** The people called are told at the beginning that they talk to an AI. */
export function lintDisclosure(context: LintContext): Finding[] {
  const { start } = context.graph;
  if (!start) return [];
  const text = openingOf(start, context).map(textOf).join(" ");
  if (disclosesAi(text)) return [];
  return [
    findingAt(
      start,
      "warning",
      "no-disclosure",
      "Am Anfang wird nicht gesagt, dass eine KI spricht. Das ist seit dem 2. August 2026 Pflicht (KI-Verordnung Art. 50).",
    ),
  ];
}

/** Nor is it left unsaid on a mailbox. */
export function lintMailbox({ settings }: Tree): Finding[] {
  const message = settings?.voicemailMessage?.trim() ?? "";
  if (message === "" || disclosesAi(message)) return [];
  return [
    findingOfTree(
      "warning",
      "no-disclosure-on-mailbox",
      "Die Nachricht für Anrufbeantworter sagt nicht, dass eine KI spricht. Das ist seit dem 2. August 2026 Pflicht (KI-Verordnung Art. 50).",
    ),
  ];
}

/** The nodes a call goes through before the caller is asked for the first time. */
function openingOf(start: TreeNode, { graph }: LintContext): TreeNode[] {
  const opening: TreeNode[] = [];
  const seen = new Set<string>();
  for (let node: TreeNode | null = start; node && !seen.has(node.id); ) {
    seen.add(node.id);
    opening.push(node);
    if (NODE_SPECS[node.type].listens) break;
    const next: string | undefined = graph.fallback(node.id) ?? graph.successors(node.id)[0];
    node = next === undefined ? null : graph.node(next);
  }
  return opening;
}
