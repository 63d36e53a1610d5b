import { formatPhoneNumber, parsePhoneNumber, takesText } from "@rufbaum/dialing";
import { subjectOf } from "@rufbaum/dialing/subjects";
import { describeFault, type Runtime } from "@rufbaum/runtime";
import {
  type AuditAction,
  appendAuditEntry,
  CODE_CALL_LASTS,
  confirmOwnNumber,
  type Database,
  isSuppressed,
  listOwnNumbers,
  type OwnNumberRecord,
  readSubjectKey,
  removeOwnNumber,
  takeOwnNumberCode,
  takeOwnNumberTry,
} from "@rufbaum/store";
import { type Carrier, CarrierError, type CarrierName, reachesPeople } from "@rufbaum/telephony";
import { describeCarrierError } from "@rufbaum/telephony/errors";
import type { Words } from "@rufbaum/words";
import type { CarrierEnds } from "../../carrier-ends.ts";
import { DomainError } from "../../errors.ts";
import { readHomeCountry } from "../lawful-calling/home-country.ts";
import { invalidNumber } from "../numbers/read-number.ts";
import { startOfDay } from "../today/start-of-day.ts";
import { drawCode, hashOfCode, isSameHash } from "./code.ts";
import type { Called, MayNotTell } from "./may-tell.ts";

/** Codes to one number, and from this installation, each day. */
const CODES_PER_NUMBER = 3;
const CODES_IN_ALL = 10;
/** Seconds that the call with a code may ring, and last. */
const RINGING = 30;
const LONGEST_CALL = 90;
/** How often a code may be tried, and for how many minutes. */
const TRIES = 5;
const MINUTES = 10;

export interface OwnNumbersDeps {
  runtime: Pick<Runtime, "clock" | "random">;
  db: Database;
  /** What is shown counts with the present one alone. */
  ends: CarrierEnds<{
    name: CarrierName;
    carrier: Pick<Carrier, "sendMessage" | "announce" | "endCall">;
  }>;
  /** The number that texts come from. @throws DomainError if there is none */
  callerNumber(): Promise<string>;
  /** What forbids a call that tells a code; `null` if nothing does. */
  mayTell(tx: Database, called: Called, now: number): Promise<MayNotTell | null>;
  /** Whose days the codes are counted by. */
  timeZone(): string;
  /** In which the code is told. */
  words(): Words;
  log(message: string): void;
}

export interface OwnNumberView {
  number: string;
  written: string;
  addedBy: string;
  isConfirmed: boolean;
  confirmedAt: string | null;
  /** Until when the code that was sent last may be entered; `null` where none may. */
  codeEndsAt: string | null;
}

export type OwnNumbers = ReturnType<typeof createOwnNumbers>;

/**
 * Numbers that somebody here shows to be his own: a code goes there, and whoever can tell it has the
 * phone. It goes by text, or to a landline by a call that is none of the product's calls: nobody can
 * read it in a transcript.
 */
