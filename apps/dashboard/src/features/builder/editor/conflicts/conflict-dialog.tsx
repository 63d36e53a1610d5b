import { type Choice, resolveConflicts } from "@rufbaum/tree/editing";
import { useAtom } from "jotai";
import { useState } from "react";
import { changeTexts } from "../../../../messages/changes.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { editingSessionAtom } from "../editing.ts";
import { ConflictCard } from "./conflict-card.tsx";
import { describeConflict } from "./describe-conflict.ts";

const texts = () => changeTexts().conflicts;

/** Both versions of everything that two authors changed differently; one of each is chosen. */
export function ConflictDialog({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const [session, change] = useAtom(editingSessionAtom);
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map());
  if (!session || session.conflicts.length === 0) return null;
  const { conflicts, tree, saved } = session;
  const open = conflicts.filter(({ id }) => !choices.has(id)).length;

  function settle(chosen: ReadonlyMap<string, Choice>): void {
    change((now) => resolveConflicts(now, chosen));
    setChoices(new Map());
    onClose();
  }

  function everywhere(choice: Choice): void {
    settle(new Map(conflicts.map(({ id }) => [id, choice])));
  }

  return (
    <Dialog
      isOpen={isOpen}
      wide
      onClose={onClose}
      title={texts().title(conflicts.length)}
      description={texts().hint}
      actions={
        <>
          {conflicts.length > 1 && (
            <>
              <Button onClick={() => everywhere("mine")}>{texts().allMine}</Button>
              <Button className="mr-auto" onClick={() => everywhere("theirs")}>
                {texts().allTheirs}
              </Button>
            </>
          )}
          <Button look="quiet" onClick={onClose}>
            {texts().later}
          </Button>
          <Button look="primary" disabled={open > 0} onClick={() => settle(choices)}>
            {open > 0 && conflicts.length > 1 ? texts().open(open) : texts().apply}
          </Button>
        </>
      }
    >
      <ul className="space-y-4">
        {conflicts.map((conflict) => (
          <ConflictCard
            key={conflict.id}
            conflict={describeConflict(conflict, { mine: tree, theirs: saved })}
            choice={choices.get(conflict.id) ?? null}
            onChoose={(choice) => setChoices(new Map(choices).set(conflict.id, choice))}
          />
        ))}
      </ul>
    </Dialog>
  );
}
