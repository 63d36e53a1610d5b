import { Slot } from "radix-ui";
import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

export type ButtonLook = "primary" | "plain" | "quiet" | "danger" | "quiet-danger";

const LOOKS: Record<ButtonLook, string> = {
  primary: "bg-accent text-on-accent hover:bg-accent-hover",
  plain: "border border-line-strong bg-surface text-ink hover:bg-hover",
  quiet: "text-muted hover:bg-hover hover:text-ink",
  danger: "bg-failure-fill text-white hover:brightness-95",
  "quiet-danger": "text-failure hover:bg-failure-soft",
};

const SIZES = {
  small: "h-7 gap-1.5 rounded-md px-2.5 text-12",
  medium: "h-9 gap-2 rounded-lg px-3.5 text-13",
};

export interface ButtonProps extends ComponentProps<"button"> {
  look?: ButtonLook;
  size?: keyof typeof SIZES;
  /** Dresses the only child (a link) instead of making a button. */
  asChild?: boolean;
}

export function Button({
  look = "plain",
  size = "medium",
  asChild = false,
  className,
  ...rest
}: ButtonProps) {
  const Element = asChild ? Slot.Root : "button";
  return (
    <Element
      {...(asChild ? {} : { type: "button" as const })}
      className={classNames(
        "inline-flex shrink-0 items-center justify-center font-medium whitespace-nowrap transition-colors select-none",
        "disabled:pointer-events-none disabled:opacity-50 [&_svg]:size-4 [&_svg]:shrink-0",
        LOOKS[look],
        SIZES[size],
        className,
      )}
      {...rest}
    />
  );
}
