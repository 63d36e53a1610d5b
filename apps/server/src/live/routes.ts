import type { Clock } from "@rufbaum/runtime";
import { Elysia } from "elysia";
import { z } from "zod";
import { described } from "../http/described.ts";
import { createFrameMeter, type Verdict } from "../modules/telephony/frame-meter.ts";
import type { Live } from "./live.ts";
import { type ClientMessage, liveMessageSchema, readClientMessage } from "./messages.ts";

export interface LiveRouteDeps {
  clock: Clock;
  live: Live;
  /** Takes a single-use ticket and names the session it was made for, `null` if it is void. */
  redeemTicket(ticket: string): Promise<string | null>;
}

/**
 * The live socket of dashboards and the CLI: `/ws?ticket=…`.
 *
 * What comes is typed, but has no schema: Elysia would answer a frame of another form with an error
 * that repeats it, indented (8 kB of brackets with 32 MB, after seconds). Whoever sends one is
 * disconnected without a word.
 */
export function liveRoutes({ clock, live, redeemTicket }: LiveRouteDeps) {
  /** By the sockets' ids: Elysia hands out a new `ws` for every frame. */
  const meters = new Map<string, () => Verdict>();
  return new Elysia({ name: "live" })
    .resolve(async ({ request, status }) => {
      const ticket = new URL(request.url).searchParams.get("ticket");
      const session = ticket === null ? null : await redeemTicket(ticket);
      if (session === null) return status(401);
      if (!live.hasRoom(session)) return status(429);
      return { session };
    })
    .ws("/ws", {
      detail: described("The live socket: what changes, while it does", { status: 101, sends: [] }),
      // Whoever has none is refused as whoever has a void one.
      query: z.object({ ticket: z.string().optional() }),
      body: z.custom<ClientMessage>(),
      response: liveMessageSchema,
      open(ws) {
        meters.set(ws.id, createFrameMeter(clock));
        live.opened(ws.id, ws.data.session, ws.raw);
      },
      message(ws, frame) {
        // Frames behind the one that it was closed for, which came with it.
        const take = meters.get(ws.id);
        if (!take) return;
        const verdict = take();
        if (verdict === "drop") return;
        const message = verdict === "take" ? readClientMessage(frame) : null;
        if (message === null) {
          meters.delete(ws.id);
          ws.close(1008, verdict === "close" ? "too many frames" : "not understood");
        } else if (message.type === "subscribe") ws.subscribe(message.topic);
        else ws.unsubscribe(message.topic);
      },
      close(ws) {
        meters.delete(ws.id);
        live.closed(ws.id);
      },
    });
}
