import { ArrowDownRight, ArrowLeftRight, ArrowUpRight, Equal } from "lucide-react";
import type { Comparison } from "../../../api/simulation.ts";
import { resultTexts } from "../../../messages/analytics.ts";
import { formats } from "../../../messages/formats.ts";
import { Badge, type Tone } from "../../../ui/badge.tsx";

const texts = resultTexts;

type Compared = Comparison["rates"]["success"];

interface Row {
  id: string;
  label: string;
  /** `null` where one of the runs has nothing of the sort. */
  compared: Compared | null;
}

/** Figures of two runs, and where the true difference lies. */
export function ComparisonTable({ title, rows }: { title: string; rows: readonly Row[] }) {
  const scale = rows.reduce(
    (most, { compared }) =>
      compared ? Math.max(most, Math.abs(compared.low), Math.abs(compared.high)) : most,
    1,
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <section tabIndex={0} aria-label={title} className="overflow-x-auto border-t border-line px-4">
      <table className="w-full min-w-[700px] table-fixed text-13">
        <colgroup>
          <col />
          <col className="w-20" />
          <col className="w-20" />
          <col className="w-60" />
          <col className="w-36" />
        </colgroup>
        <thead className="text-left text-12 text-muted">
          <tr className="h-9">
            <th scope="col" className="font-medium">
              {title}
            </th>
            <th scope="col" className="font-medium">
              {texts().runA}
            </th>
            <th scope="col" className="font-medium">
              {texts().runB}
            </th>
            <th scope="col" className="font-medium">
              {texts().difference}
            </th>
            <th scope="col">
              <span className="sr-only">{texts().comparison}</span>
            </th>
          </tr>
        </thead>
        <tbody className="figures">
          {rows.map(({ id, label, compared }) => (
            <tr key={id} className="h-9 border-t border-line">
              <th
                scope="row"
                className="sticky left-0 truncate bg-surface pr-3 text-left font-normal"
              >
                {label}
              </th>
              {compared ? (
                <Cells compared={compared} scale={scale} />
              ) : (
                <td colSpan={4} className="text-12 text-muted">
                  {texts().notInBoth}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const LOOKS: Record<Compared["significance"], { tone: Tone; icon: React.ReactElement }> = {
  better: { tone: "success", icon: <ArrowUpRight /> },
  worse: { tone: "failure", icon: <ArrowDownRight /> },
  changed: { tone: "neutral", icon: <ArrowLeftRight /> },
  unclear: { tone: "neutral", icon: <Equal /> },
};

function Cells({ compared, scale }: { compared: Compared; scale: number }) {
  const { one, other, difference, low, high, significance } = compared;
  const { tone, icon } = LOOKS[significance];
  return (
    <>
      <td>{formats().percent(one)}</td>
      <td>{formats().percent(other)}</td>
      <td>
        <div className="flex items-center gap-2 pr-4">
          <span className="w-20 shrink-0 text-right">
            {texts().points(formats().signed(difference))}
          </span>
          <DifferenceBar low={low} high={high} difference={difference} scale={scale} />
        </div>
      </td>
      <td>
        <Badge tone={tone} icon={icon}>
          {texts().significance[significance]}
        </Badge>
      </td>
    </>
  );
}

const HEIGHT = 14;

/** From the greatest loss to the greatest gain, nought in the middle. */
function DifferenceBar({
  low,
  high,
  difference,
  scale,
}: {
  low: number;
  high: number;
  difference: number;
  scale: number;
}) {
  const at = (value: number) => 50 + (value / scale) * 48;
  const label = texts().range(formats().signed(low), formats().signed(high));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 100 ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-3.5 min-w-0 flex-1"
    >
      <title>{label}</title>
      <rect x={0} y={6} width={100} height={2} className="fill-press" />
      <rect
        x={at(low)}
        y={4}
        width={Math.max(0.6, at(high) - at(low))}
        height={6}
        className="fill-accent-ink opacity-40"
      />
      <rect x={at(difference) - 0.5} y={1} width={1} height={12} className="fill-accent-ink" />
      <rect x={49.7} width={0.6} height={HEIGHT} className="fill-ink" />
    </svg>
  );
}
