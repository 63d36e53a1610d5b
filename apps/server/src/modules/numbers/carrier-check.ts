import { compareWithCarrier } from "@rufbaum/dialing/caller-numbers";
import type { Clock } from "@rufbaum/runtime";
import {
  changeCallerNumber,
  type Database,
  insertCallerNumber,
  listCallerNumbers,
} from "@rufbaum/store";
import { type Carrier, CarrierError, type CarrierNumber } from "@rufbaum/telephony";
import { describeCarrierError } from "@rufbaum/telephony/twilio";
import { carrierRefused } from "./carrier-refused.ts";

export interface CarrierCheckDeps {
  clock: Clock;
  db: Database;
  carrier(): Pick<Carrier, "listNumbers" | "answerNumber">;
  /** Whether a number may be pointed here; so it is if left out. */
  isFound?: (() => boolean) | undefined;
  log(message: string): void;
}

/** Holds the inventory against the carrier's account and writes down what it finds. */
export function createCarrierCheck({
  clock,
  db,
  carrier,
  isFound = () => true,
  log,
}: CarrierCheckDeps) {
  /** @throws DomainError `carrier-refused` if the carrier can't be asked */
  async function ofAll(): Promise<void> {
    try {
      await note(await carrier().listNumbers(), { learns: true });
    } catch (error) {
      if (!(error instanceof CarrierError)) throw error;
      throw carrierRefused(error);
    }
  }

  /** As `ofAll`, but a carrier that can't be asked is only logged: then nothing is known yet. */
  async function ifReachable(scope: { learns: boolean; only?: string }): Promise<boolean> {
    try {
      await note(await carrier().listNumbers(), scope);
      return true;
    } catch (error) {
      if (!(error instanceof CarrierError)) throw error;
      log(
        `the carrier could not be asked for its numbers: ${describeCarrierError(error).reported}`,
      );
      return false;
    }
  }

  async function note(
    account: readonly CarrierNumber[],
    { learns, only }: { learns: boolean; only?: string },
  ): Promise<void> {
    const checkedAt = clock.now();
    const known = await listCallerNumbers(db);
    const { findings, learned } = compareWithCarrier(known, account);
    for (const { number, ...found } of findings) {
      if (only !== undefined && number !== only) continue;
      await changeCallerNumber(db, number, { ...found, checkedAt });
    }
    for (const number of learns ? learned : []) {
      const entry = { proof: null, inboundTreeId: null, checkedAt, createdAt: checkedAt };
      await insertCallerNumber(db, { ...number, ...entry });
    }
    if (only === undefined && isFound()) await answerAgain(account, known);
  }

  /** Somebody may have pointed a number elsewhere since; a tree that is to answer it shall hear of its calls. */
  async function answerAgain(
    account: readonly CarrierNumber[],
    known: Awaited<ReturnType<typeof listCallerNumbers>>,
  ): Promise<void> {
    for (const { number, sid, source, answersHere } of account) {
      const isLed = known.some((each) => each.number === number && each.inboundTreeId !== null);
      if (isLed && source === "owned" && !answersHere) await carrier().answerNumber(sid);
    }
  }

  return { ofAll, ifReachable };
}
