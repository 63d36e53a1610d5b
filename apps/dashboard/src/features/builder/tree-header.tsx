import type { Tree } from "@rufbaum/tree";
import { formats } from "../../messages/formats.ts";
import { messages } from "../../messages/index.ts";
import { SaveStatus } from "./editor/save-status.tsx";
import { HeaderMenu } from "./header-menu.tsx";
import { KnowledgeButton } from "./knowledge/knowledge-button.tsx";
import { TestCallButton } from "./test-call/test-call-button.tsx";
import { PublicationStatus } from "./versions/publication-status.tsx";

/** The tree's name and what can be done with it as a whole. */
export function TreeHeader({ tree }: { tree: Tree }) {
  return (
    <>
      <h2 className="min-w-0 truncate font-semibold text-14">{tree.name}</h2>
      <p className="shrink-0 text-12 text-muted figures @max-7xl:hidden">
        {messages().tree.nodes(formats().whole(tree.nodes.length))}
      </p>
      <SaveStatus />
      <div className="ml-auto flex shrink-0 items-center gap-1.5">
        <PublicationStatus treeId={tree.id} />
        <KnowledgeButton />
        <HeaderMenu tree={tree} />
        <TestCallButton />
      </div>
    </>
  );
}
