import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { now } from "../../../api/runtime.ts";
import { useTimeZone } from "../../../app/use-time-zone.ts";
import { formats } from "../../../messages/formats.ts";
import { language } from "../../../messages/language.ts";
import { transcriptsTexts } from "../../../messages/transcripts.ts";
import { classNames } from "../../../ui/class-names.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { commonRanges, type DayRange, monthAfter, pressDay, today, weeksOf } from "./days.ts";

const texts = transcriptsTexts;

/** A range of days: often wanted ones, or by their first and last on a calendar of weeks from Monday. */
export function DayPicker({
  range,
  onChange,
}: {
  range: DayRange;
  onChange(range: DayRange): void;
}) {
  const day = today(now(), useTimeZone());
  const [month, setMonth] = useState((range.from ?? range.to ?? day).slice(0, 7));
  const isSame = (other: DayRange) => other.from === range.from && other.to === range.to;

  function choose(next: DayRange): void {
    onChange(next);
    if (next.from !== null) setMonth(next.from.slice(0, 7));
  }

  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-13">{texts().period}</legend>
      <div className="flex flex-wrap gap-1">
        <Preset isOn={isSame(ANY)} onPress={() => choose(ANY)} label={texts().anyTime} />
        {Object.entries(commonRanges(day)).map(([name, common]) => (
          <Preset
            key={name}
            isOn={isSame(common)}
            onPress={() => choose(common)}
            label={texts().ranges[name as keyof ReturnType<typeof commonRanges>]}
          />
        ))}
      </div>
      <div className="mt-2 flex items-center">
        <IconButton label={texts().previousMonth} onClick={() => setMonth(monthAfter(month, -1))}>
          <ChevronLeft />
        </IconButton>
        <p aria-live="polite" className="flex-1 text-center font-medium text-13">
          {monthName(month)}
        </p>
        <IconButton label={texts().nextMonth} onClick={() => setMonth(monthAfter(month, 1))}>
          <ChevronRight />
        </IconButton>
      </div>
      <Month
        month={month}
        range={range}
        today={day}
        onPress={(day) => choose(pressDay(range, day))}
      />
    </fieldset>
  );
}

const ANY: DayRange = { from: null, to: null };

function Month({
  month,
  range: { from, to },
  today,
  onPress,
}: {
  month: string;
  range: DayRange;
  today: string;
  onPress(day: string): void;
}) {
  const weeks = weeksOf(month);
  const isChosen = (day: string) =>
    (from !== null || to !== null) && (from === null || day >= from) && (to === null || day <= to);
  return (
    <table className="w-full table-fixed border-separate border-spacing-y-0.5 text-center text-12 figures">
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" className="h-6 font-medium text-muted">
              {formats().shortDay(day).split(",")[0]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day} className={classNames("p-0", isChosen(day) && "bg-accent-soft")}>
                <button
                  type="button"
                  aria-pressed={isChosen(day)}
                  {...(day === today && { "aria-current": "date" as const })}
                  onClick={() => onPress(day)}
                  className={classNames(
                    "relative h-7 w-full rounded-md transition-colors",
                    day === from || day === to
                      ? "bg-accent font-medium text-on-accent"
                      : "hover:bg-hover",
                    day.slice(0, 7) !== month && day !== from && day !== to && "text-faint",
                    day === today && "font-semibold underline",
                  )}
                >
                  <span aria-hidden="true">{Number(day.slice(8))}</span>
                  <span className="sr-only">{formats().day(day)}</span>
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Preset({ isOn, onPress, label }: { isOn: boolean; onPress(): void; label: string }) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      className={classNames(
        "h-7 rounded-full border px-2.5 text-12 transition-colors",
        isOn
          ? "border-accent bg-accent-soft font-medium text-accent-ink"
          : "border-line-strong text-muted hover:bg-hover hover:text-ink",
      )}
    >
      {label}
    </button>
  );
}

function monthName(month: string): string {
  return new Intl.DateTimeFormat(language(), {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  }).format(new Date(`${month}-01T00:00Z`));
}
