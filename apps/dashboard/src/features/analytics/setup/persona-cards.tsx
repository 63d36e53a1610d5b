import type { Persona } from "@rufbaum/simulation";
import { Check, Trash2 } from "lucide-react";
import { QueryError } from "../../../app/query-error.tsx";
import { simulationTexts } from "../../../messages/analytics.ts";
import { formats } from "../../../messages/formats.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import type { PersonaChoice } from "./use-persona-choice.ts";

const texts = simulationTexts;
const SHOWN_TRAITS = 2;
const MOST_PATIENCE = 10;
/** For the button that removes a persona of one's own. */
const KEEPS_FREE = "pr-[max(1.75rem,var(--hit))]";
const GRID = "grid grid-cols-1 gap-2 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-5";

export function PersonaCards({ choice }: { choice: PersonaChoice }) {
  const { query, offered, chosen } = choice;
  return (
    <fieldset>
      <legend className="sr-only">{texts().personas}</legend>
      <div className="mb-2 flex min-h-7 flex-wrap items-center gap-x-3">
        <h3 className="font-medium text-13">{texts().personas}</h3>
        <p className="text-12 text-muted">
          {chosen.length === 0
            ? texts().allPersonas
            : texts().somePersonas(formats().whole(chosen.length))}
        </p>
        {chosen.length > 0 && (
          <Button look="quiet" size="small" className="ml-auto" onClick={choice.clear}>
            {texts().clearPersonas}
          </Button>
        )}
      </div>
      {query.isPending && <CardsSkeleton />}
      {query.isError && <QueryError compact query={query} />}
      <ul className={GRID}>
        {offered.map((persona) => (
          <li key={persona.id} className="relative flex">
            <PersonaCard
              persona={persona}
              isOwn={choice.own.has(persona.id)}
              isChosen={choice.isChosen(persona.id)}
              onToggle={() => choice.toggle(persona.id)}
            />
            {choice.own.has(persona.id) && (
              <IconButton
                label={texts().removeOwn(persona.name)}
                className="absolute right-1.5 bottom-1.5 size-7"
                onClick={() => choice.remove(persona.id)}
              >
                <Trash2 />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function PersonaCard({
  persona,
  isOwn,
  isChosen,
  onToggle,
}: {
  persona: Persona;
  isOwn: boolean;
  isChosen: boolean;
  onToggle(): void;
}) {
  return (
    <label className="group relative flex min-w-0 flex-1 cursor-pointer flex-col rounded-lg border border-line-strong p-3 transition-colors hover:border-faint has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2">
      <span className="flex items-start gap-2">
        <span className="min-w-0 flex-1">
          <span className="block font-semibold text-13 [overflow-wrap:anywhere]">
            {persona.name}
          </span>
          <span className="block text-12 text-muted [overflow-wrap:anywhere]">{persona.type}</span>
        </span>
        <input type="checkbox" className="sr-only" checked={isChosen} onChange={onToggle} />
        <span
          aria-hidden="true"
          className="flex size-4 shrink-0 items-center justify-center rounded border border-line-strong text-transparent group-has-checked:border-accent group-has-checked:bg-accent group-has-checked:text-on-accent"
        >
          <Check className="size-3" strokeWidth={3} />
        </span>
      </span>
      <span className="mt-2 flex flex-1 flex-wrap content-start gap-1">
        {persona.personality.slice(0, SHOWN_TRAITS).map((trait) => (
          <Badge key={trait} className="group-has-checked:bg-surface">
            <span className="truncate">{trait}</span>
          </Badge>
        ))}
        {isOwn && <Badge tone="accent">{texts().own}</Badge>}
      </span>
      <span
        className={classNames(
          "mt-3 flex items-center gap-2 text-12 text-muted",
          isOwn && KEEPS_FREE,
        )}
      >
        {texts().patience}
        <span aria-hidden="true" className="h-1 max-w-24 min-w-6 flex-1 rounded-full bg-press">
          <span
            className="block h-full rounded-full bg-accent"
            style={{ width: `${(persona.patienceLevel / MOST_PATIENCE) * 100}%` }}
          />
        </span>
        <span className="figures">
          {texts().patienceOf(formats().whole(persona.patienceLevel))}
        </span>
      </span>
    </label>
  );
}

function CardsSkeleton() {
  return (
    <div aria-busy="true" className={GRID}>
      {[1, 2, 3, 4, 5].map((card) => (
        <Skeleton key={card} className="h-28 rounded-lg" />
      ))}
    </div>
  );
}
