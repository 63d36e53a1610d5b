import { type KeyboardEvent, useRef, useState } from "react";
import { campaignViewsTexts } from "../../../../../messages/campaign-views.ts";
import { formats } from "../../../../../messages/formats.ts";
import { classNames } from "../../../../../ui/class-names.ts";
import type { HeatCell, HeatMap } from "./heat-map.ts";
import { cellText } from "./hour-text.ts";

const texts = () => campaignViewsTexts().hours;
const STEPS: Readonly<Record<string, readonly [day: number, hour: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
/** Percent of the accent where most pick up. */
const DEEPEST = 72;

/** Weekdays by hours, darker where more pick up; one stop of the keyboard, whose arrows go on in it. */
export function HourGrid({ map }: { map: HeatMap }) {
  const [at, setAt] = useState<readonly [day: number, place: number]>([0, 0]);
  const [pointed, point] = useState<HeatCell | null>(null);
  const grid = useRef<HTMLTableElement>(null);

  function keyPressed(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const day = Math.min(6, Math.max(0, at[0] + step[0]));
    const place = Math.min(map.hours.length - 1, Math.max(0, at[1] + step[1]));
    setAt([day, place]);
    grid.current?.querySelector<HTMLElement>(`[data-cell="${day}-${place}"]`)?.focus();
  }

  return (
    <div>
      <div className="overflow-x-auto pb-1">
        <table
          ref={grid}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells are gone through by arrows
          role="grid"
          aria-label={texts().grid}
          onKeyDown={keyPressed}
          onPointerLeave={() => point(null)}
          className="w-full min-w-76 table-fixed border-separate border-spacing-0.5"
        >
          <thead>
            <tr>
              <td className="w-7" />
              {map.hours.map((hour) => (
                <th
                  key={hour}
                  scope="col"
                  className="pb-1 text-center font-normal text-12 text-muted figures"
                >
                  {String(hour).padStart(2, "0")}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {map.days.map((cells, day) => (
              <tr key={texts().days[day]}>
                <th scope="row" className="pr-2 text-left font-normal text-12 text-muted">
                  <abbr title={texts().days[day]} className="no-underline">
                    {texts().shortDays[day]}
                  </abbr>
                </th>
                {cells.map((cell, place) => (
                  <Cell
                    key={cell.hour}
                    cell={cell}
                    highest={map.highest}
                    place={place}
                    isStop={day === at[0] && place === at[1]}
                    onPoint={() => point(cell)}
                    onFocus={() => {
                      setAt([day, place]);
                      point(cell);
                    }}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-12 text-muted">
        <p className="min-w-0 flex-1 basis-60 figures">
          {pointed ? cellText(pointed) : texts().pointAtCell}
        </p>
        <Scale highest={map.highest} />
      </div>
    </div>
  );
}

function Cell({
  cell,
  highest,
  place,
  isStop,
  onPoint,
  onFocus,
}: {
  cell: HeatCell;
  highest: number;
  place: number;
  isStop: boolean;
  onPoint(): void;
  onFocus(): void;
}) {
  const { day, rate } = cell;
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of the grid
      role="gridcell"
      data-cell={`${day}-${place}`}
      tabIndex={isStop ? 0 : -1}
      onPointerEnter={onPoint}
      onFocus={onFocus}
      style={rate === null ? undefined : { backgroundColor: shade(rate, highest) }}
      className={classNames(
        "h-9 rounded-sm text-center text-12 figures focus-visible:outline-offset-0",
        rate === null && "bg-base text-faint",
      )}
    >
      <span aria-hidden="true">
        {rate === null
          ? "·"
          : formats()
              .percent(100 * rate, 0)
              .replace(/\s?%/u, "")}
      </span>
      <span className="sr-only">{cellText(cell)}</span>
    </td>
  );
}

/** From less to more, as the cells are coloured. */
function Scale({ highest }: { highest: number }) {
  return (
    <p className="flex items-center gap-2 figures">
      {formats().percent(0, 0)}
      <span
        aria-hidden="true"
        className="h-2 w-28 rounded-full"
        style={{
          background: `linear-gradient(to right, ${shade(0, 1)}, ${shade(1, 1)})`,
        }}
      />
      {formats().percent(100 * highest, 0)}
    </p>
  );
}

function shade(rate: number, highest: number): string {
  const share = highest > 0 ? Math.min(1, rate / highest) : 0;
  return `color-mix(in oklab, var(--accent) ${Math.round(8 + share * (DEEPEST - 8))}%, var(--surface))`;
}
