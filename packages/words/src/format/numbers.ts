import type { Language } from "../language.ts";

/**
 * How numbers and lists are written, in sentences and in tables; the same on every machine, unlike
 * `Intl`. A dash stands for what is no number.
 */
export interface Written {
  /** `1.234,5`; a minus sign for what is below zero. */
  decimal(value: number, digits?: number): string;
  /** `0,87`, `5`: as many digits as it has, rounded to at most two or as many as are asked for. */
  number(value: number, most?: number): string;
  /** `0,000125`: with every digit that it has. */
  exact(value: number): string;
  /** `1.234`. */
  whole(value: number): string;
  /** `34,2 %`, of a value that is in percent already. */
  percent(value: number, digits?: number): string;
  /** `5.000 €`, `49,90 €`. */
  euros(value: number): string;
  /** `12,3 MB`; decimal prefixes. */
  bytes(value: number): string;
  /** `3,1 ms` below ten; then `87 ms`; from a second on `1,25 s`. */
  wait(milliseconds: number): string;
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
  euros: readonly [before: string, after: string];
  quotes: readonly [open: string, close: string];
  and: string;
}

const MARKS: Readonly<Record<Language, Marks>> = {
  de: {
    decimal: ",",
    thousands: ".",
    percent: " %",
    euros: ["", "\u00A0€"],
    quotes: ["„", "“"],
    and: "und",
  },
  en: {
    decimal: ".",
    thousands: ",",
    percent: "%",
    euros: ["€", ""],
    quotes: ["“", "”"],
    and: "and",
  },
};

/** In place of what is no number. */
export const NO_NUMBER = "–";

export function writtenIn(language: Language): Written {
  const marks = MARKS[language];
  const [open, close] = marks.quotes;
  const [before, after] = marks.euros;

  /** Digits with a point, as the language has them; a zero has no sign. */
  function marked(digits: string, isNegative: boolean): string {
    const [whole = "0", part] = digits.split(".");
    const grouped = whole.replace(/\B(?=(?:\d{3})+$)/gu, marks.thousands);
    const text = part === undefined ? grouped : `${grouped}${marks.decimal}${part}`;
    return isNegative && /[1-9]/u.test(text) ? `−${text}` : text;
  }

  function decimal(value: number, digits = 1): string {
    if (!Number.isFinite(value)) return NO_NUMBER;
    return marked(rounded(Math.abs(value), digits), value < 0);
  }

  function number(value: number, most = 2): string {
    if (!Number.isFinite(value)) return NO_NUMBER;
    return marked(String(Number(rounded(Math.abs(value), most))), value < 0);
  }

  function exact(value: number): string {
    if (!Number.isFinite(value)) return NO_NUMBER;
    return marked(String(Math.abs(value)), value < 0);
  }

  function percent(value: number, digits?: number): string {
    if (!Number.isFinite(value)) return NO_NUMBER;
    return `${decimal(value, digits)}${marks.percent}`;
  }

  function euros(value: number): string {
    if (!Number.isFinite(value)) return NO_NUMBER;
    return `${before}${decimal(value, Number.isInteger(value) ? 0 : 2)}${after}`;
  }

  function bytes(value: number): string {
    if (!Number.isFinite(value)) return NO_NUMBER;
    if (value < 999.5) return `${whole(value)} B`;
    if (value < 999_950) return `${number(value / 1_000, 1)} kB`;
    return `${number(value / 1_000_000, 1)} MB`;
  }

  function wait(milliseconds: number): string {
    if (!Number.isFinite(milliseconds)) return NO_NUMBER;
    if (milliseconds < 9.95) return `${decimal(milliseconds)} ms`;
    if (milliseconds < 999.5) return `${whole(milliseconds)} ms`;
    return `${decimal(milliseconds / 1_000, 2)} s`;
  }

  function signed(value: number): string {
    const text = decimal(value);
    return value > 0 && /[1-9]/u.test(text) ? `+${text}` : text;
  }

  const whole = (value: number) => decimal(value, 0);
  return {
    decimal,
    number,
    exact,
    whole,
    euros,
    bytes,
    wait,
    percent,
    signed,
    counted: (count, one, many) => `${whole(count)} ${count === 1 ? one : many}`,
    quoted: (text) => `${open}${text}${close}`,
    listed(items) {
      const last = items.at(-1) ?? "";
      return items.length < 2 ? last : `${items.slice(0, -1).join(", ")} ${marks.and} ${last}`;
    },
  };
}

/** With so many digits; a half is rounded up as it is written: 23.65 is 23.7, whatever its bits say. */
function rounded(value: number, digits: number): string {
  const shifted = Number(`${value}e${digits}`);
  return Number.isFinite(shifted)
    ? (Math.round(shifted) / 10 ** digits).toFixed(digits)
    : value.toFixed(digits);
}
