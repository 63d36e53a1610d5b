import { Network } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import type { WaitDistribution } from "../../api/latency.ts";
import { formats } from "../../messages/formats.ts";
import { latencyTexts } from "../../messages/latency.ts";
import { classNames } from "../../ui/class-names.ts";
import type { TreeDays } from "./by-tree.ts";
import { NarrowTables } from "./narrow-tables.tsx";
import { WaitHistogram } from "./wait-histogram.tsx";

const texts = latencyTexts;

const WIDE = "overflow-x-auto pb-2 max-md:hidden";

/** The days of one tree, each with what its answers took. */
export function TreeTable({ tree }: { tree: TreeDays }) {
  return (
    <div className="not-first:border-t not-first:border-line">
      <h3 className="flex items-center gap-1.5 px-4 pt-3 font-semibold text-13">
        <Network aria-hidden="true" className="size-3.5 shrink-0 text-muted" />
        <span className="truncate">{tree.name}</span>
      </h3>
      <NarrowTables tree={tree} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <section tabIndex={0} aria-label={texts().table(tree.name)} className={WIDE}>
        <table className="w-full min-w-[680px] table-fixed text-13">
          <Columns />
          <thead className="text-left text-12 text-muted">
            <tr>
              <Heading rows={2}>{texts().day}</Heading>
              <Heading rows={2} isNumber>
                {texts().answers}
              </Heading>
              <Heading columns={4} hint={texts().serverHint}>
                {texts().server}
              </Heading>
              <Heading columns={4} hint={texts().firstAudioHint}>
                {texts().firstAudio}
              </Heading>
            </tr>
            <tr>
              <FigureHeadings />
              <FigureHeadings />
            </tr>
          </thead>
          <tbody className="figures">
            {tree.days.map(({ day, answers, server, firstAudio }) => (
              <tr key={day} className="border-t border-line">
                <th scope="row" className="py-1.5 pl-4 text-left font-normal whitespace-nowrap">
                  <time dateTime={day}>{formats().shortDay(day)}</time>
                </th>
                <Figure>{formats().whole(answers)}</Figure>
                <Figures distribution={server} />
                {firstAudio ? (
                  <Figures distribution={firstAudio} />
                ) : (
                  <td colSpan={4} className="px-3 py-1.5 text-faint">
                    {texts().unknown}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

/** The same widths for each tree, so that figures stand below figures. */
function Columns() {
  return (
    <colgroup>
      <col className="w-22" />
      <col className="w-20" />
      {["server", "firstAudio"].map((part) => (
        <Fragment key={part}>
          <col className="w-21" />
          <col />
          <col />
          <col />
        </Fragment>
      ))}
    </colgroup>
  );
}

function FigureHeadings() {
  return (
    <>
      <Heading>{texts().distribution}</Heading>
      <Heading isNumber>{texts().median}</Heading>
      <Heading isNumber hint={texts().p90Long}>
        {texts().p90}
      </Heading>
      <Heading isNumber hint={texts().p99Long}>
        {texts().p99}
      </Heading>
    </>
  );
}

function Heading({
  rows = 1,
  columns = 1,
  isNumber = false,
  hint,
  children,
}: {
  rows?: number;
  columns?: number;
  isNumber?: boolean;
  hint?: string;
  children: ReactNode;
}) {
  return (
    <th
      scope={columns > 1 ? "colgroup" : "col"}
      rowSpan={rows}
      colSpan={columns}
      title={hint}
      className={classNames(
        "py-1 align-bottom font-medium whitespace-nowrap",
        isNumber ? "px-1 text-right last:pr-2" : "px-2",
        rows > 1 && "first:pl-4",
      )}
    >
      {children}
    </th>
  );
}

function Figures({ distribution }: { distribution: WaitDistribution }) {
  return (
    <>
      <td className="px-2 py-1.5">
        <WaitHistogram histogram={distribution.histogram} />
      </td>
      <Figure>{formats().wait(distribution.p50)}</Figure>
      <Figure>{formats().wait(distribution.p90)}</Figure>
      <Figure>{formats().wait(distribution.p99)}</Figure>
    </>
  );
}

function Figure({ children }: { children: ReactNode }) {
  return <td className="px-1 py-1.5 text-right last:pr-2 whitespace-nowrap">{children}</td>;
}
