import {
  BadgeCheck,
  Ellipsis,
  Pencil,
  PhoneIncoming,
  Star,
  Trash2,
  TriangleAlert,
} from "lucide-react";
import type { CallerNumber } from "../../../api/numbers.ts";
import type { TreeEntry } from "../../../api/trees.ts";
import { formats } from "../../../messages/formats.ts";
import { settingsTexts } from "../../../messages/settings.ts";
import { Badge } from "../../../ui/badge.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Menu, MenuItem, MenuLine } from "../../../ui/menu.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { useChangeNumberTold } from "./use-change-number-told.ts";

const texts = () => settingsTexts().numbers;
/** No tree of ours: the built-in one tells who called. */
const BUILT_IN = "";

/** One number: what it is, whether calls may show it, and what answers calls to it. */
export function NumberRow({
  number,
  trees,
  onEdit,
  onRemove,
}: {
  number: CallerNumber;
  trees: readonly TreeEntry[];
  onEdit(): void;
  onRemove(): void;
}) {
  const change = useChangeNumberTold(number.number);
  return (
    <li aria-label={number.written} className="flex gap-3 p-4">
      <div className="min-w-0 flex-1 space-y-2">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium text-14 figures">{number.written}</span>
          {number.label && (
            <span className="max-w-full truncate text-13 text-muted">{number.label}</span>
          )}
          {number.isDefault && (
            <Badge tone="accent" icon={<Star />}>
              {texts().isDefault}
            </Badge>
          )}
          <Badge>{kindOf(number)}</Badge>
        </div>
        <Standing number={number} />
        {(number.carrierSource === "owned" || number.inboundTreeId !== null) && (
          <SelectField
            className="max-w-sm"
            label={texts().inbound}
            value={number.inboundTreeId ?? BUILT_IN}
            options={treeOptions(trees, number.inboundTreeId)}
            onChange={(treeId) =>
              change({ inboundTreeId: treeId === BUILT_IN ? null : treeId }, settingsTexts().saved)
            }
          />
        )}
      </div>
      <Menu
        trigger={
          <IconButton label={texts().menu(number.written)}>
            <Ellipsis />
          </IconButton>
        }
      >
        {!number.isDefault && (
          <MenuItem
            icon={<Star />}
            onSelect={() => change({ isDefault: true }, texts().madeDefault(number.written))}
          >
            {texts().makeDefault}
          </MenuItem>
        )}
        {number.carrierSource === "owned" && (
          <MenuItem
            icon={<PhoneIncoming />}
            onSelect={() => change({ answersHere: true }, texts().answersHere(number.written))}
          >
            {texts().answer}
          </MenuItem>
        )}
        <MenuItem icon={<Pencil />} onSelect={onEdit}>
          {texts().edit}
        </MenuItem>
        <MenuLine />
        <MenuItem icon={<Trash2 />} isDangerous onSelect={onRemove}>
          {texts().remove}
        </MenuItem>
      </Menu>
    </li>
  );
}

function Standing({ number }: { number: CallerNumber }) {
  const { problem, carrierSource, checkedAt, proof } = number;
  const right = carrierSource ? texts().sources[carrierSource] : texts().proof(proof ?? "");
  return (
    <p
      className={`flex items-start gap-1.5 text-12 [&_svg]:mt-0.5 [&_svg]:size-3.5 [&_svg]:shrink-0 ${problem === null ? "text-muted" : "text-warning"}`}
    >
      {problem === null ? <BadgeCheck aria-hidden="true" /> : <TriangleAlert aria-hidden="true" />}
      <span className="[overflow-wrap:anywhere]">
        {problem ?? right}
        {checkedAt && (
          <span className="text-muted figures">
            {" "}
            {texts().checkedAt(formats().dateTime(checkedAt))}
          </span>
        )}
      </span>
    </p>
  );
}

function kindOf({ kind, isForeign }: CallerNumber): string {
  const { kinds } = texts();
  const name = kinds[kind as keyof typeof kinds] ?? kind;
  return isForeign ? `${name}, ${texts().foreign}` : name;
}

function treeOptions(trees: readonly TreeEntry[], chosen: string | null) {
  const options = trees.map(({ id, name }) => ({ value: id, label: name }));
  const isGone = chosen !== null && !trees.some(({ id }) => id === chosen);
  return [
    { value: BUILT_IN, label: texts().builtIn },
    ...options,
    ...(isGone ? [{ value: chosen, label: texts().treeGone }] : []),
  ];
}
