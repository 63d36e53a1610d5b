import type { ReactNode } from "react";
import { Button, type ButtonProps } from "../../ui/button.tsx";
import { Tooltip } from "../../ui/tooltip.tsx";

/** A button of the tree's header; where there is no room, its icon alone. */
export function HeaderButton({
  hint,
  icon,
  label,
  ...rest
}: Omit<ButtonProps, "children"> & { hint: string; icon: ReactNode; label: string }) {
  return (
    <Tooltip text={hint}>
      <Button size="small" aria-label={label} {...rest}>
        {icon}
        <span className="@max-4xl:hidden">{label}</span>
      </Button>
    </Tooltip>
  );
}
