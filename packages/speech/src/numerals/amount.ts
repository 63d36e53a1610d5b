import { cardinal, digitByDigit } from "./cardinal.ts";

/** A number as it is written: 12, 1.299, 1'000, 0,29, 1.200,50. */
export const AMOUNT = String.raw`(?:\d{1,3}(?:[.'’]\d{3}){1,4}(?![\d])|\d{1,15})(?:,\d{1,6})?`;
/** Nothing before it that would make it the end of something longer. */
export const NUMBER_START = String.raw`(?<![\p{L}\d])(?<!\d[.,:/])`;
/** Nothing after it that would make it the beginning of something longer. */
export const NUMBER_END = String.raw`(?![\d]|[.,:]\d)`;
/** A minus sign, and not the hyphen of a compound nor a dash between words. */
export const SIGN = String.raw`(?:(?<![\p{L}\d.,)] ?)[-−–]|(?<=\p{L}[,:]? )[-−](?=\d))?`;
/** Between the two ends of a range. */
export const TO = ` ?(?:[-–—−]|bis) ?`;

export interface Amount {
  whole: number;
  /** The digits after the decimal comma, as written. */
  decimals: string;
}

export function parseAmount(written: string): Amount {
  const [whole = "0", decimals = ""] = written.split(",");
  return { whole: Number(whole.replace(/\D/g, "")), decimals };
}

/** A number in words, decimals digit by digit; `one` is what a single 1 is called. */
export function amountInWords({ whole, decimals }: Amount, one?: string): string {
  if (decimals === "" || (whole === 0 && /^0+$/.test(decimals))) return cardinal(whole, one);
  return `${cardinal(whole)} Komma ${digitByDigit(decimals)}`;
}

export function isOne({ whole, decimals }: Amount): boolean {
  return whole === 1 && decimals === "";
}
