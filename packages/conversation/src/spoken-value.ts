import type { ValueKindName } from "@rufbaum/tree";
import { spoken } from "./fill.ts";
import type { VariableValue } from "./types.ts";
import { VALUE_WORDING } from "./wording.ts";

/** A value as it is said back, so that whoever hears it can tell whether it is right. */
export function saidBack(kind: ValueKindName, value: VariableValue): string {
  const text = String(value);
  if (kind === "email") return spokenAddress(text);
  if (kind === "time") return spokenTime(text);
  if (kind === "date-time") return spokenMoment(text);
  const { unit } = VALUE_WORDING[kind];
  return unit === undefined ? spoken(value) : `${spoken(value)} ${unit}`;
}

/** `2026-11-26T10:00` → `Donnerstag, 26. November, um 10 Uhr`. */
function spokenMoment(text: string): string {
  const [, day, hour] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})$/.exec(text) ?? [];
  if (day === undefined || hour === undefined) return spoken(text);
  return `${spoken(day)}, um ${spokenTime(hour)}`;
}

/** `08:00` → `8 Uhr`, `14:30` → `14 Uhr 30`. */
function spokenTime(text: string): string {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(text) ?? [];
  if (hours === undefined || minutes === undefined) return text;
  return minutes === "00" ? `${Number(hours)} Uhr` : `${Number(hours)} Uhr ${Number(minutes)}`;
}

const SIGNS: Readonly<Record<string, string>> = {
  "@": "at",
  ".": "Punkt",
  "-": "Bindestrich",
  _: "Unterstrich",
  "+": "Plus",
};

/** `p.mueller68@gmx.de` → `P Punkt M U E L L E R 6 8 at G M X Punkt de`. */
function spokenAddress(address: string): string {
  const [local = "", domain = ""] = address.split("@");
  const dot = domain.lastIndexOf(".");
  return `${spelt(local)} at ${spelt(domain.slice(0, dot))} Punkt ${domain.slice(dot + 1)}`;
}

function spelt(text: string): string {
  const parts = text.match(/[a-z]+|\d+|[^a-z\d]/giu) ?? [];
  return parts.map((part) => SIGNS[part] ?? spokenPart(part)).join(" ");
}

/** What can't be heard, or could be written in two ways, is spelled. */
function spokenPart(part: string): string {
  const isWord = part.length > 2 && /[aeiouy]/u.test(part) && !/[aou]e/u.test(part);
  return (isWord && !SOUNDS_ALIKE.test(part)) || COMMON.has(part)
    ? part
    : part.toUpperCase().split("").join(" ");
}

/** Meier, Maier, Meyer; Schmidt, Schmitt; Thomas, Tomas; Hoffmann, Hofmann; Schulz, Schultz; Carsten. */
const SOUNDS_ALIKE =
  /[ae][iy]ers?$|^[a-z]{0,3}[ae][iy][a-z]{0,3}$|dt|tt|th|ph|ff|manns?$|lt?z|^c(?!h(?!r))/u;

/** With letters that are no umlaut, and names of mail providers that everybody knows. */
const COMMON: ReadonlySet<string> = new Set([
  "bauer",
  "neue",
  "euer",
  "steuer",
  "frauen",
  "blauer",
  ...["mail", "email", "gmail", "googlemail", "hotmail", "protonmail", "cloud", "comcast"],
  ...["office", "service", "verein", "arbeit", "reise", "reisen", "rein", "heim", "bei"],
]);
