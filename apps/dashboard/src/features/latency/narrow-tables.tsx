import type { ReactNode } from "react";
import type { WaitDistribution } from "../../api/latency.ts";
import { formats } from "../../messages/formats.ts";
import { latencyTexts } from "../../messages/latency.ts";
import type { TreeDays } from "./by-tree.ts";

const texts = latencyTexts;

/** What fits a telephone: the server's times and those of the first sound below each other. */
export function NarrowTables({ tree }: { tree: TreeDays }) {
  return (
    <div className="pb-2 md:hidden">
      <NarrowTable
        tree={tree}
        title={texts().server}
        hint={texts().serverHint}
        of={({ server }) => server}
      />
      <NarrowTable
        tree={tree}
        title={texts().firstAudio}
        hint={texts().firstAudioHint}
        of={({ firstAudio }) => firstAudio}
      />
    </div>
  );
}

function NarrowTable({
  tree,
  title,
  hint,
  of,
}: {
  tree: TreeDays;
  title: string;
  hint: string;
  of(day: TreeDays["days"][number]): WaitDistribution | null;
}) {
  return (
    <table className="mt-2 w-full table-fixed text-12">
      <caption className="px-4 pb-1 text-left text-muted">
        <span className="font-medium text-13 text-ink">{title}</span>
        <span className="block">{hint}</span>
      </caption>
      <thead className="text-muted">
        <tr>
          <th scope="col" className="w-16 py-1 pl-4 text-left font-medium">
            {texts().day}
          </th>
          <Heading>{texts().answers}</Heading>
          <Heading>{texts().median}</Heading>
          <Heading hint={texts().p90Long}>{texts().p90}</Heading>
          <Heading hint={texts().p99Long}>{texts().p99}</Heading>
        </tr>
      </thead>
      <tbody className="figures">
        {tree.days.map((day) => {
          const waits = of(day);
          return (
            <tr key={day.day} className="border-t border-line">
              <th scope="row" className="py-1.5 pl-4 text-left font-normal whitespace-nowrap">
                <time dateTime={day.day}>{formats().shortDay(day.day)}</time>
              </th>
              <Figure>{formats().whole(day.answers)}</Figure>
              {waits ? (
                <>
                  <Figure>{formats().wait(waits.p50)}</Figure>
                  <Figure>{formats().wait(waits.p90)}</Figure>
                  <Figure>{formats().wait(waits.p99)}</Figure>
                </>
              ) : (
                <td colSpan={3} className="px-1 py-1.5 text-right text-faint last:pr-4">
                  {texts().unknown}
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Heading({ hint, children }: { hint?: string; children: ReactNode }) {
  return (
    <th scope="col" title={hint} className="px-1 py-1 text-right font-medium last:pr-4">
      {children}
    </th>
  );
}

function Figure({ children }: { children: ReactNode }) {
  return <td className="px-1 py-1.5 text-right whitespace-nowrap last:pr-4">{children}</td>;
}
