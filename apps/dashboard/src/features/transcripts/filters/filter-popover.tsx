import { ListFilter } from "lucide-react";
import { Popover } from "radix-ui";
import { transcriptsTexts } from "../../../messages/transcripts.ts";
import { Button } from "../../../ui/button.tsx";
import type { ShownFilter } from "../address/transcripts-address.ts";
import { type FilterChoices, FilterForm } from "./filter-form.tsx";

const texts = transcriptsTexts;

export function FilterPopover({
  shown,
  choices,
  onChange,
}: {
  shown: ShownFilter;
  choices: FilterChoices;
  onChange(next: Partial<ShownFilter>): void;
}) {
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <Button>
          <ListFilter />
          {texts().filter}
        </Button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={6}
          collisionPadding={8}
          aria-label={texts().filter}
          className="z-50 max-h-(--radix-popover-content-available-height) w-80 max-w-[calc(100vw-16px)] animate-pop-in overflow-y-auto rounded-xl border border-line bg-raised p-4 shadow-float outline-none"
        >
          <FilterForm shown={shown} choices={choices} onChange={onChange} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
