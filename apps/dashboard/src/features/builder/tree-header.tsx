import type { Tree } from "@rufbaum/tree";
import { formats } from "../../messages/formats.ts";
import { messages } from "../../messages/index.ts";
import { SaveStatus } from "./editor/save-status.tsx";
import { ExportMenu } from "./export/export-menu.tsx";
import { KnowledgeButton } from "./knowledge/knowledge-button.tsx";
import { TestChatToggle } from "./test-chat/test-chat-toggle.tsx";
import { TreeSettingsButton } from "./tree-settings/tree-settings-button.tsx";
import { VersionsButton } from "./versions/versions-button.tsx";

/** The tree's name and what can be done with it as a whole. */
export function TreeHeader({ tree }: { tree: Tree }) {
  return (
    <div className="@container flex h-11 shrink-0 items-center gap-2 border-b border-line bg-surface px-4">
      <h2 className="min-w-0 truncate font-semibold text-14">{tree.name}</h2>
      <p className="shrink-0 text-12 text-muted figures @max-2xl:hidden">
        {messages().tree.nodes(formats().whole(tree.nodes.length))}
      </p>
      <SaveStatus />
      <div className="ml-auto flex items-center gap-1.5">
        <TreeSettingsButton />
        <ExportMenu tree={tree} />
        <KnowledgeButton />
        <VersionsButton treeId={tree.id} />
        <TestChatToggle />
      </div>
    </div>
  );
}
