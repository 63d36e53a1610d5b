import { formatPhoneNumber, parsePhoneNumber } from "@rufbaum/dialing";
import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { median, type Row } from "./row.ts";

const COUNT = 20_000;
const ROUNDS = 5;

const KINDS: Readonly<Record<string, (digits: string) => string>> = {
  "+49171…": (digits) => `+49171${digits}`,
  "0171/…": (digits) => `0171/${digits}`,
  "+49 (0)30 23125-…": (digits) => `+49 (0)30 23125-${digits.slice(-3)}`,
  "0049 151 …": (digits) => `0049 151 2${digits}`,
  "a small town": (digits) => `033094 ${digits.slice(-5)}`,
  "171… without its zero": (digits) => `171${digits}`,
  "Austrian mobile": (digits) => `+43 664 ${digits}`,
  "Swiss mobile": (digits) => `+41 79 ${digits}`,
  French: (digits) => `+33 1 42${digits.slice(-6)}`,
  unassigned: (digits) => `0154 ${digits}`,
  "too short": (digits) => `0171 ${digits.slice(-4)}`,
};

/** How many numbers a second are read by kind, beside libphonenumber parsing the same texts. */
export function numbers(): Row[] {
  const rows = Object.entries(KINDS).map(([name, write]) => {
    const texts = Array.from({ length: COUNT }, (_, index) => write(sevenDigits(index)));
    const bare = rates(texts, (text) => parsePhoneNumberFromString(text, "DE"));
    return row(`numbers read: ${name}`, rates(texts, parsePhoneNumber), bare);
  });
  const shown = Array.from({ length: COUNT }, (_, index) => `+49171${sevenDigits(index)}`);
  return [...rows, row("numbers written for reading", rates(shown, formatPhoneNumber))];
}

function sevenDigits(index: number): string {
  return String((index * 7_919 + 1_234_567) % 10_000_000).padStart(7, "0");
}

/** Numbers a second, one figure a round; the first round only warms up. */
function rates(texts: readonly string[], read: (text: string) => unknown): number[] {
  const measured = Array.from({ length: ROUNDS + 1 }, () => {
    const start = performance.now();
    for (const text of texts) read(text);
    return (texts.length / (performance.now() - start)) * 1_000;
  });
  return measured.slice(1);
}

function row(name: string, ours: readonly number[], bare?: readonly number[]): Row {
  const range = `min ${thousands(Math.min(...ours))}, max ${thousands(Math.max(...ours))}`;
  return {
    name,
    value: `${thousands(median(ours))}/s`,
    spread: bare ? `${range}; bare libphonenumber ${thousands(median(bare))}` : range,
    promise: "",
  };
}

function thousands(rate: number): string {
  return `${Math.round(rate / 1_000)} k`;
}
