import { ask } from "./asking.ts";
import type { World } from "./world.ts";

export interface StatusCallbacks {
  /** `initiated`, `ringing`, `answered` or `completed`, with the fields that go with it. */
  happened(event: string, form: Readonly<Record<string, string>>): void;
}

/**
 * Tells how a call goes on, as unkindly as it may: nothing of it is promised to come once, in its
 * order or in time. So each comes twice, `ringing` before `initiated`, `answered` late, and what
 * the call was doing before its end once more after it.
 */
export function createStatusCallbacks(
  world: World,
  subscribed: { url: string; method?: string | undefined; events: readonly string[] },
  { losesEnd = false }: { losesEnd?: boolean },
): StatusCallbacks {
  const { url, method, events } = subscribed;
  let sequence = 0;
  const told = new Map<string, Record<string, string>>();

  function tell(form: Record<string, string>, delay: number): void {
    void world.wait(delay).then(() => ask(world, { url, method, form }));
  }

  return {
    happened(event, more) {
      const form: Record<string, string> = {
        ...more,
        Timestamp: new Date(world.clock.now()).toUTCString().replace("GMT", "+0000"),
        CallbackSource: "call-progress-events",
        SequenceNumber: String(sequence++),
      };
      if (url === "" || !events.includes(event)) return;
      if (event === "completed" && losesEnd) return;
      told.set(event, form);
      const delay = DELAYS[event] ?? 0;
      tell(form, delay);
      tell(form, delay + 450);
      if (event !== "completed") return;
      const before = told.get("ringing") ?? told.get("initiated");
      const answered = told.get("answered");
      if (before) tell(before, delay + 600);
      if (answered) tell(answered, delay + 700);
    },
  };
}

/** Milliseconds after the event; `ringing` comes 250 after `initiated`. */
const DELAYS: Readonly<Record<string, number>> = {
  initiated: 700,
  ringing: 100,
  answered: 1_300,
  completed: 300,
};
