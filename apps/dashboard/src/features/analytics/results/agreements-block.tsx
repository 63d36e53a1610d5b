import { alsoLed, alsoLedExamples } from "@rufbaum/simulation/result";
import { graphOf } from "@rufbaum/tree/graph";
import type { StoredRun } from "../../../api/simulation.ts";
import { resultTexts } from "../../../messages/analytics.ts";
import { formats } from "../../../messages/formats.ts";
import { conditionName } from "../../../messages/intents.ts";
import { NodeChip } from "../../trees/node-chip.tsx";
import { Block } from "./block.tsx";

const texts = resultTexts;

/** What became of those who agreed, question by question in the tree's order. */
export function AgreementsBlock({ run }: { run: StoredRun }) {
  const graph = graphOf(run.tree);
  const rows = Object.entries(run.answers ?? {}).filter(([, { agrees }]) => agrees.runs > 0);
  if (rows.length === 0) return null;
  return (
    <Block title={texts().agreements} hint={texts().agreementsHint}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <section tabIndex={0} aria-label={texts().agreements} className="-mx-4 overflow-x-auto px-4">
        <table className="w-full min-w-[640px] text-13">
          <thead className="text-left text-12 text-muted">
            <tr>
              {[
                texts().question,
                texts().agree,
                texts().success,
                texts().ledTo,
                texts().alsoLed,
              ].map((label) => (
                <th key={label} scope="col" className="pr-4 pb-1 font-medium whitespace-nowrap">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="figures">
            {rows.map(([nodeId, answers]) => {
              const { agrees } = answers;
              const [most] = agrees.ways;
              const node = graph.node(nodeId);
              const target = graph.node(most?.to ?? "");
              return (
                <tr key={nodeId} className="h-9 border-t border-line">
                  <th scope="row" className="max-w-56 pr-4 text-left font-normal">
                    <span className="flex min-w-0">
                      <NodeChip kind={node?.type ?? "decision"} title={node?.title || nodeId} />
                    </span>
                  </th>
                  <td className="pr-4">{formats().whole(agrees.runs)}</td>
                  <td className="pr-4">
                    {formats().percent((agrees.successes / agrees.runs) * 100)}
                  </td>
                  <td className="max-w-80 pr-4">
                    <span className="flex min-w-0 items-center gap-2">
                      {most && target ? (
                        <NodeChip kind={target.type} title={target.title || target.id} />
                      ) : (
                        <span className="text-muted">{texts().endedThere}</span>
                      )}
                      <span className="truncate text-12 text-muted">
                        {formats().percent(((most?.runs ?? 0) / agrees.runs) * 100, 0)}
                        {most?.condition != null && ` · ${conditionName(most.condition)}`}
                      </span>
                    </span>
                  </td>
                  <td>
                    {formats().whole(alsoLed(answers))}
                    {alsoLedExamples(answers).length > 0 && (
                      <span className="ml-2 whitespace-nowrap text-12 text-muted">
                        {texts().toRead(
                          alsoLedExamples(answers)
                            .map((index) => formats().whole(index + 1))
                            .join(", "),
                        )}
                      </span>
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </Block>
  );
}
