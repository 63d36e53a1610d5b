import { LogOut } from "lucide-react";
import { signOut } from "../../api/session.ts";
import { Mark } from "../../app/mark.tsx";
import type { Route } from "../../app/routes.ts";
import { showToast } from "../../app/toasts.tsx";
import { messages } from "../../messages/index.ts";
import { classNames } from "../../ui/class-names.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Tooltip } from "../../ui/tooltip.tsx";
import { PersonButton } from "../person/person-button.tsx";
import { FoldButton } from "./fold-button.tsx";
import { SidebarLinks } from "./sidebar-links.tsx";
import { ThemeMenu } from "./theme-menu.tsx";
import { TreeList } from "./tree-list.tsx";
import { VoicePill } from "./voice-pill.tsx";

const texts = () => messages().frame;

/** `onChoose` is told when a link was followed, so that a drawer can close. */
export function Sidebar({
  current,
  onChoose,
  canFold = false,
  isFolded = false,
}: {
  current: Route;
  onChoose(): void;
  /** Beside the page, and not over it. */
  canFold?: boolean;
  /** Its icons alone. */
  isFolded?: boolean;
}) {
  return (
    <div className="flex h-full flex-col bg-base">
      <ProductName isFolded={isFolded} />
      <SidebarLinks current={current} onChoose={onChoose} isFolded={isFolded} />
      <TreeList onChoose={onChoose} isFolded={isFolded} />
      <div className="shrink-0 border-t border-line px-2.5 pt-2">
        <PersonButton isFolded={isFolded} />
      </div>
      <div
        className={classNames(
          "flex shrink-0 items-center gap-1 px-2.5 pt-1 pb-2.5",
          isFolded && "flex-col",
        )}
      >
        <VoicePill isFolded={isFolded} />
        <ThemeMenu />
        <IconButton label={texts().signOut} onClick={leave}>
          <LogOut />
        </IconButton>
        {canFold && <FoldButton />}
      </div>
    </div>
  );
}

function ProductName({ isFolded }: { isFolded: boolean }) {
  const { productName, edition } = messages().common;
  if (isFolded) {
    return (
      <Tooltip side="right" text={`${productName} · ${edition}`}>
        <div className="flex h-14 shrink-0 items-center justify-center">
          <Mark className="size-8" />
          <span className="sr-only">
            {productName}, {edition}
          </span>
        </div>
      </Tooltip>
    );
  }
  return (
    <div className="flex h-16 shrink-0 items-center gap-2.5 px-4">
      <Mark className="size-8" />
      <div className="min-w-0">
        <p className="truncate font-semibold text-14">{productName}</p>
        <p className="truncate text-12 text-muted">{edition}</p>
      </div>
    </div>
  );
}

async function leave(): Promise<void> {
  await signOut().catch(() => {});
  showToast({ tone: "info", title: texts().signedOut });
}
