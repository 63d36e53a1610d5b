import type { StoredRun } from "../../../../api/simulation.ts";
import { resultTexts } from "../../../../messages/analytics.ts";
import { Block } from "../block.tsx";
import { CoverageBlock } from "./coverage-block.tsx";
import { FindingsBlock } from "./findings-block.tsx";
import { Headline } from "./headline.tsx";
import { LaggingNote } from "./lagging-note.tsx";
import { Outcomes } from "./outcomes.tsx";
import { PathLengths } from "./path-lengths.tsx";
import { PersonaTable } from "./persona-table.tsx";
import { Promises } from "./promises.tsx";

const texts = resultTexts;

export function OverviewTab({ run }: { run: StoredRun }) {
  return (
    <div className="@container">
      <Headline run={run} />
      <div className="grid @3xl:grid-cols-2">
        <Block title={texts().outcomes}>
          <Outcomes run={run} />
        </Block>
        <Block title={texts().pathLengths} hint={texts().pathLengthsHint} className="@3xl:border-l">
          <PathLengths lengths={run.pathLengths} />
        </Block>
      </div>
      <Block title={texts().byPersona} hint={texts().personaHint}>
        <LaggingNote personas={run.personas} />
        <PersonaTable personas={run.personas} />
      </Block>
      <div className="grid @3xl:grid-cols-2">
        <Block title={texts().promises}>
          <Promises run={run} />
        </Block>
        <Block title={texts().coverage} className="@3xl:border-l">
          <CoverageBlock run={run} />
        </Block>
      </div>
      {run.findings.length > 0 && (
        <Block title={texts().findings}>
          <FindingsBlock run={run} />
        </Block>
      )}
    </div>
  );
}
