import { useAtom, useSetAtom } from "jotai";
import { History } from "lucide-react";
import { messages } from "../../../messages/index.ts";
import { chatOpenAtom, versionsOpenAtom } from "../editor/view.ts";
import { HeaderButton } from "../header-button.tsx";
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
    <HeaderButton
      icon={
        <span className="relative">
          <History />
          {publication.state === "differs" && (
            <span className="absolute -top-0.5 -right-0.5 size-1.5 rounded-full bg-warning ring-2 ring-surface" />
          )}
        </span>
      }
      label={texts().button}
      hint={hint}
      aria-label={`${texts().button}: ${hint}`}
      aria-expanded={isOpen}
      onClick={toggle}
    />
  );
}
