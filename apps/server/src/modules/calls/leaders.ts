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
  /**
   * Calls of which the others have not heard yet that they are led here: which notice says so, and who
   * else said it of himself meanwhile.
   */
  const unheard = new Map<string, { nth: number; claimant: string | null }>();
  let told = 0;

  function tell(notice: Told): void {
    told += 1;
    across.notice({ ...notice, nth: told } satisfies Notice);
  }

  /** Also where there are none: who says so is there. */
  function tellLeads(callIds: readonly string[]): void {
    for (const leads of inPortions(callIds)) {
      for (const callId of leads) unheard.set(callId, { nth: told + 1, claimant: null });
      tell({ leads });
    }
  }

  function leaveTo(server: string, callId: string): void {
    others.set(callId, server);
    if (own.delete(callId)) taken(callId);
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
      tellLeads([callId]);
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
      if (own.size > 0) tellLeads([...own]);
    },
    beats() {
      if (own.size === 0) return;
      for (const keeps of inPortions([...own])) tell({ keeps });
    },
    notice(from, given) {
      const notice = given as Notice;
      if ("hello" in notice) {
        tellLeads([...own]);
      } else if ("keeps" in notice) {
        for (const callId of notice.keeps) if (!own.has(callId)) others.set(callId, from);
      } else if ("left" in notice) {
        others.delete(notice.left);
      } else {
        for (const callId of notice.leads) {
          const said = unheard.get(callId);
          // Said before we did, and over for all who hear both; unless our own word is lost.
          if (said) said.claimant = from;
          else leaveTo(from, callId);
        }
      }
    },
    echo(given) {
      const { nth } = given as Notice;
      const lost: string[] = [];
      for (const [callId, said] of unheard) {
        if (said.nth > nth) continue;
        unheard.delete(callId);
        // What was said before and did not come back never went out.
        if (said.nth === nth) continue;
        if (said.claimant === null) lost.push(callId);
        else leaveTo(said.claimant, callId);
      }
      if (lost.length > 0) tellLeads(lost);
    },
  };
}

/** As many as one notice takes. */
const PORTION = 200;

function inPortions(callIds: readonly string[]): string[][] {
  const portions = [callIds.slice(0, PORTION)];
  for (let from = PORTION; from < callIds.length; from += PORTION) {
    portions.push(callIds.slice(from, from + PORTION));
  }
  return portions;
}
