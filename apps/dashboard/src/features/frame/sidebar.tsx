import { LogOut } from "lucide-react";
import { signOut } from "../../api/session.ts";
import { Mark } from "../../app/mark.tsx";
import type { Route } from "../../app/routes.ts";
import { showToast } from "../../app/toasts.tsx";
import { messages } from "../../messages/index.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { PersonButton } from "../person/person-button.tsx";
import { SidebarLinks } from "./sidebar-links.tsx";
import { ThemeMenu } from "./theme-menu.tsx";
import { TreeList } from "./tree-list.tsx";
import { VoicePill } from "./voice-pill.tsx";

const texts = () => messages().frame;

/** `onChoose` is told when a link was followed, so that a drawer can close. */
export function Sidebar({ current, onChoose }: { current: Route; onChoose(): void }) {
  return (
    <div className="flex h-full flex-col bg-base">
      <div className="flex h-16 shrink-0 items-center gap-2.5 px-4">
        <Mark className="size-8" />
        <div className="min-w-0">
          <p className="truncate font-semibold text-14">{messages().common.productName}</p>
          <p className="truncate text-12 text-muted">{messages().common.edition}</p>
        </div>
      </div>
      <SidebarLinks current={current} onChoose={onChoose} />
      <TreeList onChoose={onChoose} />
      <div className="shrink-0 border-t border-line px-2.5 pt-2">
        <PersonButton />
      </div>
      <div className="flex shrink-0 items-center gap-1 px-2.5 pt-1 pb-2.5">
        <VoicePill />
        <ThemeMenu />
        <IconButton label={texts().signOut} onClick={leave}>
          <LogOut />
        </IconButton>
      </div>
    </div>
  );
}

async function leave(): Promise<void> {
  await signOut().catch(() => {});
  showToast({ tone: "info", title: texts().signedOut });
}
