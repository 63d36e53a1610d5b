import { formatCount } from "../../format/numbers.ts";

const tenths = new Intl.NumberFormat("de-DE", {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const hundredths = new Intl.NumberFormat("de-DE", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** 3,1 ms below ten; then 87 ms; from a second on 1,25 s. */
export function waitText(milliseconds: number): string {
  if (milliseconds < 9.95) return `${tenths.format(milliseconds)} ms`;
  if (milliseconds < 999.5) return `${formatCount(milliseconds)} ms`;
  return `${hundredths.format(milliseconds / 1000)} s`;
}

/** The end of a histogram's bar: 25 ms, 1,5 s. */
export function endText(milliseconds: number): string {
  return milliseconds < 1000
    ? `${formatCount(milliseconds)} ms`
    : `${(milliseconds / 1000).toLocaleString("de-DE")} s`;
}
