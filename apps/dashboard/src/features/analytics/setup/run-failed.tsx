import { CircleAlert, Square } from "lucide-react";
import { simulationTexts } from "../../../messages/analytics.ts";
import { Button } from "../../../ui/button.tsx";
import { cancelOther } from "../running/run-simulation.ts";
import type { FailedSimulation } from "../running/simulation-atoms.ts";

const texts = simulationTexts;

/** Why the last run came to nothing, and what can be done about it. */
export function RunFailed({ failed: { text, otherKey } }: { failed: FailedSimulation }) {
  return (
    <div className="flex flex-wrap items-start gap-2 border-t border-line bg-failure-soft px-4 py-3 text-13 text-failure">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <p className="min-w-60 flex-1 [overflow-wrap:anywhere]">
        <span className="font-semibold">{texts().failed}:</span> {text}
      </p>
      {otherKey !== null && (
        <Button size="small" onClick={() => void cancelOther(otherKey)}>
          <Square />
          {texts().cancelOther}
        </Button>
      )}
    </div>
  );
}
