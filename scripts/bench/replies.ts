import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../process/run-child.ts";

/** A reply that somebody wrote who never saw the library, and what it means. */
export interface Reply {
  /** A condition's key, `none` for none of them. */
  label: string;
  hard: boolean;
  text: string;
}

export const FOLDER = join(ROOT, "packages", "understanding", "evaluation");

/**
 * The replies, split in two by the sum of their letters before anybody looked at them: `development`
 * is for looking at faults, `held-back` for measuring alone.
 */
export function replies(part: "development" | "held-back"): Reply[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith(".tsv"))
    .sort()
    .flatMap((name) => readFileSync(join(FOLDER, name), "utf8").split("\n"))
    .flatMap((line) => {
      const [label, level, text] = line.split("\t");
      if (label === undefined || text === undefined) return [];
      return [{ label: KEYS[label] ?? label, hard: level === "hard", text: text.trim() }];
    })
    .filter(({ text }) => (sum(text) % 2 === 0) === (part === "development"));
}

const KEYS: Record<string, string> = { yes: "Ja", no: "Nein", maybe: "Vielleicht" };

function sum(text: string): number {
  let total = 0;
  for (let place = 0; place < text.length; place++) total += text.charCodeAt(place);
  return total;
}

/** The keys a node offers when all are offered. */
export const LABELS = [
  "Ja",
  "Nein",
  "Vielleicht",
  "secretary_detected",
  "not_interested",
  "already_has_provider",
  "callback_later",
  "price_objection",
  "send_info",
  "who_is_calling",
  "appointment_accepted",
  "wrong_person",
  "angry",
  "voicemail_detected",
  "opt_out",
] as const;
