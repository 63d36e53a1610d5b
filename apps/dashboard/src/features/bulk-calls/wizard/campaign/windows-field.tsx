import { WEEKDAYS, type Weekday, type WeekWindows } from "@rufbaum/dialing/campaigns";
import type { DayWindow } from "@rufbaum/dialing/lawful-calling";
import { minuteOfDay } from "@rufbaum/words/format";
import { Plus, X } from "lucide-react";
import { useState } from "react";
import { bulkCallsTexts } from "../../../../messages/bulk-calls.ts";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { SwitchField } from "../../../../ui/switch-field.tsx";
import { readTime } from "../../../settings/lawful-calling/rule-texts.ts";

const texts = () => bulkCallsTexts().plan;
const MOST_WINDOWS = 3;
const WORKDAY: readonly DayWindow[] = [{ from: 9 * 60, until: 18 * 60 }];
/** What one begins with: workdays at office hours. */
const USUAL: WeekWindows = {
  monday: WORKDAY,
  tuesday: WORKDAY,
  wednesday: WORKDAY,
  thursday: WORKDAY,
  friday: WORKDAY,
  saturday: [],
  sunday: [],
};

/** When it calls, by weekday, where that is narrower than the rules. */
export function WindowsField({
  windows,
  onChange,
}: {
  windows: WeekWindows | null;
  onChange(windows: WeekWindows | null): void;
}) {
  return (
    <div>
      <SwitchField
        label={texts().ownWindows}
        hint={texts().ownWindowsHint}
        isOn={windows !== null}
        onChange={(isOn) => onChange(isOn ? USUAL : null)}
      />
      {windows && (
        <ul className="mt-3 divide-y divide-line border-y border-line">
          {WEEKDAYS.map((day) => (
            <Day
              key={day}
              day={day}
              windows={windows[day]}
              onChange={(own) => onChange({ ...windows, [day]: own })}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

function Day({
  day,
  windows,
  onChange,
}: {
  day: Weekday;
  windows: readonly DayWindow[];
  onChange(windows: readonly DayWindow[]): void;
}) {
  const name = texts().weekdays[day];
  const isWrong = windows.some(({ from, until }) => from >= until);
  const change = (index: number, changes: Partial<DayWindow>) =>
    onChange(windows.map((window, at) => (at === index ? { ...window, ...changes } : window)));
  const next = (): DayWindow => {
    const from = Math.min((windows.at(-1)?.until ?? 8 * 60) + 60, 22 * 60);
    return { from, until: Math.min(from + 120, 24 * 60) };
  };
  return (
    <li className="flex flex-wrap items-start gap-x-2 gap-y-1 py-1.5 text-13">
      <span className="flex h-7 w-24 shrink-0 items-center">{name}</span>
      <div className="min-w-0 flex-1 space-y-1">
        {windows.length === 0 && (
          <span className="flex h-7 items-center text-muted">{texts().dayOff}</span>
        )}
        {windows.map(({ from, until }, index) => (
          <div key={index} className="flex items-center gap-1">
            <Time
              label={texts().from(name)}
              minute={from}
              isWrong={from >= until}
              onChange={(from) => change(index, { from })}
            />
            <span aria-hidden="true">–</span>
            <Time
              label={texts().until(name)}
              minute={until}
              isWrong={from >= until}
              onChange={(until) => change(index, { until })}
            />
            <IconButton
              label={texts().removeWindow(name)}
              className="size-7"
              onClick={() => onChange(windows.filter((_, at) => at !== index))}
            >
              <X />
            </IconButton>
          </div>
        ))}
        {isWrong && (
          <p role="alert" className="text-12 text-failure">
            {texts().windowWrong}
          </p>
        )}
      </div>
      {windows.length < MOST_WINDOWS && (
        <IconButton
          label={texts().addWindow(name)}
          className="size-7"
          onClick={() => onChange([...windows, next()])}
        >
          <Plus />
        </IconButton>
      )}
    </li>
  );
}

/** What is typed stays as it is while it is no time; that one is not taken over. */
function Time({
  label,
  minute,
  isWrong,
  onChange,
}: {
  label: string;
  minute: number;
  isWrong: boolean;
  onChange(minute: number): void;
}) {
  const [typed, setTyped] = useState(minuteOfDay(minute));
  const isTime = readTime(typed) !== undefined;
  return (
    <input
      aria-label={label}
      aria-invalid={isWrong || !isTime || undefined}
      autoComplete="off"
      maxLength={5}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        const read = readTime(target.value);
        if (read !== undefined) onChange(read);
      }}
      className="h-7 w-16 rounded-md border border-line-strong bg-surface px-2 text-13 figures focus-visible:border-ring focus-visible:outline-1 focus-visible:outline-offset-0 aria-invalid:border-failure"
    />
  );
}
