import {
  beginSave,
  edit,
  moveItems,
  openSession,
  remoteReplaced,
  undo,
} from "@rufbaum/tree/editing";
import { largeTree } from "./canvas/large-tree.ts";
import { median, percentile, type Row } from "./row.ts";

const ROUNDS = 60;

/** What an edit costs before anything is drawn or sent, by the size of the tree. */
export function editing(): Row[] {
  return [1_000, 5_000].flatMap((nodes) => measure(nodes));
}

function measure(nodes: number): Row[] {
  const tree = largeTree(nodes, nodes * 1.5);
  const opened = openSession({ version: 1, tree });
  const size = `${nodes.toLocaleString("en")} nodes`;
  const move = (session: typeof opened, x: number) =>
    edit(session, moveItems(session.tree, new Map([["node_7", { x, y: 80 }]])).diff, {
      label: "moved",
    });
  const all = new Map(tree.nodes.map(({ id, position: { x, y } }) => [id, { x: y, y: x }]));
  const arranged = edit(opened, moveItems(tree, all).diff, { label: "arranged" });
  const theirs = JSON.stringify({ ...tree, name: "Anders" });
  const sent = JSON.stringify(beginSave(move(opened, 1))?.request.diff);
  return [
    row(`one node of ${size} moved`, (round) => move(opened, round)),
    row(`all of ${size} moved and undone`, () => undo({ ...arranged, tree: { ...arranged.tree } })),
    row(`another's draft of ${size} merged in`, () =>
      remoteReplaced(arranged, { version: 2, tree: JSON.parse(theirs) }),
    ),
    {
      name: `sent for one node of ${size} moved`,
      value: `${sent.length} B`,
      spread: "",
      promise: "< 2 kB",
    },
  ];
}

function row(name: string, work: (round: number) => unknown): Row {
  work(-1);
  const times = Array.from({ length: ROUNDS }, (_, round) => {
    const start = performance.now();
    work(round);
    return performance.now() - start;
  });
  return {
    name,
    value: `${median(times).toFixed(2)} ms`,
    spread: `p95 ${percentile(times, 0.95).toFixed(2)}`,
    promise: "",
  };
}
