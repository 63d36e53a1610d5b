import { Settings2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { messages } from "../../../messages/index.ts";
import { IconButton } from "../../../ui/icon-button.tsx";

const TreeSettingsDialog = lazy(async () => ({
  default: (await import("./tree-settings-dialog.tsx")).TreeSettingsDialog,
}));

/** Opens what holds for a tree as a whole: its limits and its variables. */
export function TreeSettingsButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={messages().panel.settings}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Settings2 />
      </IconButton>
      {isOpen && (
        <Suspense>
          <TreeSettingsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
