import type { Timers } from "@rufbaum/runtime";
import type { Store } from "@rufbaum/store";
import type { StorageTrouble, Words } from "@rufbaum/words";
import { DomainError } from "../../errors.ts";

export interface StorageView {
  state: "ok" | "low" | "full" | "away";
  /** Bytes that can still be written; `null` where the database is elsewhere. */
  freeBytes: number | null;
  /** What is wrong and what to do; `null` while all is well. */
  message: string | null;
}

export interface StorageDeps {
  timers: Timers;
  outage: Store["outage"];
  /** Bytes that can still be written where the data are; `null` where they are elsewhere. */
  free(): Promise<number | null>;
  /** Stores something on a database elsewhere, which only so tells that it has room again. */
  tryWrite(): Promise<void>;
  log(message: string): void;
}

const MEGABYTE = 1024 * 1024;
/** Below this somebody should make room; below the second nobody is called any more. */
const LOW = 1024 * MEGABYTE;
const FULL = 64 * MEGABYTE;
/** Milliseconds between two looks. */
const LOOK_EVERY = 10_000;

export type Storage = ReturnType<typeof createStorage>;

/** Whether what happens can be stored, and for how long still. */
export function createStorage({ timers, outage, free, tryWrite, log }: StorageDeps) {
  let freeBytes: number | null = null;
  let told: StorageView["state"] = "ok";

  function state(): StorageView["state"] {
    const known = outage.current()?.outage;
    if (known === "disk-full" || (freeBytes ?? FULL) < FULL) return "full";
    if (known === "away") return "away";
    return (freeBytes ?? LOW) < LOW ? "low" : "ok";
  }

  async function look(): Promise<void> {
    freeBytes = await free().catch(() => null);
    if (outage.current()?.outage === "disk-full") await lookForRoom();
    tell();
  }

  async function lookForRoom(): Promise<void> {
    if (freeBytes !== null) {
      if (freeBytes >= FULL) outage.hasRoom();
      return;
    }
    await tryWrite().then(outage.hasRoom, () => {});
  }

  /** Once for each change: that the database is away or full it has said itself. */
  function tell(): void {
    const now = state();
    if (now === told) return;
    const isBetter = now === "ok" && (told === "low" || told === "full");
    if (now === "low" || (now === "full" && outage.current() === null)) {
      log(
        `The disk is nearly full: ${inMegabytes(freeBytes)} free.${now === "full" ? " Nobody is called until there is room." : ""}`,
      );
    } else if (isBetter) log("The disk has room again.");
    told = now;
  }

  function view(words: Words): StorageView {
    const now = state();
    const trouble = troubleOf(now, freeBytes);
    return { state: now, freeBytes, message: trouble && words.storageTrouble(trouble) };
  }

  const cancel = timers.every(LOOK_EVERY, () => void look());
  void look();
  return {
    view,
    look,
    /** @throws DomainError `disk-full`: what happens in a call could not be stored. */
    refuseWhenFull(): void {
      if (state() !== "full") return;
      throw new DomainError({ code: "disk-full" }, { status: 507 });
    },
    stop: cancel,
  };
}

function troubleOf(state: StorageView["state"], freeBytes: number | null): StorageTrouble | null {
  if (state === "ok") return null;
  return state === "low"
    ? { code: state, free: inMegabytes(freeBytes), least: inMegabytes(FULL) }
    : { code: state };
}

function inMegabytes(bytes: number | null): string {
  return `${Math.floor((bytes ?? 0) / MEGABYTE)} MB`;
}
