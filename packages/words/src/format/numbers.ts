import type { Language } from "../language.ts";

/** How numbers and lists are written in sentences; the same on every machine, unlike `Intl`. */
export interface Written {
  /** `1.234,5`; a minus sign for what is below zero. */
  decimal(value: number, digits?: number): string;
  /** `1.234`. */
  whole(value: number): string;
  /** `34,2 %`, of a value that is in percent already. */
  percent(value: number, digits?: number): string;
  /** `+12,3`: a difference. */
  signed(value: number): string;
  /** `1 Gespräch`, `2 Gespräche`. */
  counted(count: number, one: string, many: string): string;
  /** `„Termin“`. */
  quoted(text: string): string;
  /** `a`, `a und b`, `a, b und c`. */
  listed(items: readonly string[]): string;
}

interface Marks {
  decimal: string;
  thousands: string;
  percent: string;
  quotes: readonly [open: string, close: string];
  and: string;
}

const MARKS: Readonly<Record<Language, Marks>> = {
  de: { decimal: ",", thousands: ".", percent: " %", quotes: ["„", "“"], and: "und" },
  en: { decimal: ".", thousands: ",", percent: "%", quotes: ["“", "”"], and: "and" },
};

export function writtenIn(language: Language): Written {
  const marks = MARKS[language];
  const [open, close] = marks.quotes;

  function decimal(value: number, digits = 1): string {
    const [whole = "0", part] = Math.abs(value).toFixed(digits).split(".");
    const grouped = whole.replace(/\B(?=(?:\d{3})+$)/gu, marks.thousands);
    const text = part === undefined ? grouped : `${grouped}${marks.decimal}${part}`;
    return value < 0 && /[1-9]/u.test(text) ? `−${text}` : text;
  }

  const whole = (value: number) => decimal(value, 0);
  return {
    decimal,
    whole,
    percent: (value, digits) => `${decimal(value, digits)}${marks.percent}`,
    signed: (value) => (value > 0 ? `+${decimal(value)}` : decimal(value)),
    counted: (count, one, many) => `${whole(count)} ${count === 1 ? one : many}`,
    quoted: (text) => `${open}${text}${close}`,
    listed(items) {
      const last = items.at(-1) ?? "";
      return items.length < 2 ? last : `${items.slice(0, -1).join(", ")} ${marks.and} ${last}`;
    },
  };
}
