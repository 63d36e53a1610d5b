import { formats } from "../../messages/formats.ts";

/** When a run was made, from milliseconds since 1970: for programs and for people. */
export function runTime(createdAt: number): { iso: string; text: string } {
  const iso = new Date(createdAt).toISOString();
  return { iso, text: formats().dateTime(iso) };
}
