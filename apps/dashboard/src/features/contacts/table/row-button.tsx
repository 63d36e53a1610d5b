import type { ReactNode } from "react";
import { IconButton } from "../../../ui/icon-button.tsx";

/** Does something with a row; by keys the row itself has it. */
export function RowButton({
  label,
  onPress,
  children,
}: {
  label: string;
  onPress(): void;
  children: ReactNode;
}) {
  return (
    <IconButton
      label={label}
      tabIndex={-1}
      className="text-faint group-hover:text-muted hover:bg-press"
      onClick={onPress}
    >
      {children}
    </IconButton>
  );
}
