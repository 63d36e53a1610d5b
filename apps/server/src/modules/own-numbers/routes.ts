import { Elysia } from "elysia";
import { z } from "zod";
import { described } from "../../http/described.ts";
import type { Access } from "../access/service.ts";
import { signedIn } from "../access/signed-in.ts";
import type { OwnNumbers } from "./service.ts";

const number = z.string().max(64);

/** `/api/own-numbers`: numbers that somebody here shows to be his own. */
export function ownNumbersRoutes(
  ownNumbers: OwnNumbers,
  access: Pick<Access, "identify" | "requirePerson">,
) {
  return new Elysia({ name: "own-numbers", prefix: "/api/own-numbers" })
    .use(signedIn(access))
    .get("", () => ownNumbers.list(), {
      detail: described("Lists telephones that somebody here has shown to be his own"),
    })
    .post(
      "",
      async ({ identity, body, status }) => {
        const person = await access.requirePerson(identity);
        return status(201, await ownNumbers.add(body.number, person));
      },
      {
        detail: described("Sends a code to a telephone that is to be called for tests", {
          status: 201,
        }),
        body: z.strictObject({ number }),
      },
    )
    .post(
      "/confirm",
      async ({ identity, body }) => {
        const person = await access.requirePerson(identity);
        return ownNumbers.confirm(body.number, body.code, person);
      },
      {
        detail: described("Shows by its code that a telephone is one's own"),
        body: z.strictObject({ number, code: z.string().max(16) }),
      },
    )
    .post(
      "/remove",
      async ({ identity, body }) => {
        await ownNumbers.remove(body.number, await access.requirePerson(identity));
        return { ok: true as const };
      },
      { detail: described("Removes a telephone of one's own"), body: z.strictObject({ number }) },
    );
}
