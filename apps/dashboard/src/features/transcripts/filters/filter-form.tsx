import type { Outcome, Tree } from "@rufbaum/tree";
import { OUTCOMES } from "@rufbaum/tree/graph";
import type { CampaignView } from "../../../api/campaigns.ts";
import type { TreeEntry } from "../../../api/trees.ts";
import { messages } from "../../../messages/index.ts";
import { transcriptsTexts } from "../../../messages/transcripts.ts";
import { SelectField } from "../../../ui/select-field.tsx";
import type { ShownFilter } from "../address/transcripts-address.ts";
import { DayPicker } from "./day-picker.tsx";

const texts = transcriptsTexts;

/** What filters are chosen from; `tree` is the one that is filtered by. */
export interface FilterChoices {
  trees: readonly TreeEntry[];
  tree: Tree | null;
  campaigns: readonly CampaignView[];
}

/** Every filter at once; each change counts at once. */
export function FilterForm({
  shown,
  choices: { trees, tree, campaigns },
  onChange,
}: {
  shown: ShownFilter;
  choices: FilterChoices;
  onChange(next: Partial<ShownFilter>): void;
}) {
  return (
    <div className="grid gap-3">
      <SelectField<Outcome | "">
        label={texts().outcome}
        value={shown.outcome ?? ""}
        options={[
          { value: "", label: texts().anyOutcome },
          ...OUTCOMES.map((value) => ({
            value,
            label: messages().calls.outcomes[value] ?? value,
          })),
        ]}
        onChange={(outcome) => onChange({ outcome: outcome || null })}
      />
      <SelectField
        label={texts().tree}
        value={shown.treeId ?? ""}
        options={withAny(texts().anyTree, trees, shown.treeId, texts().unknownTree)}
        onChange={(treeId) => onChange({ treeId: treeId || null, nodeId: null })}
      />
      {shown.treeId === null ? (
        <p className="-mt-1 text-12 text-muted">{texts().nodeHint}</p>
      ) : (
        <SelectField
          label={texts().node}
          value={shown.nodeId ?? ""}
          options={withAny(
            texts().anyNode,
            tree?.nodes.map(({ id, title }) => ({ id, name: title || id })) ?? [],
            shown.nodeId,
            texts().unknownNode,
          )}
          onChange={(nodeId) => onChange({ nodeId: nodeId || null })}
        />
      )}
      <SelectField
        label={texts().campaign}
        value={shown.campaignId ?? ""}
        options={withAny(texts().anyCampaign, campaigns, shown.campaignId, texts().unknownCampaign)}
        onChange={(campaignId) => onChange({ campaignId: campaignId || null })}
      />
      <DayPicker range={shown} onChange={({ from, to }) => onChange({ from, to })} />
    </div>
  );
}

/** Also with what is chosen and is not among them any more. */
function withAny(
  any: string,
  all: readonly { id: string; name: string }[],
  chosen: string | null,
  unknown: string,
) {
  const isUnknown = chosen !== null && !all.some(({ id }) => id === chosen);
  return [
    { value: "", label: any },
    ...all.map(({ id, name }) => ({ value: id, label: name })),
    ...(isUnknown ? [{ value: chosen, label: unknown }] : []),
  ];
}
