import { Check, ChevronDown } from "lucide-react";
import { Select as Radix } from "radix-ui";

export interface SelectOption {
  value: string;
  label: string;
}

export function Select({
  label,
  placeholder,
  value,
  options,
  onChange,
}: {
  label: string;
  placeholder: string;
  value: string | null;
  options: readonly SelectOption[];
  onChange(value: string): void;
}) {
  return (
    <Radix.Root value={value ?? ""} onValueChange={onChange}>
      <Radix.Trigger
        aria-label={label}
        className="flex h-9 w-full items-center gap-2 rounded-lg border border-line-strong bg-surface px-3 text-left text-14 transition-colors hover:border-faint data-[placeholder]:text-muted"
      >
        <span className="min-w-0 flex-1 truncate">
          <Radix.Value placeholder={placeholder} />
        </span>
        <Radix.Icon asChild>
          <ChevronDown className="size-4 text-muted" />
        </Radix.Icon>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={4}
          className="z-50 max-h-80 w-(--radix-select-trigger-width) animate-pop-in overflow-hidden rounded-lg border border-line bg-raised p-1 shadow-float"
        >
          <Radix.Viewport>
            {options.map((option) => (
              <Radix.Item
                key={option.value}
                value={option.value}
                className="flex h-9 cursor-default items-center gap-2 rounded-md px-2 text-13 outline-none select-none data-[highlighted]:bg-hover"
              >
                <span className="min-w-0 flex-1 truncate">
                  <Radix.ItemText>{option.label}</Radix.ItemText>
                </span>
                <span className="size-4">
                  <Radix.ItemIndicator>
                    <Check className="size-4 text-accent-ink" />
                  </Radix.ItemIndicator>
                </span>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
