import type { Bus } from "@rufbaum/store";

/** A database that hands texts on; it can be broken, for all or for one of them, or deaf. */
export function exchange() {
  const listeners = new Set<{ take(text: string): void; heard(): void }>();
  const state = { isBroken: false, losesOf: null as string | null, isDeaf: false, sent: 0 };
  function bus(): Bus {
    let own: { take(text: string): void; heard(): void } | null = null;
    return {
      async send(text) {
        const isLost = state.losesOf !== null && text.includes(`"from":"${state.losesOf}"`);
        if (state.isBroken || isLost) throw new Error("no database");
        state.sent += 1;
        await Promise.resolve();
        if (!state.isDeaf) for (const { take } of listeners) take(text);
      },
      async listen(take, heard) {
        if (own) listeners.delete(own);
        own = { take, heard };
        listeners.add(own);
        heard();
      },
      close: async () => {},
    };
  }
  return { bus, state, listeners };
}
