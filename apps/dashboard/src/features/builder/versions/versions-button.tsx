import { useAtom, useSetAtom } from "jotai";
import { History } from "lucide-react";
import { messages } from "../../../messages/index.ts";
import { Button } from "../../../ui/button.tsx";
import { Tooltip } from "../../../ui/tooltip.tsx";
import { chatOpenAtom, versionsOpenAtom } from "../editor/view.ts";
import { usePublication } from "./use-publication.ts";

const texts = () => messages().editor.versions;

/** Opens and closes the versions beside the canvas; a dot says that the draft is not published. */
export function VersionsButton({ treeId }: { treeId: string }) {
  const [isOpen, setOpen] = useAtom(versionsOpenAtom);
  const setChatOpen = useSetAtom(chatOpenAtom);
  const publication = usePublication(treeId);
  const hint =
    publication.state === "same" || publication.state === "differs"
      ? texts().states[publication.state](publication.publication.number)
      : texts().states[publication.state];

  function toggle(): void {
    setOpen(!isOpen);
    // There is room for one of them beside the canvas.
    if (!isOpen) setChatOpen(false);
  }

  return (
    <Tooltip text={hint}>
      <Button
        size="small"
        aria-label={`${texts().button}: ${hint}`}
        aria-expanded={isOpen}
        onClick={toggle}
      >
        <span className="relative">
          <History />
          {publication.state === "differs" && (
            <span className="absolute -top-0.5 -right-0.5 size-1.5 rounded-full bg-warning ring-2 ring-surface" />
          )}
        </span>
        <span className="@max-lg:hidden">{texts().button}</span>
      </Button>
    </Tooltip>
  );
}
