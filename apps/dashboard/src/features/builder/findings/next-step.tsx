import { useSetAtom } from "jotai";
import { ArrowRight } from "lucide-react";
import { messages } from "../../../messages/index.ts";
import { Button } from "../../../ui/button.tsx";
import { pickerAtom } from "../actions/ui-atoms.ts";
import type { NextStep as Step } from "../editor/next-step.ts";
import { nodeEditorAtom } from "../editor/view.ts";

const texts = () => messages().panel.nextStep;

/** What to do next in a tree that was just begun, with the way to do it. */
export function NextStep({ step: { what, nodeId } }: { step: Step }) {
  const edit = useSetAtom(nodeEditorAtom);
  const pick = useSetAtom(pickerAtom);
  return (
    <div className="space-y-2 text-13">
      <p className="flex items-center gap-1.5 font-medium">
        <ArrowRight aria-hidden="true" className="size-4 shrink-0 text-accent-ink" />
        {texts().title}
      </p>
      <p className="text-muted">{texts()[what].hint}</p>
      <Button
        size="small"
        onClick={() =>
          what === "greet"
            ? edit({ nodeId })
            : pick({ kind: "connect", nodeId, conditionId: null, isWayChosen: true })
        }
      >
        {texts()[what].action}
      </Button>
    </div>
  );
}
