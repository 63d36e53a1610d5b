import { Switch } from "radix-ui";
import { useId } from "react";

/** Something that is on or off, with what that means. */
export function SwitchField({
  label,
  hint,
  isOn,
  onChange,
}: {
  label: string;
  hint?: string;
  isOn: boolean;
  onChange(isOn: boolean): void;
}) {
  const id = useId();
  return (
    <div className="flex items-start gap-3">
      <Switch.Root
        id={id}
        checked={isOn}
        onCheckedChange={onChange}
        {...(hint && { "aria-describedby": `${id}-hint` })}
        className="hit-area mt-0.5 h-5 w-9 shrink-0 rounded-full bg-line-strong p-0.5 transition-colors data-[state=checked]:bg-accent"
      >
        <Switch.Thumb className="block size-4 rounded-full bg-white transition-transform data-[state=checked]:translate-x-4" />
      </Switch.Root>
      <div>
        <label htmlFor={id} className="block font-medium text-13">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-12 text-muted">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
