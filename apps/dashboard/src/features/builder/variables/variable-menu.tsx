import { Braces } from "lucide-react";
import type { ReactNode } from "react";
import { Menu, MenuItem } from "../../../ui/menu.tsx";
import type { VariableChoice } from "./variable-choices.ts";

/** The variables of a tree to choose from, each with what it holds. */
export function VariableMenu({
  choices,
  trigger,
  onChoose,
}: {
  choices: readonly VariableChoice[];
  trigger: ReactNode;
  onChoose(name: string): void;
}) {
  return (
    <Menu trigger={trigger}>
      {choices.map(({ name, label }) => (
        <MenuItem key={name} icon={<Braces />} onSelect={() => onChoose(name)}>
          <span className="max-w-56 truncate">{label}</span>
          <span className="ml-auto pl-4 text-12 text-muted">[{name}]</span>
        </MenuItem>
      ))}
    </Menu>
  );
}
