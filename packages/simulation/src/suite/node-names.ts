import type { Tree, TreeNode } from "@rufbaum/tree";
import { suggestion } from "./nearest-name.ts";

/** Nodes by what authors call them: their id, or their title where only one bears it. */
export interface NodeNames {
  /** The id of the node that is meant. */
  find(name: string): { ok: true; id: string } | { ok: false; message: string };
  /** The shortest name that is sure to mean this node: its title, else its id. */
  nameOf(id: string): string;
  titleOf(id: string): string;
}

export function nodeNames({ nodes }: Tree): NodeNames {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const byTitle = Map.groupBy(nodes, ({ title }) => title.trim());
  const names = nodes.flatMap(({ id, title }) => [title, id]);

  function titled(name: string): readonly TreeNode[] {
    return byTitle.get(name.trim()) ?? [];
  }

  return {
    find(name) {
      if (byId.has(name)) return { ok: true, id: name };
      const [node, ...others] = titled(name);
      if (node && others.length === 0) return { ok: true, id: node.id };
      const ids = [node, ...others].flatMap((each) => (each ? [each.id] : []));
      const message =
        ids.length > 1
          ? `"${name}" is the title of ${ids.length} nodes; name it by its id: ${ids.join(", ")}.`
          : `The tree has no node "${name}". ${suggestion(name, names)}`.trim();
      return { ok: false, message };
    },
    nameOf(id) {
      const title = byId.get(id)?.title.trim() ?? "";
      const isOwn = title !== "" && titled(title).length === 1 && !byId.has(title);
      return isOwn && !/\s\s|[\r\n]/.test(title) ? title : id;
    },
    titleOf: (id) => byId.get(id)?.title.trim() || id,
  };
}
