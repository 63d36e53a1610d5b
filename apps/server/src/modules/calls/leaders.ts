import type { AcrossServers } from "../../live/across-servers.ts";

/** Which server leads which call. Without others all of them are led here. */
export interface Leaders {
  /** This server leads the call from now on. */
  began(callId: string): void;
  /** Nobody leads it any more. */
  ended(callId: string): void;
  /** The other server that leads it, `null` if it is led here, or nowhere. */
  elsewhere(callId: string): string | null;
}

export const NO_OTHERS: Leaders = { began() {}, ended() {}, elsewhere: () => null };

type Notice = { hello: true } | { leads: string[] } | { left: string };

/**
 * Keeps count of who leads what, by what the servers tell each other: a call has the leader who said
 * so last. `taken`: another server leads a call that was led here.
 */
export function createLeaders(
  across: Pick<AcrossServers, "notice">,
  taken: (callId: string) => void,
): Leaders & { listening(): void; notice(from: string, notice: unknown): void; count(): number } {
  const own = new Set<string>();
  const others = new Map<string, string>();

  function tell(notice: Notice): void {
    across.notice(notice);
  }

  return {
    began(callId) {
      others.delete(callId);
      own.add(callId);
      tell({ leads: [callId] });
    },
    ended(callId) {
      others.delete(callId);
      if (own.delete(callId)) tell({ left: callId });
    },
    elsewhere: (callId) => others.get(callId) ?? null,
    listening() {
      tell({ hello: true });
      if (own.size > 0) tell({ leads: [...own] });
    },
    notice(from, given) {
      const notice = given as Notice;
      if ("hello" in notice) {
        if (own.size > 0) tell({ leads: [...own] });
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