export function createOwnNumbers(deps: OwnNumbersDeps) {
  const { db, ends } = deps;
  const { clock, random } = deps.runtime;

  async function list(): Promise<OwnNumberView[]> {
    return (await listOwnNumbers(db, ends.current().name)).map((record) => view(record));
  }

  /**
   * Sends a code. `emulatedText`: what the emulator was given to send or to say, for it reaches
   * nobody; `null` with a carrier that does.
   */
  async function add(text: string, person: string) {
    const { e164, country, kind } = await readNumber(db, text);
    const sentBy = takesText(kind) ? "text" : "call";
    if (await isSuppressed(db, e164)) throw new DomainError({ code: "opted-out" }, { status: 409 });
    const { name: carrierName, carrier } = ends.current();
    const from = await deps.callerNumber();
    const code = drawCode(random);
    const now = clock.now();
    const whom = { number: e164, country, kind };
    const taken = await takeOwnNumberCode(db, {
      number: e164,
      carrier: carrierName,
      addedBy: person,
      codeHash: hashOfCode(e164, code),
      now,
      dayStart: startOfDay(now, deps.timeZone()),
      perNumber: CODES_PER_NUMBER,
      inAll: CODES_IN_ALL,
      forbids: async (tx) => (sentBy === "call" ? deps.mayTell(tx, whom, now) : null),
      subject: await subjectFor(db, e164),
    });
    if (typeof taken === "object") throw new DomainError(taken.forbidden, { status: 409 });
    if (taken !== "taken") throw notTaken(taken);
    const { ownNumberCall, ownNumberCode } = deps.words();
    const words =
      sentBy === "call" ? ownNumberCall({ code }) : ownNumberCode({ code, minutes: MINUTES });
    await send[sentBy]({ from, to: e164, text: words }, carrier);
    const emulatedText = reachesPeople(carrierName) ? null : words;
    return { ...(await shown(e164)), sentBy, emulatedText } as const;
  }

  async function confirm(text: string, code: string, person: string): Promise<OwnNumberView> {
    const { e164 } = await readNumber(db, text);
    const sentSince = clock.now() - MINUTES * 60_000;
    const own = { number: e164, carrier: ends.current().name };
    const tried = await takeOwnNumberTry(db, { ...own, tries: TRIES, sentSince });
    if (!tried) throw new DomainError({ code: "no-code-open" }, { status: 409 });
    const { codeHash, triesLeft } = tried;
    if (!isSameHash(hashOfCode(e164, code.replace(/\s/g, "")), codeHash)) {
      throw new DomainError(
        { code: "wrong-code", triesLeft },
        { status: 422, details: { triesLeft } },
      );
    }
    await db.transaction(async (tx) => {
      if (!(await confirmOwnNumber(tx, { ...own, codeHash, now: clock.now() }))) {
        throw new DomainError({ code: "no-code-open" }, { status: 409 });
      }
      await writeDown(tx, "own-number-confirmed", e164, person);
    });
    return shown(e164);
  }

  async function remove(text: string, person: string): Promise<void> {
    const { e164 } = await readNumber(db, text);
    const dayStart = startOfDay(clock.now(), deps.timeZone());
    await db.transaction(async (tx) => {
      const own = { number: e164, carrier: ends.current().name };
      if (!(await removeOwnNumber(tx, { ...own, dayStart }))) throw unknown(e164);
      await writeDown(tx, "own-number-removed", e164, person);
    });
  }

  async function shown(number: string): Promise<OwnNumberView> {
    const record = (await listOwnNumbers(db, ends.current().name)).find(
      (each) => each.number === number,
    );
    if (!record) throw unknown(number);
    return view(record);
  }

  function view({ number, addedBy, confirmedAt, ...code }: OwnNumberRecord): OwnNumberView {
    const { codeHash, codeSentAt, wrongCodes } = code;
    const endsAt = (codeSentAt ?? 0) + MINUTES * 60_000;
    const isOpen = codeHash !== null && wrongCodes < TRIES && endsAt >= clock.now();
    return {
      number,
      written: formatPhoneNumber(number),
      addedBy,
      isConfirmed: confirmedAt !== null,
      confirmedAt: confirmedAt === null ? null : new Date(confirmedAt).toISOString(),
      codeEndsAt: isOpen ? new Date(endsAt).toISOString() : null,
    };
  }

  type Telling = ReturnType<typeof ends.current>["carrier"];
  type Message = { from: string; to: string; text: string };
  const send = {
    text: async (message: Message, carrier: Telling) =>
      void (await telling(carrier.sendMessage(message))),
    async call({ text, ...message }: Message, carrier: Telling) {
      const { callSid } = await telling(
        carrier.announce({
          ...message,
          ringTimeout: RINGING,
          timeLimit: LONGEST_CALL,
          script: [{ do: "say", text }, { do: "hang-up" }],
        }),
      );
      for (const [sid, { at }] of called) if (isSurelyOver(at)) called.delete(sid);
      called.set(callSid, { number: message.to, at: clock.now(), carrier });
      // Who was blocked while the carrier was asked.
      await endForbidden((number) => number === message.to);
    },
  };

  /** Calls that told a code, or still do, by the carrier's id: the carrier tells nothing of them. */
  const called = new Map<string, { number: string; at: number; carrier: Telling }>();

  function isSurelyOver(at: number): boolean {
    return clock.now() - at > CODE_CALL_LASTS;
  }

  /** Ends the calls that tell these numbers a code, ringing or answered, as far as they are blocked now. */
  async function endForbidden(isAbout: (number: string) => boolean): Promise<void> {
    for (const [callSid, { number, at, carrier }] of called) {
      if (isSurelyOver(at) || !isAbout(number)) continue;
      try {
        if (await isSuppressed(db, number)) await carrier.endCall(callSid);
      } catch (error) {
        deps.log(`a call with a code goes on, whether blocked or not: ${describeFault(error)}`);
      }
    }
  }

  async function telling<Told>(work: Promise<Told>): Promise<Told> {
    try {
      return await work;
    } catch (cause) {
      if (!(cause instanceof CarrierError)) throw cause;
      const fault = describeCarrierError(cause);
      throw new DomainError(
        { code: "carrier-refused", callId: null, fault },
        { status: 502, cause },
      );
    }
  }

  async function writeDown(on: Database, action: AuditAction, number: string, by: string) {
    const subject = await subjectFor(on, number);
    await appendAuditEntry(on, { at: clock.now(), by, action, subject, details: {} });
  }

  async function subjectFor(on: Database, number: string): Promise<string> {
    return subjectOf(await readSubjectKey(on, random), number);
  }

  return { list, add, confirm, remove, endForbidden };
}

async function readNumber(db: Database, text: string) {
  const number = parsePhoneNumber(text, { home: await readHomeCountry(db) });
  if (number.ok) return number;
  throw invalidNumber(text, number.refusal);
}

function notTaken(why: "confirmed" | "number-limit" | "installation-limit"): DomainError {
  if (why === "confirmed") return new DomainError({ code: "own-number-known" }, { status: 409 });
  const isOfNumber = why === "number-limit";
  const limit = isOfNumber ? CODES_PER_NUMBER : CODES_IN_ALL;
  return new DomainError({ code: "too-many-codes", limit, isOfNumber }, { status: 429 });
}

function unknown(number: string): DomainError {
  return new DomainError(
    { code: "unknown-own-number", number: formatPhoneNumber(number) },
    { status: 404 },
  );
}
