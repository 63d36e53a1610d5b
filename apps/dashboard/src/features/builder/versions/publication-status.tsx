import { useSetAtom } from "jotai";
import { BadgeCheck, CircleDashed, FilePen } from "lucide-react";
import { formats } from "../../../messages/formats.ts";
import { messages } from "../../../messages/index.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Tooltip } from "../../../ui/tooltip.tsx";
import { showDockTabAtom } from "../dock/dock-atoms.ts";
import { HeaderButton } from "../header-button.tsx";
import { askPublishAtom } from "./publish-atoms.ts";
import { type PublicationState, usePublication } from "./use-publication.ts";

const texts = () => messages().editor.versions;

/** How the draft stands to what is published, and the way to publish it. */
export function PublicationStatus({ treeId }: { treeId: string }) {
  const state = usePublication(treeId);
  const askPublish = useSetAtom(askPublishAtom);
  if (state.state === "unknown") return null;
  return (
    <>
      <PublicationChip state={state} />
      {state.state !== "same" && (
        <HeaderButton
          icon={<BadgeCheck />}
          label={texts().publish}
          hint={texts().publishHint}
          onClick={() => askPublish()}
        />
      )}
    </>
  );
}

const ICONS = {
  never: <CircleDashed />,
  same: <BadgeCheck className="text-success" />,
  differs: <FilePen />,
};

function PublicationChip({ state }: { state: PublicationState }) {
  const showTab = useSetAtom(showDockTabAtom);
  if (state.state === "unknown") return null;
  const publication = "publication" in state ? state.publication : null;
  const number = publication?.number ?? 0;
  const { long, short } = texts().chips[state.state];
  const hint = publication
    ? texts().states.since(formats().dateTime(publication.publishedAt))
    : texts().versionsHint;
  return (
    <Tooltip text={hint}>
      <button
        type="button"
        aria-label={long(number)}
        onClick={() => showTab("versions")}
        className={classNames(
          "flex h-6 shrink-0 items-center gap-1.5 rounded-full px-2 text-12 transition-colors [&_svg]:size-3.5 [&_svg]:shrink-0",
          state.state === "differs"
            ? "bg-warning-soft font-medium text-warning hover:brightness-97"
            : "text-muted hover:bg-hover hover:text-ink",
        )}
      >
        {ICONS[state.state]}
        <span className="@max-6xl:hidden">{long(number)}</span>
        <span className="@max-lg:hidden @6xl:hidden">{short(number)}</span>
      </button>
    </Tooltip>
  );
}
