import type { TreeEntry } from "../../api/trees.ts";
import { messages } from "../../messages/index.ts";
import { classNames } from "../../ui/class-names.ts";
import { Tooltip } from "../../ui/tooltip.tsx";
import { initials } from "../person/initials.ts";

/** A tree where there is room for two letters; the tooltip has its name. */
export function TreeInitials({
  tree,
  isCurrent,
  onChoose,
}: {
  tree: TreeEntry;
  isCurrent: boolean;
  onChoose(): void;
}) {
  const name = tree.isActive ? `${tree.name}, ${messages().frame.activeTree}` : tree.name;
  return (
    <li>
      <Tooltip side="right" text={name}>
        <button
          type="button"
          aria-label={name}
          aria-current={isCurrent ? "true" : undefined}
          onClick={onChoose}
          className={classNames(
            "relative flex size-9 items-center justify-center rounded-lg font-medium text-12 transition-colors focus-visible:outline-offset-0",
            isCurrent ? "bg-press text-ink" : "text-muted hover:bg-hover hover:text-ink",
          )}
        >
          {/* Drawn and no text: the name is what it is called by. */}
          <span
            aria-hidden="true"
            data-initials={initials(tree.name) || "–"}
            className="before:content-[attr(data-initials)]"
          />
          {tree.isActive && (
            <span
              aria-hidden="true"
              className="absolute top-1 right-1 size-2 rounded-full bg-live ring-2 ring-base"
            />
          )}
        </button>
      </Tooltip>
    </li>
  );
}
