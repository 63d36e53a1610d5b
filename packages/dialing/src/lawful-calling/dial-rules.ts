/** Which country's law and practice the rules begin with. */
export const PRESET_NAMES = ["DE", "AT", "CH", "none"] as const;
export type PresetName = (typeof PRESET_NAMES)[number];

/** Minutes of the day, local to who is called: from the first to before the second. */
export interface DayWindow {
  from: number;
  until: number;
}

/** What must be so for a call to be placed: a preset, with what was changed of it. */
export interface DialRules {
  preset: PresetName;
  /** Whom one may call: who agreed expressly, businesses also where they would presumably agree, anybody. */
  consent: "express" | "presumed-for-businesses" | "not-needed";
  /** Months after grant or last use in which a consent still counts; `null`: it never lapses. */
  consentMonths: number | null;
  /** Days in which somebody may be called back who wished for it; `null`: it never lapses. */
  callBackDays: number | null;
  /** `null`: nobody is called on such a day. */
  windows: { workdays: DayWindow | null; saturday: DayWindow | null; sunday: DayWindow | null };
  /** Whether public holidays count as Sundays. */
  keepsHolidays: boolean;
  /** Calls to one number, over all campaigns; `null`: no limit. */
  attempts: { perDay: number | null; perWeek: number | null; perCampaign: number | null };
  /** Seconds that it rings. */
  ringing: { least: number; most: number };
  /** Shares from 0 to 1 of the answered calls in which nothing was heard within two seconds. */
  lostCalls: { slowFrom: number; pauseFrom: number; leastCalls: number };
  /** Whether numbers of imported Robinson lists are left out. */
  keepsRobinson: boolean;
}
