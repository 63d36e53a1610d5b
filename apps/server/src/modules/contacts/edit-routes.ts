import type { Clock } from "@rufbaum/runtime";
import { type Database, findDuplicates, findTree } from "@rufbaum/store";
import type { CarrierName } from "@rufbaum/telephony";
import { canStart } from "@rufbaum/tree";
import { Elysia } from "elysia";
import { z } from "zod";
import type { AnswerWords } from "../../http/answer-language.ts";
import { described } from "../../http/described.ts";
import type { Access } from "../access/service.ts";
import { signedIn } from "../access/signed-in.ts";
import type { Calls } from "../calls/service.ts";
import { viewOverridden } from "../calls/views.ts";
import { askMayDial } from "../lawful-calling/ask-may-dial.ts";
import { unknownTree } from "../trees/service.ts";
import { listCallsOf, tellOfContact, variablesOfContact } from "./one-contact.ts";
import { filterFields, filterOf } from "./search-fields.ts";
import type { Contacts } from "./service.ts";
import { viewContact, viewNote } from "./view.ts";
import { defined, writtenFields } from "./written-fields.ts";

export interface ContactEditRouteDeps {
  db: Database;
  sideDb: Database;
  clock: Clock;
  carrier(): CarrierName;
  access: Pick<Access, "identify" | "actorOf" | "requirePerson">;
  contacts: Contacts;
  calls: Pick<Calls, "place">;
  wordsFor: AnswerWords;
}

const id = z.string().max(128);
const instant = z.iso.datetime({ offset: true });
/** Deleted by one request that names each. */
const MOST_NAMED = 1_000;
const MOST_MERGED = 20;
const LISTED = 50;
/** Bytes of a note. */
const LONGEST_NOTE = 20_000;
/** Seconds in which neither side needs to send anything: very many may be deleted. */
const LONGEST_SILENCE = 120;

/** `/api/contacts`: one contact's history, note and calls; deleting with undo, and merging. */
export function contactEditRoutes(deps: ContactEditRouteDeps) {
  const { sideDb, clock, access, contacts, wordsFor } = deps;
  return new Elysia({ name: "contact-edits", prefix: "/api/contacts" })
    .use(signedIn(access))
    .post(
      "/delete",
      async ({ body, identity, request, server }) => {
        const by = await access.requirePerson(identity);
        server?.timeout(request, LONGEST_SILENCE);
        if (body.ids) return contacts.removeSome(body.ids, by);
        const filter = await filterOf(sideDb, body.matching, clock.now());
        return contacts.removeMatching(filter, by);
      },
      {
        detail: described("Deletes contacts, those named or all that match, which can be undone"),
        body: z.union([
          z.strictObject({
            ids: z.array(id).min(1).max(MOST_NAMED),
            matching: z.never().optional(),
          }),
          z.strictObject({ matching: filterFields, ids: z.never().optional() }),
        ]),
      },
    )
    .post(
      "/restore",
      async ({ body, identity, request, server }) => {
        server?.timeout(request, LONGEST_SILENCE);
        return contacts.restore(body.deletion, await access.requirePerson(identity));
      },
      {
        detail: described("Undoes a deletion of contacts, or a merge"),
        body: z.strictObject({ deletion: id }),
      },
    )
    .post(
      "/duplicates",
      async ({ body: { limit = LISTED, offset } }) => {
        const { groups, total } = await findDuplicates(sideDb, { limit, offset });
        return {
          total,
          groups: groups.map(({ alike, contacts: some }) => ({
            alike,
            contacts: some.map(viewContact),
          })),
        };
      },
      {
        detail: described("Lists contacts that may be the same person"),
        body: z.strictObject({
          limit: z.int().min(1).max(200).optional(),
          offset: z.int().min(0).max(1_000_000).optional(),
        }),
      },
    )
    .post(
      "/merge",
      async ({ body: { keep, others, fields = {}, updatedAt }, identity }) => {
        const by = await access.requirePerson(identity);
        const readAt = updatedAt === undefined ? undefined : Date.parse(updatedAt);
        const chosen = { others, fields: defined(fields), readAt, by };
        const { contact, deletion } = await contacts.merge(keep, chosen);
        return { contact: viewContact(contact), deletion };
      },
      {
        detail: described("Has one contact stand for several, which can be undone"),
        body: z.strictObject({
          keep: id,
          others: z.array(id).min(1).max(MOST_MERGED),
          fields: writtenFields.omit({ phone: true }).partial().optional(),
          updatedAt: instant.optional(),
        }),
      },
    )
    .get(
      "/:id/about",
      async ({ params }) => {
        const contact = await contacts.find(params.id);
        return { contact: viewContact(contact), ...(await tellOfContact(deps, contact)) };
      },
      {
        detail: described("Shows a contact with its note, consents, block, campaigns and lists"),
      },
    )
    .get(
      "/:id/calls",
      async ({ params, query: { limit = LISTED, before } }) =>
        listCallsOf(sideDb, await contacts.find(params.id), { before, limit }),
      {
        detail: described("Lists the calls with a contact, the newest first"),
        query: z.object({
          limit: z.coerce.number().int().min(1).max(200).optional(),
          before: id.optional(),
        }),
      },
    )
    .put(
      "/:id/note",
      async ({ params, body, identity }) => {
        const by = await access.requirePerson(identity);
        const readAt = body.changedAt === null ? null : Date.parse(body.changedAt);
        return {
          note: viewNote(await contacts.writeNote(params.id, { text: body.text, readAt, by })),
        };
      },
      {
        detail: described("Writes a contact's note in place of the one that was read"),
        body: z.strictObject({
          text: z
            .string()
            .refine((text) => Buffer.byteLength(text) <= LONGEST_NOTE, "At most 20,000 bytes"),
          /** Of the note that was read; `null` where there was none. */
          changedAt: instant.nullable(),
        }),
      },
    )
    .post(
      "/:id/may-dial",
      async ({ params, body: { treeId }, request }) => {
        const { number } = await contacts.find(params.id);
        const words = wordsFor(request);
        const asked = await askMayDial({ ...deps, db: sideDb }, { number }, words);
        return { ...asked, tree: treeId === undefined ? null : await startOf(treeId, request) };
      },
      {
        detail: described("Tells whether a contact may be called now, with a tree, and why not"),
        body: z.strictObject({ treeId: id.optional() }),
      },
    )
    .post(
      "/:id/call",
      async ({ params, body, identity, request }) => {
        const contact = await contacts.find(params.id);
        const { name } = await access.actorOf(identity);
        const variables = variablesOfContact(contact);
        const asked = { ...body, to: contact.number, variables, madeBy: name ?? undefined };
        const { call, ...placed } = await deps.calls.place(asked);
        const wouldNotBeCalled = viewOverridden(call, wordsFor(request));
        return { ...placed, to: call.to, wouldNotBeCalled };
      },
      {
        detail: described("Calls a contact; the tree's draft knows its fields as variables"),
        body: z.strictObject({
          treeId: id,
          from: z.string().max(64).optional(),
          callBackOf: id.optional(),
        }),
      },
    );

  /** @throws DomainError `unknown-tree` */
  async function startOf(treeId: string, request: Request) {
    const tree = await findTree(sideDb, treeId);
    if (!tree) throw unknownTree(treeId);
    const findings = canStart(tree);
    const refusal = { code: "not-startable", treeName: tree.name, findings } as const;
    const message = findings.length === 0 ? null : wordsFor(request).refusal(refusal);
    return { id: tree.id, name: tree.name, canStart: findings.length === 0, message };
  }
}
