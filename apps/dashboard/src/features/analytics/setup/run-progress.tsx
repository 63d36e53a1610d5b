import { Square } from "lucide-react";
import { useNow } from "../../../app/use-now.ts";
import { simulationTexts } from "../../../messages/analytics.ts";
import { formats } from "../../../messages/formats.ts";
import { messages } from "../../../messages/index.ts";
import { Button } from "../../../ui/button.tsx";
import { cancelRunning } from "../running/run-simulation.ts";
import type { RunningSimulation } from "../running/simulation-atoms.ts";

const texts = simulationTexts;

/** How far it is, how long it will take, and what is being said meanwhile. */
export function RunProgress({ running, treeId }: { running: RunningSimulation; treeId: string }) {
  const { progress, total } = running;
  const done = progress?.done ?? 0;
  return (
    <div className="border-t border-line p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="font-medium text-13">
          {texts().running(formats().whole(total))}
        </p>
        <p className="text-12 text-muted figures">
          {texts().done(formats().whole(done), formats().whole(total))}
          <Pace running={running} />
        </p>
        <Button
          size="small"
          className="ml-auto"
          disabled={running.isCancelling}
          onClick={() => void cancelRunning(running)}
        >
          <Square />
          {running.isCancelling ? texts().cancelling : texts().cancel}
        </Button>
      </div>
      <div
        role="progressbar"
        aria-label={texts().title}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        className="mt-3 h-1.5 overflow-hidden rounded-full bg-press"
      >
        <div
          className="h-full rounded-full bg-accent transition-[width]"
          style={{ width: `${(done / total) * 100}%` }}
        />
      </div>
      {running.treeId !== treeId && (
        <p className="mt-2 text-12 text-muted">{texts().otherRuns(running.treeName)}</p>
      )}
      {progress?.sample && <SampleLines sample={progress.sample} />}
    </div>
  );
}

function Pace({ running: { progress, total, startedAt } }: { running: RunningSimulation }) {
  const time = useNow();
  if (!progress || progress.conversationsPerSecond <= 0) {
    return <> · {formats().duration((time - startedAt) / 1000)}</>;
  }
  const { done, conversationsPerSecond: pace } = progress;
  return (
    <>
      {" · "}
      {texts().rate(formats().whole(pace))}
      {" · "}
      {texts().timeLeft(formats().duration(Math.ceil((total - done) / pace)))}
    </>
  );
}

type Sample = NonNullable<NonNullable<RunningSimulation["progress"]>["sample"]>;

function SampleLines({ sample }: { sample: Sample }) {
  return (
    <div className="mt-3 rounded-lg border border-line bg-base px-3 py-2">
      <p className="flex gap-2 text-12 text-muted">
        <span className="truncate">{texts().sample(sample.personaName)}</span>
        <span className="ml-auto shrink-0">
          {messages().calls.outcomes[sample.outcome] ?? sample.outcome}
        </span>
      </p>
      <ul className="mt-1 text-13">
        {sample.lines.map((line, index) => (
          <li key={index} className="truncate">
            {told(line, sample.personaName)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function told({ by, did, text }: Sample["lines"][number], persona: string): string {
  if (by === "agent") return texts().agentSays(text);
  if (did === "press") return texts().callerPresses(persona, text);
  return did === "say" ? texts().callerSays(persona, text) : texts().callerSaysNothing(persona);
}
