import type { Random } from "@rufbaum/runtime";
import { graphOf } from "../../graph.ts";
import { MOST_QUESTIONS } from "../../knowledge/entry.ts";
import { NODE_KINDS } from "../../nodes/registry.ts";
import type { KnowledgeEntry, Tree } from "../../tree.ts";
import {
  addNode,
  addNote,
  alignItems,
  applySuggestion,
  connect,
  deleteItems,
  duplicateItems,
  type Edited,
  idsFor,
  moveItems,
  renameTree,
  setSettings,
  updateNode,
  updateNote,
} from "../index.ts";

/** An edit as some author might make it, drawn by chance. */
export function randomEdit(tree: Tree, random: Pick<Random, "number">, now: number): Edited {
  const ids = idsFor(tree, now);
  const below = (limit: number) => Math.floor(random.number() * limit);
  const pick = <T>(list: readonly T[]): T | undefined => list[below(list.length)];
  const point = () => ({ x: below(5_000), y: below(5_000) });
  const some = () => tree.nodes.filter(() => random.number() < 0.2).map(({ id }) => id);
  const node = pick(tree.nodes)?.id ?? "none";
  const note = pick(tree.notes ?? [])?.id ?? "none";
  const rewritings = ({ questions }: KnowledgeEntry) => [
    { answer: `Antwort ${below(9)}` },
    { questions: [...questions, `Frage ${below(50)}?`].slice(-MOST_QUESTIONS) },
    { questions: [`Frage ${below(50)}?`] },
  ];
  const edits: (() => Edited)[] = [
    () => {
      const kind = pick(NODE_KINDS) ?? "message";
      return addNode(tree, { kind, title: `Neu ${kind}`, position: point() }, ids);
    },
    () => updateNode(tree, node, { title: `Titel ${below(1_000)}` }),
    () => updateNode(tree, node, { content: pick(["", "Guten Tag", { text: "Ja?", x: 1 }]) }),
    () => updateNode(tree, node, { reprompts: pick([undefined, ["Wie bitte?"]]) }),
    () => updateNode(tree, node, { conditions: undefined }),
    () => {
      const source = pick(tree.nodes.filter(({ conditions }) => conditions?.length));
      const at = below(source?.conditions?.length ?? 0);
      const conditions = source?.conditions?.map((condition, index) =>
        index === at ? { ...condition, examples: [`Beispiel ${below(50)}`] } : condition,
      );
      return updateNode(tree, source?.id ?? "none", { conditions });
    },
    () => {
      const source = pick(tree.nodes.filter(({ id }) => graphOf(tree).listens(id)));
      const added = { id: ids("condition"), condition: `Antwort ${below(50)}`, targetNodeId: null };
      const kept = (source?.conditions ?? []).filter(() => random.number() < 0.8);
      return updateNode(tree, source?.id ?? "none", { conditions: [...kept, added] });
    },
    () => {
      const condition = `Antwort ${below(50)}`;
      const examples = [`Beispiel ${below(50)}`, `Beispiel ${below(50)}`];
      const counts = pick([[], ["Nein"], ["contract_bound"]]) ?? [];
      return applySuggestion(tree, { nodeId: node, condition, examples, counts }, ids);
    },
    () => moveItems(tree, new Map(some().map((id) => [id, point()]))),
    () => connect(tree, { sourceNodeId: node, targetNodeId: pick(tree.nodes)?.id ?? "" }, ids),
    () => {
      const source = pick(tree.nodes.filter(({ conditions }) => conditions?.length));
      const conditionId = pick(source?.conditions ?? [])?.id ?? "none";
      const targetNodeId = pick(tree.nodes)?.id ?? "";
      return connect(tree, { sourceNodeId: source?.id ?? "", targetNodeId, conditionId }, ids);
    },
    () => deleteItems(tree, { nodes: some(), connections: [pick(tree.connections)?.id ?? ""] }),
    () => deleteItems(tree, { notes: [note] }),
    () => duplicateItems(tree, { nodes: some(), notes: [note] }, ids),
    () => addNote(tree, { position: point(), text: "Prüfen" }, ids),
    () => updateNote(tree, note, { text: `Notiz ${below(100)}`, size: { width: 200, height: 90 } }),
    () => renameTree(tree, `Baum ${below(100)}`),
    () => setSettings(tree, { ...tree.settings, maxSteps: pick([40, 50, 60]) ?? 40 }),
    () => {
      const variables = { ...tree.settings?.variables, [`v${below(4)}`]: `Wert ${below(9)}` };
      return setSettings(tree, pick([{}, { ...tree.settings, variables }]) ?? {});
    },
    () => {
      const known = tree.settings?.knowledge ?? [];
      const entry = { id: ids("entry"), questions: [`Frage ${below(9)}?`], answer: "So." };
      const kept = known.filter(() => random.number() < 0.8);
      return setSettings(tree, {
        ...tree.settings,
        knowledge: pick([[...known, entry], [entry, ...known], kept, kept.toReversed()]) ?? [],
      });
    },
    () => {
      const known = tree.settings?.knowledge ?? [];
      const at = below(known.length);
      const knowledge = known.map((entry, place) =>
        place === at ? { ...entry, ...pick(rewritings(entry)) } : entry,
      );
      const { knowledge: _, ...without } = tree.settings ?? {};
      return setSettings(
        tree,
        pick([without, { knowledge, ...without }, { ...without, knowledge }]) ?? {},
      );
    },
    () =>
      alignItems(
        tree,
        tree.nodes
          .slice(0, 3)
          .map(({ id, position }) => ({ id, ...position, width: 240, height: 120 })),
        pick(["left", "middle", "bottom"] as const) ?? "left",
      ),
  ];
  return pick(edits)?.() ?? renameTree(tree, "Baum");
}
