import type { Clock } from "@rufbaum/runtime";
import { Elysia } from "elysia";
import { z } from "zod";
import type { AnswerWords } from "../../http/answer-language.ts";
import { described } from "../../http/described.ts";
import type { Access } from "../access/service.ts";
import { signedIn } from "../access/signed-in.ts";
import { ERASURE_REASONS, type Persons } from "./service.ts";

export interface PersonRouteDeps {
  persons: Persons;
  runtime: { clock: Clock };
  access: Pick<Access, "identify" | "requirePerson">;
  wordsFor: AnswerWords;
}

const number = z.string().max(64);
const named = { body: z.strictObject({ number }) };

/**
 * `/api/persons`: what is known of one person, by number. It comes in bodies alone: addresses end in
 * logs and histories.
 */
export function personRoutes({ persons, runtime, access, wordsFor }: PersonRouteDeps) {
  return new Elysia({ name: "persons", prefix: "/api/persons" })
    .use(signedIn(access))
    .post("/show", ({ body }) => persons.show(body.number), {
      ...named,
      detail: described("Shows what is known of one person"),
    })
    .post(
      "/export",
      async ({ identity, body, request }) => {
        const by = await access.requirePerson(identity);
        const day = new Date(runtime.clock.now()).toISOString().slice(0, 10);
        const archive = await persons.hand(body.number, by, wordsFor(request));
        return sent(archive, `person-${day}.zip`);
      },
      {
        ...named,
        detail: described("Downloads all that is known of one person", {
          sends: "application/zip",
        }),
      },
    )
    .post(
      "/erase",
      async ({ identity, body }) => {
        const by = await access.requirePerson(identity);
        return persons.erase(body.number, by, body.reason ?? null);
      },
      {
        detail: described("Erases one person"),
        body: z.strictObject({ number, reason: z.enum(ERASURE_REASONS).optional() }),
      },
    );
}

/** As fast as whoever reads takes it, and no further once nobody does. */
function sent(pieces: AsyncGenerator<Uint8Array>, name: string): Response {
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => void (await pieces.return(undefined)),
  });
  return new Response(body, {
    headers: {
      "content-type": "application/zip",
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "no-store",
    },
  });
}
