import type { Connection, KnowledgeEntry, Note, Tree, TreeNode } from "@rufbaum/tree";
import type { ListName } from "@rufbaum/tree/editing";
import { entryName } from "@rufbaum/tree/graph";
import { changeTexts } from "../../../../messages/changes.ts";
import { describeValue, nodeName } from "./describe-value.ts";

const texts = () => changeTexts().records;
const NOTE_LENGTH = 40;

/** What a record of a tree is called: `Node „Begrüßung“`, `Verbindung Start → Ende (Ja)`. */
export function describeRecord(list: ListName, record: { id: string }, tree: Tree): string {
  switch (list) {
    case "nodes":
      return texts().nodes((record as TreeNode).title || texts().unnamed);
    case "connections":
      return texts().connections(connectionName(record as Connection, tree));
    case "notes":
      return texts().notes(shortened((record as Note).text));
    case "knowledge":
      return texts().knowledge(shortened(entryName(record as KnowledgeEntry)));
  }
}

export function connectionName(connection: Connection, tree: Tree): string {
  const { sourceNodeId, targetNodeId, condition } = connection;
  const ends = `${nodeName(sourceNodeId, tree)} → ${nodeName(targetNodeId, tree)}`;
  return condition ? `${ends} (${describeValue("condition", condition, tree)})` : ends;
}

export function shortened(text: string): string {
  const line = text.trim().replace(/\s+/g, " ");
  if (line === "") return texts().unnamed;
  return line.length > NOTE_LENGTH ? `${line.slice(0, NOTE_LENGTH)} …` : line;
}
