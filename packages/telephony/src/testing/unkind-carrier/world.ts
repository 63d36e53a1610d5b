import type { Clock, Timers } from "@rufbaum/runtime";

/** What the carrier has of the world around it. */
export interface World {
  clock: Clock;
  timers: Timers;
  accountSid: string;
  authToken: string;
  /** Reaches what is published under a public address. */
  reach: Reach;
  /** Waits, as fast as this carrier's time goes; rejects with `CutOff` once `signal` is aborted. */
  wait(milliseconds: number, signal?: AbortSignal): Promise<void>;
  sid(prefix: string): string;
  /** Notes what the documentation does not allow the other end to do. */
  complain(about: string): void;
}

export interface Reach {
  fetch(url: string, init: RequestInit): Promise<Response>;
  connect(url: string, headers: Record<string, string>, handlers: SocketHandlers): CarrierSocket;
}

export interface SocketHandlers {
  open(): void;
  message(text: string): void;
  close(code: number): void;
}

export interface CarrierSocket {
  send(text: string): void;
  close(code: number, reason: string): void;
  /** Breaks it without a word: the other end sees 1006. */
  drop(): void;
}

/** What was being done is no longer wanted. */
export class CutOff extends Error {
  override readonly name = "CutOff";
}

/** Waiting by timers, `speed` times as fast as told. */
export function waiting(timers: Timers, speed: number): World["wait"] {
  return (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(new CutOff());
      const cutOff = () => {
        cancel();
        reject(new CutOff());
      };
      const cancel = timers.after(milliseconds / speed, () => {
        signal?.removeEventListener("abort", cutOff);
        resolve();
      });
      signal?.addEventListener("abort", cutOff, { once: true });
    });
}

/** Ids as the documentation has them: two letters and 32 hexadecimal digits, counted up. */
export function countedSids(): World["sid"] {
  let count = 0;
  return (prefix) => `${prefix}${(++count).toString(16).padStart(32, "f0")}`;
}
