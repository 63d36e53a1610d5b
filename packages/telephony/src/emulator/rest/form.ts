import type { Address } from "../call-record.ts";

/** A request that is refused with one of Twilio's codes. */
export class RestFault extends Error {
  override readonly name = "RestFault";
  readonly code: number;
  readonly status: number;

  constructor(code: number, status = 400) {
    super(`Refused with ${code}`);
    this.code = code;
    this.status = status;
  }
}

/**
 * The address and method that two fields give, `null` without the first.
 * @throws RestFault 21205 for no web address, 21209 for another method than GET or POST
 */
export function readAddress(form: URLSearchParams, name: string, methodName: string) {
  const url = form.get(name) ?? "";
  if (url === "") return null;
  if (!isWebAddress(url)) throw new RestFault(21205);
  return { url, method: readMethod(form, methodName) };
}

export function readMethod(form: URLSearchParams, name: string): Address["method"] {
  const method = (form.get(name) || "POST").toUpperCase();
  if (method !== "GET" && method !== "POST") throw new RestFault(21209);
  return method;
}

/** A whole number of a field inside a range; what is above it is cut down to it. */
export function readWhole(
  form: URLSearchParams,
  name: string,
  { otherwise, least, most, fault }: WholeNumber,
): number {
  const text = form.get(name) || null;
  if (text === null) return otherwise;
  const value = Number(text);
  if (!Number.isInteger(value) || value < least) throw new RestFault(fault);
  return Math.min(value, most);
}

export interface WholeNumber {
  otherwise: number;
  least: number;
  most: number;
  /** The code a number is refused with. */
  fault: number;
}

/** Values of a field that may be repeated, or hold several, parted by spaces. */
export function readWords(form: URLSearchParams, name: string): string[] {
  return form.getAll(name).flatMap((value) => value.split(/[\s,]+/).filter(Boolean));
}

export function readFlag(form: URLSearchParams, name: string): boolean {
  return form.get(name)?.toLowerCase() === "true";
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
