import type { Clock } from "@rufbaum/runtime";
import type { AccountKind } from "../account.ts";
import type { Address } from "../call-record.ts";
import { hashText } from "../hash.ts";
import { EMULATOR_FROM } from "../test-numbers.ts";

/** A number that the account owns: calls to it can be answered. */
export interface OwnedNumber {
  readonly sid: string;
  readonly number: string;
  readonly createdAt: number;
  updatedAt: number;
  name: string;
  voice: Address | null;
  voiceFallback: Address | null;
  status: Address | null;
  sms: Address | null;
  smsFallback: Address | null;
}

/** One whose calls somebody is asked about. */
export type AnsweredNumber = OwnedNumber & { voice: Address };

/** A number of somebody else that the account may show. */
export interface CallerId {
  readonly sid: string;
  readonly number: string;
  readonly createdAt: number;
  updatedAt: number;
  name: string;
}

export interface Numbers {
  owned: readonly OwnedNumber[];
  callerIds: readonly CallerId[];
  findOwned(number: string): OwnedNumber | null;
  /** Whether calls may show it. */
  mayCallFrom(number: string): boolean;
}

/** In the Berlin block of numbers that nobody can have. */
const OWNED_NUMBERS = [EMULATOR_FROM, "+493023125801", "+493023125802"];
const VERIFIED_NUMBERS = ["+493023125810"];
/** A trial account reaches nobody else: so that there is somebody who talks. */
const VERIFIED_FOR_TRIAL = "+493023125001";

/** The account's numbers; the first is the one that calls come from by default. */
export function createNumbers(clock: Clock, kind: AccountKind): Numbers {
  const createdAt = clock.now();
  const common = (number: string) => ({
    sid: sidOf(number),
    number,
    name: number,
    createdAt,
    updatedAt: createdAt,
  });
  const owned = OWNED_NUMBERS.map(
    (number): OwnedNumber => ({
      ...common(number),
      voice: null,
      voiceFallback: null,
      status: null,
      sms: null,
      smsFallback: null,
    }),
  );
  const verified = kind === "trial" ? [...VERIFIED_NUMBERS, VERIFIED_FOR_TRIAL] : VERIFIED_NUMBERS;
  const callerIds: CallerId[] = verified.map(common);
  const all = new Set([...owned, ...callerIds].map(({ number }) => number));
  return {
    owned,
    callerIds,
    findOwned: (number) => owned.find((one) => one.number === number) ?? null,
    mayCallFrom: (number) => all.has(number),
  };
}

/** The same number has the same sid in every emulator. */
function sidOf(number: string): string {
  const words = [0, 1, 2, 3].map((part) => hashText(`${part}${number}`));
  return `PN${words.map((word) => word.toString(16).padStart(8, "0")).join("")}`;
}
