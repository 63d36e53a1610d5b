import { ToggleGroup } from "radix-ui";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** One of a few, side by side; exactly one is always chosen. */
export function Choice<Value extends string>({
  label,
  value,
  options,
  onChange,
  className,
}: {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string; icon: ReactNode }[];
  onChange(value: Value): void;
  className?: string;
}) {
  return (
    <ToggleGroup.Root
      type="single"
      value={value}
      aria-label={label}
      onValueChange={(next) => next && onChange(next as Value)}
      className={classNames("inline-flex rounded-lg border border-line bg-base p-0.5", className)}
    >
      {options.map((option) => (
        <ToggleGroup.Item
          key={option.value}
          value={option.value}
          className="inline-flex h-7 flex-1 items-center justify-center gap-1.5 rounded-md px-2.5 font-medium text-12 whitespace-nowrap text-muted transition-colors hover:text-ink data-[state=on]:bg-surface data-[state=on]:text-ink data-[state=on]:ring-1 data-[state=on]:ring-line [&_svg]:size-3.5"
        >
          {option.icon}
          {option.label}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
