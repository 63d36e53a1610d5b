import type { Language } from "../language.ts";
import { writtenIn } from "./numbers.ts";

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** `1,5 MB` or `64 kB`. */
export function inBytes(language: Language, bytes: number): string {
  const [amount, unit] = bytes >= MEGABYTE ? [bytes / MEGABYTE, "MB"] : [bytes / KILOBYTE, "kB"];
  return `${writtenIn(language).exact(Math.round(10 * amount) / 10)} ${unit}`;
}
