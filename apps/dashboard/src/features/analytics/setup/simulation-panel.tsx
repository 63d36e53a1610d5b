import type { Persona } from "@rufbaum/simulation";
import { useAtomValue } from "jotai";
import { Play } from "lucide-react";
import { useId, useState } from "react";
import type { TreeEntry } from "../../../api/trees.ts";
import { simulationTexts } from "../../../messages/analytics.ts";
import { formats } from "../../../messages/formats.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { runSimulation } from "../running/run-simulation.ts";
import { failedAtom, runningAtom, runningElsewhereAtom } from "../running/simulation-atoms.ts";
import { AdvancedSettings } from "./advanced-settings.tsx";
import { CountTiles } from "./count-tiles.tsx";
import { PersonaCards } from "./persona-cards.tsx";
import { RunFailed } from "./run-failed.tsx";
import { RunProgress } from "./run-progress.tsx";
import { setupOf, USUAL_SETTINGS } from "./settings.ts";
import { usePersonaChoice } from "./use-persona-choice.ts";

const texts = simulationTexts;
const USUAL_COUNT = 5;

/** How many conversations, with whom, and go. */
export function SimulationPanel({ tree, onStart }: { tree: TreeEntry; onStart(): void }) {
  const [own, elsewhere] = [useAtomValue(runningAtom), useAtomValue(runningElsewhereAtom)];
  const running = own ?? elsewhere;
  const failed = useAtomValue(failedAtom);
  const [count, setCount] = useState<number>(USUAL_COUNT);
  const [settings, setSettings] = useState(USUAL_SETTINGS);
  const choice = usePersonaChoice();
  const setup = setupOf(settings);
  const formId = useId();

  function start(): void {
    if (!setup || running !== null) return;
    onStart();
    void runSimulation(tree, { numSimulations: count, personas: choice.speakers, ...setup });
  }

  return (
    <Card aria-labelledby="simulation-title">
      <div className="px-4 pt-4">
        <h2 id="simulation-title" className="font-semibold text-16">
          {texts().title}
        </h2>
        <p className="text-13 text-muted">{texts().hint}</p>
      </div>
      <div className="space-y-5 p-4">
        <CountTiles value={count} onChange={setCount} />
        <PersonaCards choice={choice} />
      </div>
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          start();
        }}
      >
        <AdvancedSettings
          settings={settings}
          onChange={setSettings}
          onPersonas={(personas: Persona[]) => choice.add(personas)}
        />
      </form>
      {running && <RunProgress running={running} treeId={tree.id} />}
      {failed?.treeId === tree.id && <RunFailed failed={failed} />}
      <div className="flex justify-end border-t border-line p-4">
        <Button look="primary" type="submit" form={formId} disabled={!setup || running !== null}>
          <Play />
          {texts().run(count, formats().whole(count))}
        </Button>
      </div>
    </Card>
  );
}
