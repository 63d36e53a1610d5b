import { messages } from "../../messages/index.ts";
import { NameField } from "./name-field.tsx";
import { useTreeDeeds } from "./use-tree-deeds.ts";

const texts = () => messages().builder.trees;

/** Asks for a new tree's name where the tree will stand, and creates it. */
export function NewTree({ onClose }: { onClose(): void }) {
  const { create } = useTreeDeeds();
  return (
    <div className="flex h-9 items-center gap-2 px-1">
      <NameField
        label={texts().nameOfNew}
        initial={texts().new}
        onDone={(name) => {
          onClose();
          if (name !== null) void create(name);
        }}
      />
    </div>
  );
}
