import { useAtomValue } from "jotai";
import { Menu } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useSettingsClock } from "../../api/shared-settings.ts";
import { useLiveUpdates } from "../../api/use-live-updates.ts";
import { loadPagesWhenIdle } from "../../app/load-pages.ts";
import { Mark } from "../../app/mark.tsx";
import type { Route } from "../../app/routes.ts";
import { messages } from "../../messages/index.ts";
import { classNames } from "../../ui/class-names.ts";
import { Drawer } from "../../ui/drawer.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { PersonDialog } from "../person/person-dialog.tsx";
import { ShortcutHelp } from "../shortcuts/shortcut-help.tsx";
import { Sidebar } from "./sidebar.tsx";
import { sidebarFoldedAtom } from "./sidebar-folded.ts";
import { StorageBanner } from "./storage-banner.tsx";

/** The sidebar, which folds to its icons and is a drawer below 1024 px, and the page beside it. */
export function Frame({ current, children }: { current: Route; children: ReactNode }) {
  useLiveUpdates();
  useSettingsClock();
  useEffect(loadPagesWhenIdle, []);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const isFolded = useAtomValue(sidebarFoldedAtom);
  return (
    <div
      className={classNames(
        "min-h-dvh lg:grid",
        isFolded ? "lg:grid-cols-[56px_minmax(0,1fr)]" : "lg:grid-cols-[248px_minmax(0,1fr)]",
      )}
    >
      <a
        href="#content"
        className="-translate-y-16 fixed top-2 left-2 z-60 rounded-lg bg-accent px-3 py-2 font-medium text-13 text-on-accent focus:translate-y-0"
      >
        {messages().frame.skip}
      </a>
      <aside
        aria-label={messages().frame.sidebar}
        className="sticky top-0 hidden h-dvh border-r border-line lg:block"
      >
        <Sidebar current={current} onChoose={() => {}} canFold isFolded={isFolded} />
      </aside>
      <header className="sticky top-0 z-20 flex h-12 items-center gap-2 border-b border-line bg-surface px-2 lg:hidden">
        <IconButton
          label={messages().frame.openMenu}
          aria-expanded={isDrawerOpen}
          onClick={() => setDrawerOpen(true)}
        >
          <Menu />
        </IconButton>
        <Mark className="size-6" />
        <span className="font-semibold text-14">{messages().common.productName}</span>
      </header>
      <Drawer
        isOpen={isDrawerOpen}
        onClose={() => setDrawerOpen(false)}
        side="left"
        title={messages().frame.menu}
        closeLabel={messages().frame.closeMenu}
      >
        <Sidebar current={current} onChoose={() => setDrawerOpen(false)} />
      </Drawer>
      <ShortcutHelp />
      <PersonDialog />
      <main id="content" tabIndex={-1} className="min-w-0 outline-none">
        <StorageBanner />
        {children}
      </main>
    </div>
  );
}
