import type { Clock, Random } from "@rufbaum/runtime";

const TICKET_MILLISECONDS = 30_000;
/** Open tickets at most; the oldest gives way. */
const OPEN_TICKETS = 1_000;

/**
 * Single-use tickets for opening a socket, as a browser can send no header with one and a
 * session's token has no place in an address.
 */
export function createTickets({ clock, random }: { clock: Clock; random: Random }) {
  const open = new Map<string, { session: string; expiresAt: number }>();

  return {
    issue(session: string): string {
      const oldest = open.keys().next().value;
      if (open.size >= OPEN_TICKETS && oldest !== undefined) open.delete(oldest);
      const ticket = random.secret();
      open.set(ticket, { session, expiresAt: clock.now() + TICKET_MILLISECONDS });
      return ticket;
    },
    /** The session it was made for, `null` if it was used, has expired or never was one. */
    redeem(ticket: string): string | null {
      const found = open.get(ticket);
      open.delete(ticket);
      return found && found.expiresAt > clock.now() ? found.session : null;
    },
    /** Makes the tickets of a session that ended void. */
    revoke(session: string): void {
      for (const [ticket, { session: owner }] of open) if (owner === session) open.delete(ticket);
    },
  };
}
