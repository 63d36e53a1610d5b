import { Slider as Radix } from "radix-ui";
import { classNames } from "./class-names.ts";

/** A number chosen by dragging or by the arrow keys. */
export function Slider({
  label,
  hintId,
  value,
  least,
  most,
  step = 1,
  onChange,
  className,
}: {
  label: string;
  /** Of what says more about it. */
  hintId?: string;
  value: number;
  least: number;
  most: number;
  step?: number;
  onChange(value: number): void;
  className?: string;
}) {
  return (
    <Radix.Root
      value={[value]}
      min={least}
      max={most}
      step={step}
      onValueChange={([next]) => next !== undefined && onChange(next)}
      className={classNames("relative flex h-9 touch-none items-center select-none", className)}
    >
      <Radix.Track className="relative h-1.5 flex-1 rounded-full bg-press">
        <Radix.Range className="absolute h-full rounded-full bg-accent" />
      </Radix.Track>
      <Radix.Thumb
        aria-label={label}
        aria-describedby={hintId}
        className="hit-area block size-4 rounded-full border-2 border-accent bg-raised"
      />
    </Radix.Root>
  );
}
