import { ChevronDown, X } from "lucide-react";
import { Popover } from "radix-ui";
import { type ReactNode, useId, useState } from "react";
import { classNames } from "./class-names.ts";

export interface FilterOption<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
}

/**
 * A filter as a chip: a press opens what can be chosen, and what was chosen stands in it with a button
 * that takes it away. Of `many` any can be chosen, else one.
 */
export function FilterChip<Value extends string>({
  label,
  removeLabel,
  options,
  chosen,
  isMany = false,
  none,
  onChoose,
}: {
  label: string;
  removeLabel: string;
  options: readonly FilterOption<Value>[];
  chosen: readonly Value[];
  isMany?: boolean;
  /** Said where there is nothing to choose. */
  none?: string;
  onChoose(chosen: Value[]): void;
}) {
  const name = useId();
  const [isOpen, setOpen] = useState(false);
  const isOn = chosen.length > 0;
  const told = options.filter(({ value }) => chosen.includes(value)).map((each) => each.label);

  function press(value: Value): void {
    const isIn = chosen.includes(value);
    if (!isMany) onChoose(isIn ? [] : [value]);
    else onChoose(isIn ? chosen.filter((each) => each !== value) : [...chosen, value]);
  }

  return (
    <div
      className={classNames(
        "inline-flex max-w-full shrink-0 items-center rounded-full border font-medium text-12 transition-colors",
        isOn
          ? "border-accent bg-accent-soft text-accent-ink"
          : "border-line-strong border-dashed text-muted hover:border-solid hover:text-ink",
      )}
    >
      <Popover.Root open={isOpen} onOpenChange={setOpen}>
        <Popover.Trigger
          className={classNames(
            "inline-flex h-7 min-w-0 items-center gap-1 rounded-full pl-3 [&_svg]:size-3.5 [&_svg]:shrink-0",
            isOn ? "pr-1" : "pr-2",
          )}
        >
          <span className="truncate">{isOn ? `${label}: ${told.join(", ")}` : label}</span>
          <ChevronDown aria-hidden="true" />
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Content
            align="start"
            sideOffset={6}
            collisionPadding={8}
            aria-label={label}
            className="z-30 max-h-[min(360px,var(--radix-popover-content-available-height))] min-w-52 max-w-[calc(100vw-16px)] animate-pop-in overflow-y-auto rounded-xl border border-line bg-raised p-1 shadow-float outline-none"
          >
            {options.length === 0 && <p className="px-2.5 py-2 text-13 text-muted">{none}</p>}
            {options.map((option) => (
              <label
                key={option.value}
                className="flex h-8 cursor-pointer items-center gap-2.5 rounded-md px-2.5 text-13 select-none hover:bg-hover has-focus-visible:bg-hover [&_svg]:size-4"
              >
                <input
                  type={isMany ? "checkbox" : "radio"}
                  name={name}
                  checked={chosen.includes(option.value)}
                  onChange={() => press(option.value)}
                  className="size-4 accent-(--accent)"
                />
                {option.icon}
                {option.label}
              </label>
            ))}
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
      {isOn && (
        <button
          type="button"
          aria-label={removeLabel}
          onClick={() => onChoose([])}
          className="flex size-7 items-center justify-center rounded-full hover:bg-hover [&_svg]:size-3.5"
        >
          <X aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
