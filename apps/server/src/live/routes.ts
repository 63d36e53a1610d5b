import { Elysia } from "elysia";
import { z } from "zod";
import type { Live } from "./live.ts";
import { clientMessageSchema, liveMessageSchema } from "./messages.ts";

export interface LiveRouteDeps {
  live: Live;
  /** Takes a single-use ticket and names the session it was made for, `null` if it is void. */
  redeemTicket(ticket: string): Promise<string | null>;
}

/** The live socket of dashboards and the CLI: `/ws?ticket=…`. */
export function liveRoutes({ live, redeemTicket }: LiveRouteDeps) {
  return new Elysia({ name: "live" })
    .resolve(async ({ request, status }) => {
      const ticket = new URL(request.url).searchParams.get("ticket");
      const session = ticket === null ? null : await redeemTicket(ticket);
      if (session === null) return status(401);
      return { session };
    })
    .ws("/ws", {
      query: z.object({ ticket: z.string() }),
      body: clientMessageSchema,
      response: liveMessageSchema,
      open(ws) {
        live.opened(ws.id, ws.data.session, ws.raw);
      },
      message(ws, message) {
        if (message.type === "subscribe") ws.subscribe(message.topic);
        else ws.unsubscribe(message.topic);
      },
      close(ws) {
        live.closed(ws.id);
      },
    });
}
