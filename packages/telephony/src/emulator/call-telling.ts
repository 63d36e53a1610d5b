import type { Random } from "@rufbaum/runtime";
import type { Address } from "./call-record.ts";
import type { Manner } from "./fate.ts";
import type { LineTimers } from "./line/line-timers.ts";
import type { Webhooks } from "./webhooks.ts";

type Parameters = Readonly<Record<string, string>>;

/** Tells the app how a call fares. */
export interface Telling {
  /** Posts a callback `delay` milliseconds from now, and does not wait for its answer. */
  tell(address: Address, parameters: Parameters, delay: number): void;
  /** The last one; answers after how many milliseconds the last word of all is told. */
  tellLast(address: Address, parameters: Parameters, delay: number): number;
  ask: Webhooks["send"];
}

/** As a carrier is at its best: each callback once, when it falls due. */
export function properTelling(webhooks: Webhooks, timers: LineTimers): Telling {
  const post = (address: Address, parameters: Parameters, delay: number) =>
    void timers.after(delay, () => void webhooks.send(address, parameters));
  return {
    tell: post,
    tellLast(address, parameters, delay) {
      post(address, parameters, delay);
      return delay;
    },
    ask: webhooks.send,
  };
}

const LATEST = 6_000;
/** How much later than the last callback another one may still come. */
const AFTERWARDS = [1_000, 9_000] as const;
const REPEATS = 0.5;
const LOSES = 0.1;
/** How much later a question is asked once more, with the token of the first time. */
const ASKED_AGAIN = [150, 2_500] as const;

/**
 * As a carrier is allowed to be: callbacks come late, twice, in any order or not at all, one of
 * them after the last, and scripts are asked for twice. `last-lost`: the last callback never comes.
 */
export function unrulyTelling(
  webhooks: Webhooks,
  timers: LineTimers,
  random: Random,
  manner: Exclude<Manner, "proper">,
): Telling {
  let earlier: { address: Address; parameters: Parameters } | null = null;

  function post(address: Address, parameters: Parameters, delay: number): void {
    const token = webhooks.token();
    timers.after(delay, () => void webhooks.send(address, parameters, token));
    if (random.number() >= REPEATS) return;
    const again = delay + random.number() * LATEST;
    timers.after(again, () => void webhooks.send(address, parameters, token));
  }

  function within([least, most]: readonly [number, number]): number {
    return Math.round(least + random.number() * (most - least));
  }

  return {
    tell(address, parameters, delay) {
      earlier = { address, parameters };
      if (random.number() < LOSES) return;
      post(address, parameters, delay + Math.round(random.number() * LATEST));
    },
    tellLast(address, parameters, delay) {
      if (manner === "unruly") post(address, parameters, delay);
      const [, longest] = AFTERWARDS;
      const straggler = earlier;
      if (straggler) {
        const late = delay + within(AFTERWARDS);
        timers.after(late, () => void webhooks.send(straggler.address, straggler.parameters));
      }
      return delay + longest;
    },
    ask(address, parameters) {
      const token = webhooks.token();
      if (random.number() < REPEATS) {
        const again = within(ASKED_AGAIN);
        timers.after(again, () => void webhooks.send(address, parameters, token));
      }
      return webhooks.send(address, parameters, token);
    },
  };
}
