import { X } from "lucide-react";
import { formats } from "../../../messages/formats.ts";
import { messages } from "../../../messages/index.ts";
import { transcriptsTexts } from "../../../messages/transcripts.ts";
import { Button } from "../../../ui/button.tsx";
import type { ShownFilter } from "../address/transcripts-address.ts";
import { commonRanges, type DayRange } from "./days.ts";
import type { FilterChoices } from "./filter-form.tsx";

const texts = transcriptsTexts;

interface Chip {
  name: string;
  value: string;
  without: Partial<ShownFilter>;
}

/** The filters that are set, each with what takes it away. */
export function FilterChips({
  shown,
  choices,
  today,
  onChange,
  onClear,
}: {
  shown: ShownFilter;
  choices: FilterChoices;
  today: string;
  onChange(next: Partial<ShownFilter>): void;
  onClear(): void;
}) {
  const chips = chipsOf(shown, choices, today);
  if (chips.length === 0) return null;
  return (
    <ul aria-label={texts().filters} className="flex flex-wrap items-center gap-1.5">
      {chips.map(({ name, value, without }) => (
        <li
          key={name}
          className="flex h-7 max-w-72 items-center rounded-full border border-line bg-accent-soft pl-2.5 text-12 text-accent-ink"
        >
          <span className="truncate">
            {name}: <span className="font-medium">{value}</span>
          </span>
          <button
            type="button"
            aria-label={texts().removeFilter(`${name}: ${value}`)}
            onClick={() => onChange(without)}
            className="hit-area flex size-7 shrink-0 items-center justify-center rounded-full hover:bg-hover"
          >
            <X aria-hidden="true" className="size-3.5" />
          </button>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Button size="small" look="quiet" onClick={onClear}>
            {texts().clearFilters}
          </Button>
        </li>
      )}
    </ul>
  );
}

function chipsOf(shown: ShownFilter, choices: FilterChoices, today: string): Chip[] {
  const { outcome, treeId, nodeId, campaignId, from, to } = shown;
  const { trees, tree, campaigns } = choices;
  const chips: Chip[] = [];
  if (outcome !== null) {
    const value = messages().calls.outcomes[outcome] ?? outcome;
    chips.push({ name: texts().outcome, value, without: { outcome: null } });
  }
  if (treeId !== null) {
    const value = trees.find(({ id }) => id === treeId)?.name ?? texts().unknownTree;
    chips.push({ name: texts().tree, value, without: { treeId: null, nodeId: null } });
  }
  if (nodeId !== null) {
    const value = tree?.nodes.find(({ id }) => id === nodeId)?.title || texts().unknownNode;
    chips.push({ name: texts().node, value, without: { nodeId: null } });
  }
  if (campaignId !== null) {
    const value = campaigns.find(({ id }) => id === campaignId)?.name ?? texts().unknownCampaign;
    chips.push({ name: texts().campaign, value, without: { campaignId: null } });
  }
  if (from !== null || to !== null) {
    const value = rangeText({ from, to }, today);
    chips.push({ name: texts().period, value, without: { from: null, to: null } });
  }
  return chips;
}

function rangeText({ from, to }: DayRange, today: string): string {
  const known = Object.entries(commonRanges(today)).find(
    ([, range]) => range.from === from && range.to === to,
  );
  if (known) return texts().ranges[known[0] as keyof ReturnType<typeof commonRanges>];
  const written = (day: string) => formats().date(`${day}T12:00:00Z`, "UTC");
  if (from === null) return texts().until(written(to ?? ""));
  if (to === null) return texts().since(written(from));
  return from === to ? written(from) : texts().between(written(from), written(to));
}
