import type { Tree } from "@rufbaum/tree";
import { Ellipsis } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { messages } from "../../messages/index.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu } from "../../ui/menu.tsx";

const HeaderMenuItems = lazy(async () => ({
  default: (await import("./header-menu-items.tsx")).HeaderMenuItems,
}));
const TreeSettingsDialog = lazy(async () => ({
  default: (await import("./tree-settings/tree-settings-dialog.tsx")).TreeSettingsDialog,
}));

/** What is done with a tree as a whole now and then. */
export function HeaderMenu({ tree }: { tree: Tree }) {
  const [hasSettings, setSettings] = useState(false);
  return (
    <>
      <Menu
        trigger={
          <IconButton label={messages().builder.more} className="size-7">
            <Ellipsis />
          </IconButton>
        }
      >
        <HeaderMenuItems tree={tree} onSettings={() => setSettings(true)} />
      </Menu>
      {hasSettings && (
        <Suspense>
          <TreeSettingsDialog onClose={() => setSettings(false)} />
        </Suspense>
      )}
    </>
  );
}
