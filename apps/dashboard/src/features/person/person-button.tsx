import { UserRound } from "lucide-react";
import { usePerson } from "../../api/person.ts";
import { messages } from "../../messages/index.ts";
import { classNames } from "../../ui/class-names.ts";
import { Tooltip } from "../../ui/tooltip.tsx";
import { askPerson } from "./ask-person.ts";
import { initials } from "./initials.ts";

const texts = () => messages().person;

/** Who sits here, and the way to say something else. */
export function PersonButton({ isFolded }: { isFolded: boolean }) {
  const { data } = usePerson();
  const name = data?.name ?? null;
  const hint = name === null ? texts().hint : texts().change;
  return (
    <Tooltip side="right" text={isFolded && name !== null ? `${name}. ${hint}` : hint}>
      <button
        type="button"
        onClick={() => void askPerson()}
        className={classNames(
          "flex min-w-0 items-center gap-2 rounded-lg text-left text-13 hover:bg-hover",
          isFolded ? "size-9 justify-center" : "h-9 w-full px-1.5",
        )}
      >
        <span
          aria-hidden="true"
          className="flex size-6 shrink-0 items-center justify-center rounded-full bg-accent-soft font-semibold text-12 text-accent-ink [&_svg]:size-3.5"
        >
          {(name && initials(name)) || <UserRound />}
        </span>
        {name === null ? (
          <span className={isFolded ? "sr-only" : "truncate text-muted"}>{texts().say}</span>
        ) : (
          <>
            {!isFolded && (
              <span aria-hidden="true" className="truncate">
                {name}
              </span>
            )}
            <span className="sr-only">{texts().changeFrom(name)}</span>
          </>
        )}
      </button>
    </Tooltip>
  );
}
