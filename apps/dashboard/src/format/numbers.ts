const whole = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 0 });
const fraction = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 2 });
const euros = new Intl.NumberFormat("de-DE", {
  style: "currency",
  currency: "EUR",
  trailingZeroDisplay: "stripIfInteger",
});
const oneDigit = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 1 });

/** 1.234 */
export function formatCount(value: number): string {
  return whole.format(value);
}

/** 0,87 */
export function formatFraction(value: number): string {
  return fraction.format(value);
}

/** 18 % or 18,5 %, of a number from 0 to 100. */
export function formatPercent(value: number): string {
  return `${oneDigit.format(value)} %`;
}

/** 2,6: points of percent, without a sign. */
export function formatPoints(value: number): string {
  return oneDigit.format(value);
}

/** 5.000 € or 49,90 € */
export function formatEuros(value: number): string {
  return euros.format(value);
}

/** 12,3 MB */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${oneDigit.format(bytes / 1000)} kB`;
  return `${oneDigit.format(bytes / 1_000_000)} MB`;
}
