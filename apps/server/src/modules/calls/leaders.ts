import type { AcrossServers } from "../../live/across-servers.ts";

/** Which server leads which call. Without others all of them are led here. */
export interface Leaders {
  /** This server has placed the call, and leads it unless another one does already. */
  placed(callId: string): void;
  /** This server leads the call from now on. */
  began(callId: string): void;
  /** Nobody leads it any more. */
  ended(callId: string): void;
  /** The other server that leads it, `null` if it is led here, or by none that is still there. */
  elsewhere(callId: string): string | null;
}

export const NO_OTHERS: Leaders = {
  placed() {},
  began() {},
  ended() {},
  elsewhere: () => null,
};

type Notice = { hello: true } | { placed: string } | { leads: string[] } | { left: string };

/**
 * Keeps count of who leads what, by what the servers tell each other: a call has the leader who said
 * so last. `taken`: another server leads a call that was led here.
 */
export function createLeaders(
  across: Pick<AcrossServers, "notice" | "isThere">,
  taken: (callId: string) => void,
): Leaders & { listening(): void; notice(from: string, notice: unknown): void; count(): number } {
  const own = new Set<string>();
  const others = new Map<string, string>();

  function tell(notice: Notice): void {
    across.notice(notice);
  }

  return {
    placed(callId) {
      if (own.has(callId) || others.has(callId)) return;
      own.add(callId);
      tell({ placed: callId });
    },
    began(callId) {
      others.delete(callId);
      own.add(callId);
      tell({ leads: [callId] });
    },
    ended(callId) {
      others.delete(callId);
      if (own.delete(callId)) tell({ left: callId });
    },
    elsewhere(callId) {
      const server = others.get(callId);
      if (server === undefined || across.isThere(server)) return server ?? null;
      others.delete(callId);
      return null;
    },
    listening() {
      tell({ hello: true });
      if (own.size > 0) tell({ leads: [...own] });
    },
    notice(from, given) {
      const notice = given as Notice;
      if ("hello" in notice) {
        // Also where there are none: who says so is there.
        tell({ leads: [...own] });
      } else if ("placed" in notice) {
        if (!own.has(notice.placed)) others.set(notice.placed, from);
      } else if ("left" in notice) {
        if (others.get(notice.left) === from) others.delete(notice.left);
      } else {
        for (const callId of notice.leads) {
          others.set(callId, from);
          if (own.delete(callId)) taken(callId);
        }
      }
    },
    /** Calls that are led anywhere. */
    count: () => own.size + others.size,
  };
}
