import { useAtom, useAtomValue } from "jotai";
import { Blocks, History, MessagesSquare } from "lucide-react";
import { lazy, type ReactNode, Suspense, useId, useRef } from "react";
import { messages } from "../../../messages/index.ts";
import { TabList, TabPanel } from "../../../ui/tabs.tsx";
import { openTreeIdAtom } from "../editor/editing.ts";
import { BuilderPanel } from "../panel/builder-panel.tsx";
import { PanelSkeleton } from "../test-chat/panel-skeleton.tsx";
import { DOCK_TABS, type DockTab, dockTabAtom } from "./dock-atoms.ts";

const texts = () => messages().builder.dock;

const ICONS: Record<DockTab, ReactNode> = {
  build: <Blocks />,
  test: <MessagesSquare />,
  versions: <History />,
};

const TestChatPanel = lazy(async () => ({
  default: (await import("../test-chat/test-chat-panel.tsx")).TestChatPanel,
}));

const VersionsPanel = lazy(async () => ({
  default: (await import("../versions/versions-panel.tsx")).VersionsPanel,
}));

/** `onCanvas` is told when something happens there that wants to be seen. */
export function DockTabs({
  isDrawer = false,
  onCanvas = () => {},
}: {
  /** The button that closes it stands beside the tabs. */
  isDrawer?: boolean;
  onCanvas?(): void;
}) {
  const [tab, setTab] = useAtom(dockTabAtom);
  const treeId = useAtomValue(openTreeIdAtom);
  const id = useId();
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <TabList
        id={id}
        label={messages().builder.panel}
        tabs={DOCK_TABS.map((name) => ({ name, title: texts()[name], icon: ICONS[name] }))}
        current={tab}
        onChoose={setTab}
        className={isDrawer ? "h-14 pr-14 pl-1" : "h-11 px-1"}
      />
      <Pane id={id} name="build" shown={tab} className="overflow-y-auto">
        <BuilderPanel onCanvas={onCanvas} />
      </Pane>
      <Pane id={id} name="test" shown={tab}>
        <Suspense fallback={<PanelSkeleton />}>
          <TestChatPanel />
        </Suspense>
      </Pane>
      <Pane id={id} name="versions" shown={tab}>
        <Suspense fallback={<div aria-busy="true" className="flex-1" />}>
          {treeId === null ? (
            <p className="p-4 text-13 text-muted">{messages().builder.twilio.noTree}</p>
          ) : (
            <VersionsPanel key={treeId} treeId={treeId} />
          )}
        </Suspense>
      </Pane>
    </div>
  );
}

/** Made when it is shown first, and kept from then on: what was begun in it goes on meanwhile. */
function Pane({
  id,
  name,
  shown,
  className = "",
  children,
}: {
  id: string;
  name: DockTab;
  shown: DockTab;
  className?: string;
  children: ReactNode;
}) {
  const isShown = shown === name;
  const wasShown = useRef(false);
  wasShown.current ||= isShown;
  if (!wasShown.current) return null;
  return (
    <TabPanel
      id={id}
      name={name}
      isShown={isShown}
      className={`relative min-h-0 flex-1 flex-col ${className}`}
    >
      {children}
    </TabPanel>
  );
}
