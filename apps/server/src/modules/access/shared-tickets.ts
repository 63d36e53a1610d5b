import { z } from "zod";
import type { AcrossServers, ServerPart } from "../../live/across-servers.ts";

const questionSchema = z.object({ ticket: z.string() });
/** A ticket's shape: nothing else is worth asking about. */
const TICKET = /^[0-9A-Za-z]{43}$/;
/** Milliseconds for the server that made it to answer. */
const WITHIN = 1_000;
/** Questions that may be open: anybody can come with a ticket that nobody made. */
const MOST_OPEN = 20;

/**
 * Redeems tickets that another server made: behind one address the socket may be opened elsewhere
 * than where its ticket was asked for.
 */
export function redeemElsewhere(
  across: Pick<AcrossServers, "askAll">,
): (ticket: string) => Promise<string | null> {
  let open = 0;
  return async function redeem(ticket) {
    if (!TICKET.test(ticket) || open >= MOST_OPEN) return null;
    open += 1;
    try {
      const session = await across.askAll({ ticket }, WITHIN);
      return typeof session === "string" ? session : null;
    } finally {
      open -= 1;
    }
  };
}

/** The same part, which also redeems this server's tickets for the others. */
export function withTickets(
  part: ServerPart,
  redeemHere: (ticket: string) => string | null,
): ServerPart {
  return {
    ...part,
    async answer(question) {
      const asked = questionSchema.safeParse(question);
      return asked.success ? redeemHere(asked.data.ticket) : part.answer(question);
    },
  };
}
