import { CALL_STATUSES } from "@rufbaum/telephony";
import {
  faultOfGiven,
  type GivenFault,
  type GivenVariables,
  LONGEST_GIVEN,
  MOST_GIVEN,
  OUTCOMES,
} from "@rufbaum/tree/graph";
import { Elysia } from "elysia";
import { z } from "zod";
import type { AnswerWords } from "../../http/answer-language.ts";
import { described } from "../../http/described.ts";
import type { Access } from "../access/service.ts";
import { signedIn } from "../access/signed-in.ts";
import type { Calls } from "./service.ts";
import { viewOverridden } from "./views.ts";

/** Calls listed, when nobody asks for more or fewer. */
const LATEST = 100;
/** Characters of a line that the agent is to say; longer ones nobody listens to. */
const LONGEST_LINE = 500;

const id = z.string().max(128);
const phoneNumber = z.string().max(64);
const instant = z.iso.datetime({ offset: true });
const outcome = z.enum(OUTCOMES);

const FAULTS: Readonly<Record<GivenFault, string>> = {
  "not-a-name": "The name must begin with a letter and go on with letters, digits, _ . or -",
  "not-a-value": "The value must be a text, a number, true or false",
  "too-long": `The value must have at most ${LONGEST_GIVEN} characters`,
};

/** Looked at by hand: a record's schema passes over `__proto__` without a word. */
const variables = z
  .custom<GivenVariables>()
  .superRefine((given: unknown, context) => {
    if (typeof given !== "object" || given === null || Array.isArray(given)) {
      context.addIssue({ code: "custom", message: "Must be an object of names and values" });
      return;
    }
    const entries = Object.entries(given);
    if (entries.length > MOST_GIVEN) {
      context.addIssue({ code: "custom", message: `At most ${MOST_GIVEN} variables are possible` });
      return;
    }
    for (const [name, value] of entries) {
      const fault = faultOfGiven(name, value);
      if (fault) context.addIssue({ code: "custom", message: FAULTS[fault], path: [name] });
    }
  })
  .meta({ type: "object", description: "Variables of the tree by their names" });

const listQuery = z.object({
  limit: z.coerce.number().int().min(1).max(1000).default(LATEST),
  before: id.optional(),
  status: z.enum(CALL_STATUSES).optional(),
  outcome: outcome.optional(),
  treeId: id.optional(),
  campaignId: id.optional(),
  number: phoneNumber.optional(),
  since: instant.optional(),
  until: instant.optional(),
  endedSince: instant.optional(),
});

export interface CallsRouteDeps {
  calls: Calls;
  access: Pick<Access, "identify" | "actorOf" | "requirePerson">;
  wordsFor: AnswerWords;
}

export function callsRoutes(deps: CallsRouteDeps) {
  const { calls, access, wordsFor } = deps;
  return new Elysia({ name: "calls" })
    .use(signedIn(access))
    .use(makeCallRoute(deps))
    .get("/api/calls/active", () => calls.active(), {
      detail: described("Lists the calls that are running"),
    })
    .get(
      "/api/calls",
      ({ query, request }) => calls.list(inMilliseconds(query), wordsFor(request)),
      {
        detail: described("Lists calls, the newest first"),
        query: listQuery.extend({ number: z.never("Ask for a number in a body").optional() }),
      },
    )
    .post(
      // A number is to stand in no log of addresses.
      "/api/calls/search",
      ({ body, request }) => calls.list(inMilliseconds(body), wordsFor(request)),
      { detail: described("Lists calls as GET does, and with one number"), body: listQuery },
    )
    .get("/api/calls/:id", ({ params, request }) => calls.find(params.id, wordsFor(request)), {
      detail: described("Shows a call with its messages"),
    })
    .get(
      "/api/calls/:id/recording",
      async ({ params }) => sound(await calls.recording(params.id)),
      { detail: described("Downloads a call's recording", { sends: "audio/wav" }) },
    )
    .post(
      "/api/calls/:id/hangup",
      async ({ params }) => {
        await calls.hangUp(params.id);
        return { ok: true as const };
      },
      { detail: described("Ends a running call") },
    )
    .post(
      "/api/calls/:id/say",
      async ({ params, body }) => {
        await calls.say(params.id, body.text);
        return { ok: true as const };
      },
      {
        detail: described("Has the agent say a line"),
        body: z.object({ text: z.string().trim().min(1).max(LONGEST_LINE) }),
      },
    )
    .post("/api/calls/:id/transfer", ({ params, body }) => calls.transfer(params.id, body?.to), {
      detail: described("Puts the caller through to a number, or to the one of the settings"),
      body: z.object({ to: phoneNumber.optional() }).optional(),
    })
    .post(
      "/api/calls/:id/outcome",
      async ({ params, body: { outcome }, identity }) => {
        // A wish to be called back allows a call.
        const by = outcome === "callback" ? await access.requirePerson(identity) : null;
        await calls.mark(params.id, outcome, by);
        return { ok: true as const };
      },
      { detail: described("Sets a call's outcome by hand"), body: z.object({ outcome }) },
    )
    .delete(
      "/api/calls/:id/outcome",
      async ({ params }) => ({ outcome: await calls.unmark(params.id) }),
      { detail: described("Takes back an outcome set by hand: the call has its own again") },
    );
}

function makeCallRoute({ calls, access, wordsFor }: CallsRouteDeps) {
  return new Elysia({ name: "make-call" }).use(signedIn(access)).post(
    "/api/make-call",
    async ({ body, identity, request }) => {
      const { name } = await access.actorOf(identity);
      const { call, ...placed } = await calls.place({ ...body, madeBy: name ?? undefined });
      const wouldNotBeCalled = viewOverridden(call, wordsFor(request));
      return { ...placed, to: call.to, wouldNotBeCalled };
    },
    {
      detail: described("Calls a number and has a tree's draft walked with whoever answers"),
      body: z.object({
        to: phoneNumber,
        treeId: id,
        from: phoneNumber.optional(),
        variables: variables.optional(),
        callBackOf: id.optional(),
      }),
    },
  );
}

/** Never cached, and never shown as anything else than sound. */
function sound(recording: Response): Response {
  return new Response(recording.body, {
    headers: {
      "content-type": "audio/wav",
      "content-disposition": 'attachment; filename="recording.wav"',
      "cache-control": "no-store",
    },
  });
}

function inMilliseconds({ since, until, endedSince, ...filter }: z.infer<typeof listQuery>) {
  return {
    ...filter,
    since: since === undefined ? undefined : Date.parse(since),
    until: until === undefined ? undefined : Date.parse(until),
    endedSince: endedSince === undefined ? undefined : Date.parse(endedSince),
  };
}
