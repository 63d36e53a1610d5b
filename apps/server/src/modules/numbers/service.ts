import { formatPhoneNumber } from "@rufbaum/dialing";
import {
  type CheckedCallerNumber,
  checkCallerNumber,
  chooseCallerNumber,
  type NumberProblem,
  standingOf,
} from "@rufbaum/dialing/caller-numbers";
import type { Clock } from "@rufbaum/runtime";
import {
  type CallerNumberRecord,
  changeCallerNumber,
  type Database,
  deleteCallerNumber,
  findCallerNumber,
  insertCallerNumber,
  listCallerNumbers,
  makeDefaultCallerNumber,
} from "@rufbaum/store";
import type { Carrier } from "@rufbaum/telephony";
import { DomainError } from "../../errors.ts";
import { createCarrierCheck } from "./carrier-check.ts";
import { enterConfiguredNumber } from "./configured-number.ts";
import { createInboundAnswers } from "./inbound-answers.ts";

export interface CallerNumbersDeps {
  clock: Clock;
  db: Database;
  carrier(): Pick<Carrier, "listNumbers" | "answerNumber">;
  /** Whether a number may be pointed here; so it is if left out. */
  isFound?: (() => boolean) | undefined;
  /** The number that the carrier was configured with, E.164. */
  configured(): string;
  /** The inventory is different now. */
  changed(): void;
  log(message: string): void;
}

export interface NumberChanges {
  label?: string | undefined;
  proof?: string | null | undefined;
  isDefault?: true | undefined;
  /** Calls to it shall come here; a tree that is to answer them wants that, too. */
  answersHere?: true | undefined;
  inboundTreeId?: string | null | undefined;
}

export type CallerNumbers = ReturnType<typeof createCallerNumbers>;

/** The numbers that calls may show: entered, proven, held against the carrier's account. */
export function createCallerNumbers(deps: CallerNumbersDeps) {
  const { clock, db } = deps;
  const carrierCheck = createCarrierCheck(deps);
  const inbound = createInboundAnswers(deps);

  async function all(): Promise<CallerNumberRecord[]> {
    const numbers = await listCallerNumbers(db);
    if (numbers.length > 0) return numbers;
    await enterConfiguredNumber({ ...deps, configured: deps.configured() });
    return listCallerNumbers(db);
  }

  async function add(entered: {
    number: string;
    label: string;
    proof: string | null;
  }): Promise<CallerNumberRecord> {
    const { e164, kind } = readNumber(entered.number);
    const isNew = await insertCallerNumber(db, {
      number: e164,
      label: entered.label,
      kind,
      proof: entered.proof,
      carrierSid: null,
      carrierSource: null,
      inboundTreeId: null,
      problem: null,
      checkedAt: null,
      createdAt: clock.now(),
    });
    if (!isNew) {
      throw new DomainError(
        { code: "number-known", number: formatPhoneNumber(e164) },
        { status: 409, details: { number: e164 } },
      );
    }
    await carrierCheck.ifReachable({ learns: false, only: e164 });
    const added = await settled(e164);
    deps.changed();
    return added;
  }

  /** A first number that may be used is the default without being asked for. */
  async function settled(number: string): Promise<CallerNumberRecord> {
    const numbers = await listCallerNumbers(db);
    const added = numbers.find((each) => each.number === number);
    if (!added) throw unknownNumber(number);
    if (numbers.some(({ isDefault }) => isDefault) || !standingOf(added).ok) return added;
    return (await makeDefaultCallerNumber(db, number)) ?? added;
  }

  async function change(number: string, changes: NumberChanges): Promise<CallerNumberRecord> {
    const { label, proof, isDefault, answersHere, inboundTreeId } = changes;
    const known = await existing(number);
    if (answersHere || inboundTreeId) await inbound.lead(known, inboundTreeId ?? null);
    let changed = await changeCallerNumber(db, known.number, {
      ...(label !== undefined && { label }),
      ...(proof !== undefined && { proof }),
      ...(inboundTreeId !== undefined && { inboundTreeId }),
    });
    if (isDefault) changed = await makeDefault(changed ?? known);
    if (!changed) throw unknownNumber(number);
    deps.changed();
    return changed;
  }

  async function makeDefault(number: CallerNumberRecord): Promise<CallerNumberRecord | null> {
    const standing = standingOf(number);
    if (standing.ok) return makeDefaultCallerNumber(db, number.number);
    throw new DomainError(
      {
        code: "number-not-usable",
        number: formatPhoneNumber(number.number),
        why: standing.refusal,
      },
      { status: 409, details: { number: number.number } },
    );
  }

  async function remove(number: string): Promise<void> {
    const known = await existing(number);
    const result = await deleteCallerNumber(db, known.number);
    if (result === "unknown") throw unknownNumber(number);
    if (result === "is-default") {
      throw new DomainError(
        { code: "default-number", number: formatPhoneNumber(known.number) },
        { status: 409 },
      );
    }
    deps.changed();
  }

  /** Asks the carrier about all of them and learns those that it has beside. */
  async function check(): Promise<CallerNumberRecord[]> {
    await carrierCheck.ofAll();
    deps.changed();
    return all();
  }

  /**
   * The number that a call shows: `wished`, else the default, E.164.
   * @throws DomainError `caller-number-not-allowed` if none may be shown
   */
  async function choose(wished: string | null = null): Promise<string> {
    const chosen = chooseCallerNumber(await all(), wished);
    if (chosen.ok) return chosen.number;
    const { refusal: why } = chosen;
    throw new DomainError({ code: "caller-number-not-allowed", why }, { status: 409 });
  }

  /** The number that calls show by default, `null` if there is none that they may. */
  async function shown(): Promise<string | null> {
    const chosen = chooseCallerNumber(await all(), null);
    return chosen.ok ? chosen.number : null;
  }

  /** The carrier takes no calls from it: it is not used again until a check finds it in order. */
  async function refused(number: string, fault: 21210 | 21212): Promise<void> {
    const problem: NumberProblem = `refused-${fault}`;
    const noted = await changeCallerNumber(db, number, { problem, checkedAt: clock.now() });
    if (noted) deps.changed();
  }

  async function existing(text: string): Promise<CallerNumberRecord> {
    const checked = checkCallerNumber(text);
    // One that may no longer be shown can still be removed.
    const number = checked.ok ? checked.e164 : text;
    const known = E164.test(number) ? await findCallerNumber(db, number) : null;
    if (!known) throw unknownNumber(text);
    return known;
  }

  /**
   * Once at the start: what the configuration names is there, and the carrier has been asked. Its
   * other numbers are learned only with a new account: what was removed here shall stay so.
   */
  async function start(): Promise<void> {
    const isNew = await enterConfiguredNumber({ ...deps, configured: deps.configured() });
    if (await carrierCheck.ifReachable({ learns: isNew })) deps.changed();
  }

  return { list: all, add, change, remove, check, choose, shown, refused, start };
}

const E164 = /^\+\d{1,15}$/;

function readNumber(text: string): CheckedCallerNumber & { ok: true } {
  const checked = checkCallerNumber(text);
  if (checked.ok) return checked;
  const { reason, refusal: why } = checked;
  throw new DomainError(
    { code: "invalid-caller-number", why },
    { status: 400, details: { reason, number: text } },
  );
}

function unknownNumber(text: string): DomainError {
  const number = text.slice(0, 64);
  return new DomainError(
    { code: "unknown-number", number: formatPhoneNumber(number) },
    { status: 404, details: { number } },
  );
}
