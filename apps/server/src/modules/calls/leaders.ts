import type { Leaders } from "@rufbaum/calls";
import type { AcrossServers, ServerPart } from "../../live/across-servers.ts";

/** `keeps`: still led there, unless somebody else has begun to lead it. */
type Told = { hello: true } | { keeps: string[] } | { leads: string[] } | { left: string };
/** `nth`: of this server's notices. */
type Notice = Told & { nth: number };

/**
 * Milliseconds of silence after which a server's calls are orphans. Longer than `isThere` waits: a
 * server that stood still for a while leads its calls on, and with the emulator nobody else could.
 */
const ORPHANED_AFTER = 60_000;

/**
 * Keeps count of who leads what, by what the servers tell each other: a call has the leader who said
 * so last; all servers hear everything in one order, their own words among it, and go by that.
 * `taken`: another server leads a call that was led here.
 *
 * An orphan falls to one of the servers that are left. So does a call that nobody has spoken of for
 * as long, since each of them says again and again what it leads.
 */
export function createLeaders(
  across: Pick<AcrossServers, "notice" | "isThere" | "silenceOf" | "isFirst">,
  taken: (callId: string) => void,
): Leaders & Pick<ServerPart, "listening" | "beats" | "notice" | "echo"> {
  const own = new Set<string>();
  const others = new Map<string, string>();
  /** Calls of which the others have not heard yet that they are led here, and which notice says so. */
  const unheard = new Map<string, number>();
  let told = 0;

  function tell(notice: Told): void {
    told += 1;
    if ("leads" in notice) for (const callId of notice.leads) unheard.set(callId, told);
    across.notice({ ...notice, nth: told } satisfies Notice);
  }

  return {
    placed(callId) {
      if (own.has(callId) || others.has(callId)) return;
      own.add(callId);
      tell({ keeps: [callId] });
    },
    began(callId) {
      others.delete(callId);
      own.add(callId);
      tell({ leads: [callId] });
    },
    ended(callId) {
      unheard.delete(callId);
      if (own.delete(callId) || others.delete(callId)) tell({ left: callId });
    },
    elsewhere(callId) {
      const server = others.get(callId);
      return server !== undefined && across.isThere(server) ? server : null;
    },
    fallsToUs(callId) {
      if (own.has(callId)) return true;
      const leader = others.get(callId) ?? null;
      return across.silenceOf(leader) >= ORPHANED_AFTER && across.isFirst();
    },
    ids: () => [...own, ...others.keys()],
    listening() {
      tell({ hello: true });
      if (own.size > 0) tell({ leads: [...own] });
    },
    beats() {
      if (own.size > 0) tell({ keeps: [...own] });
    },
    notice(from, given) {
      const notice = given as Notice;
      if ("hello" in notice) {
        // Also where there are none: who says so is there.
        tell({ leads: [...own] });
      } else if ("keeps" in notice) {
        for (const callId of notice.keeps) if (!own.has(callId)) others.set(callId, from);
      } else if ("left" in notice) {
        others.delete(notice.left);
      } else {
        for (const callId of notice.leads) {
          // That was said before we did, and is over for all who hear both.
          if (unheard.has(callId)) continue;
          others.set(callId, from);
          if (own.delete(callId)) taken(callId);
        }
      }
    },
    echo(given) {
      const { nth } = given as Notice;
      const lost: string[] = [];
      for (const [callId, at] of unheard) {
        if (at === nth) unheard.delete(callId);
        // What was said before and did not come back never went out.
        else if (at < nth) lost.push(callId);
      }
      if (lost.length > 0) tell({ leads: lost });
    },
  };
}
