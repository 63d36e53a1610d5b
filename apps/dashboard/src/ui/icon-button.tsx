import type { ReactNode } from "react";
import type { ButtonProps } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { Tooltip } from "./tooltip.tsx";

interface IconButtonProps extends Omit<ButtonProps, "look" | "size" | "asChild"> {
  label: string;
  /** The shortcut that does the same, for the tooltip. */
  keys?: string | undefined;
  children: ReactNode;
}

/** A square button that shows an icon alone; its label is read out and shown on hover. */
export function IconButton({ label, keys, className, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={keys ? `${label} (${keys})` : label}>
      <button
        type="button"
        aria-label={label}
        className={classNames(
          "inline-flex size-8 shrink-0 items-center justify-center rounded-md text-muted transition-colors",
          "hover:bg-hover hover:text-ink disabled:pointer-events-none disabled:opacity-50 [&_svg]:size-4",
          className,
        )}
        {...rest}
      />
    </Tooltip>
  );
}
