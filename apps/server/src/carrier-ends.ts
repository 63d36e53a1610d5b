import type { Runtime } from "@rufbaum/runtime";
import type { CarrierName } from "@rufbaum/telephony";
import {
  type CarrierEnd,
  emulatorEnd,
  twilioEnd,
  type UnreadableAccount,
  unreadableEnd,
} from "./carrier-end.ts";
import type { Config, TwilioConfig } from "./config.ts";

/** Who places calls now, and whoever still has some: a call ends with the carrier that it began with. */
export interface CarrierEnds<End extends Pick<CarrierEnd, "name"> = CarrierEnd> {
  /** Places what begins now. */
  current(): End;
  /** Whose a call is; the present one where nobody knows, or its credentials are gone. */
  of(call: { carrier: CarrierName | null }): End;
  /** The present one first. */
  all(): readonly End[];
}

export interface CarrierEndsDeps {
  config: Pick<Config, "emulatorSpeed" | "emulatorAccount">;
  runtime: Runtime;
  /** What webhooks are signed for, and where this process listens. */
  publicUrl: string;
  localUrl: string;
}

/** Whom calls go through. `null`: the emulator. */
export interface ChosenCarriers {
  current: TwilioConfig | { unreadable: UnreadableAccount } | null;
  /** Accounts that calls may still run in. */
  former: readonly TwilioConfig[];
}

/** The ends that can be chosen anew while the program runs. An emulator is made once it is needed. */
export function createCarrierEnds(deps: CarrierEndsDeps, chosen: ChosenCarriers) {
  let emulator: CarrierEnd | null = null;
  /** By account: one that is chosen again is the same. */
  const made = new Map<string, CarrierEnd>();
  let ends: readonly [CarrierEnd, ...CarrierEnd[]] = choose(chosen);

  function choose({ current, former }: ChosenCarriers): readonly [CarrierEnd, ...CarrierEnd[]] {
    const first = current === null ? emulated() : accountEnd(current);
    const others = former.map(accountEnd).filter(({ name }) => name !== first.name);
    return [first, ...others, ...(emulator && emulator !== first ? [emulator] : [])];
  }

  function emulated(): CarrierEnd {
    emulator ??= emulatorEnd(deps);
    return emulator;
  }

  function accountEnd(account: NonNullable<ChosenCarriers["current"]>): CarrierEnd {
    const key = JSON.stringify(account);
    const end =
      made.get(key) ??
      ("unreadable" in account
        ? unreadableEnd(account.unreadable)
        : twilioEnd({ ...deps, account }));
    made.set(key, end);
    return end;
  }

  return {
    ...endsOf(() => ends),
    use(next: ChosenCarriers): void {
      ends = choose(next);
      for (const [key, end] of made) if (!ends.includes(end)) made.delete(key);
    },
    /** The bundled carrier's REST interface, `null` while nothing goes through it. */
    emulator: (): CarrierEnd["emulator"] => emulator?.emulator ?? null,
    close: async () => void (await emulator?.close()),
  };
}

export type SwitchableEnds = ReturnType<typeof createCarrierEnds>;

/** One that is never changed. */
export function onlyEnd<End extends Pick<CarrierEnd, "name">>(end: End): CarrierEnds<End> {
  return fixedEnds(end);
}

/** Those that are never changed, the present one first. */
export function fixedEnds<End extends Pick<CarrierEnd, "name">>(
  ...ends: [End, ...End[]]
): CarrierEnds<End> {
  return endsOf(() => ends);
}

function endsOf<End extends Pick<CarrierEnd, "name">>(
  all: () => readonly [End, ...End[]],
): CarrierEnds<End> {
  return {
    current: () => all()[0],
    of: ({ carrier }) => all().find(({ name }) => name === carrier) ?? all()[0],
    all,
  };
}
