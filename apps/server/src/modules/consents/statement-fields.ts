import { CONSENT_CHANNELS, type ConsentChannel } from "@rufbaum/dialing/lawful-calling";
import { z } from "zod";
import { beginningOf, LEDGER_TIME_ZONE, nameOfDay, nextDay } from "../today/start-of-day.ts";

const text = (most: number) => z.string().trim().min(1).max(most);
/** A moment, or a day of whose hour nobody knows. */
export const moment = z.iso.datetime({ offset: true }).or(z.iso.date());

/** Milliseconds since 1970; of a day its beginning at home. */
export function readMoment(written: string): number {
  return written.includes("T") ? Date.parse(written) : beginningOf(written);
}

/** The same, of what has happened: today without an hour is now, and not before what today brought. */
export function readPastMoment(written: string, now: number): number {
  return written === nameOfDay(now, LEDGER_TIME_ZONE) ? now : readMoment(written);
}

/** The same, of what counts until then: a day counts to its last millisecond. */
export function readEnd(written: string): number {
  const at = readMoment(written);
  return written.includes("T") ? at : nextDay(at) - 1;
}

/** What was agreed to, as it is sent. */
export const statementFields = z.strictObject({
  /** The words that were agreed to. */
  wording: text(10_000),
  /** Where they were asked for: a form, a fair, a call. */
  source: text(500),
  /** What shows it, in words. */
  evidence: z.string().trim().max(2_000).optional(),
  channel: z.enum(CONSENT_CHANNELS).optional(),
  /** Who may call; of the settings unless said otherwise. */
  company: text(80).optional(),
  purpose: text(200).optional(),
  /** Until when it counts, by its own wording: a day to its end. */
  endsAt: moment.optional(),
});
export type StatementFields = z.infer<typeof statementFields>;

/** How somebody is reached unless said otherwise. */
export const USUAL_CHANNEL: ConsentChannel = "ai-voice";
