import { csvTemplate, xlsxTemplate } from "@rufbaum/dialing/contact-files";
import type { Clock } from "@rufbaum/runtime";
import {
  appendAuditEntry,
  type Database,
  deleteContactImport,
  findContactImport,
  listColumnMappings,
  listContactImports,
  listImportedContacts,
  matchingContacts,
  searchContacts,
} from "@rufbaum/store";
import { Elysia } from "elysia";
import { z } from "zod";
import { DomainError } from "../../errors.ts";
import type { AnswerWords } from "../../http/answer-language.ts";
import { described } from "../../http/described.ts";
import { packedFile } from "../../http/packed-file.ts";
import type { Access } from "../access/service.ts";
import { signedIn } from "../access/signed-in.ts";
import { grantMoment } from "../consents/grant-moment.ts";
import { moment } from "../consents/statement-fields.ts";
import { readHomeCountry } from "../lawful-calling/home-country.ts";
import type { ContactFiles } from "./contact-files.ts";
import { exportContacts } from "./export-contacts.ts";
import { fileQuery, sentFile } from "./read-query.ts";
import {
  type FilterFields,
  filterFields,
  filterOf,
  listing,
  pageOf,
  type SearchFields,
  searchFields,
  viewCursor,
} from "./search-fields.ts";
import type { Contacts } from "./service.ts";
import { CONTACT_FILE_TYPES, TABLE_TYPES } from "./table-file.ts";
import { sequenceOf, viewCheckedFile, viewContact, viewImport, viewImportedFile } from "./view.ts";
import { defined, writtenFields } from "./written-fields.ts";

export interface ContactRouteDeps {
  sideDb: Database;
  clock: Clock;
  access: Pick<Access, "identify" | "requirePerson">;
  contacts: Contacts;
  files: ContactFiles;
  wordsFor: AnswerWords;
  languageFor(request: Request): "de" | "en";
}

const LISTED = 100;
const IMPORTS_LISTED = 100;
/** Exported by one request that names each. */
const MOST_NAMED = 1_000;

const changes = writtenFields.partial();
const newContact = changes.required({ phone: true });

const BLANK = {
  firstName: "",
  lastName: "",
  company: "",
  email: "",
  postcode: "",
  status: "lead" as const,
  customFields: {},
};

/** `/api/contacts`: everybody who may be called, and the files they come from. */
export function contactRoutes(deps: ContactRouteDeps) {
  const { sideDb, contacts, files, access, wordsFor } = deps;
  return (
    new Elysia({ name: "contacts", prefix: "/api/contacts" })
      .use(signedIn(access))
      .get("", ({ query }) => listed(query), {
        detail: described("Lists contacts"),
        query: listing.extend({
          search: z.never("Search with a body: POST /api/contacts/search").optional(),
        }),
      })
      // Names and numbers are to stand in no log of addresses.
      .post("/search", ({ body }) => listed(body), {
        detail: described("Lists contacts that match a text and filters, sorted"),
        body: searchFields,
      })
      .post("/find", async ({ body }) => viewContact(await contacts.findByNumber(body.number)), {
        detail: described("Finds a contact by its number"),
        body: z.strictObject({ number: z.string().max(100) }),
      })
      .post(
        "",
        async ({ body, status }) =>
          status(201, viewContact(await contacts.add({ ...BLANK, ...defined(body) }))),
        { detail: described("Adds a contact", { status: 201 }), body: newContact },
      )
      .get(
        "/imports",
        async () => (await listContactImports(sideDb, { limit: IMPORTS_LISTED })).map(viewImport),
        { detail: described("Lists imported contact files") },
      )
      .get("/imports/:id", async ({ params }) => viewImport(await existing(params.id)), {
        detail: described("Shows an import and how far it is"),
      })
      .get(
        "/imports/:id/contacts",
        async ({ params, query: { limit = LISTED } }) => {
          const { id: importId } = await existing(params.id);
          const listed = await listImportedContacts(sideDb, { importId, limit });
          return listed.map(({ contact }) => viewContact(contact));
        },
        {
          detail: described("Lists an import's first contacts"),
          query: listing.pick({ limit: true }),
        },
      )
      .delete(
        "/imports/:id",
        async ({ params }) => {
          if (!(await deleteContactImport(sideDb, params.id))) throw unknownImport(params.id);
          return { ok: true as const };
        },
        { detail: described("Deletes an imported list") },
      )
      // What a page needs to read a file as an import would.
      .get(
        "/columns",
        async () => {
          const [country, remembered] = await Promise.all([
            readHomeCountry(sideDb),
            listColumnMappings(sideDb),
          ]);
          return { country, remembered };
        },
        {
          detail: described(
            "Shows which columns were assigned before, and the country of numbers without one",
          ),
        },
      )
      .get("/template", async ({ query }) => download(await templateOf(query.format)), {
        detail: described("Downloads an empty contact file", { sends: TABLE_TYPES }),
        query: z.object({ format: z.enum(["csv", "xlsx"]).optional() }),
      })
      .post(
        "/export",
        async ({ body, identity }) => {
          const by = await access.requirePerson(identity);
          if (body.list !== undefined) await existing(body.list);
          const { format = "csv", list = null } = body;
          const sequences = await chosenOf(body);
          const details = { format, list, ...(sequences && { contacts: sequences.length }) };
          const at = deps.clock.now();
          const entry = { at, by, action: "contacts-exported", subject: null } as const;
          await appendAuditEntry(sideDb, { ...entry, details });
          return exportContacts({ db: sideDb, files }, { format, list: body.list, sequences });
        },
        {
          detail: described("Downloads contacts: all, of one import, those named or that match", {
            sends: TABLE_TYPES,
          }),
          body: z
            .strictObject({
              format: z.enum(["csv", "xlsx"]).optional(),
              list: z.string().max(64).optional(),
              ids: z.array(z.string().max(128)).min(1).max(MOST_NAMED).optional(),
              matching: filterFields.optional(),
            })
            .refine(
              ({ list, ids, matching }) =>
                [list, ids, matching].filter((whom) => whom !== undefined).length <= 1,
              "At most one of list, ids and matching says whom",
            ),
        },
      )
      .post(
        "/check",
        async ({ request, query, server }) => {
          server?.timeout(request, LONGEST_SILENCE);
          return viewCheckedFile(await files.check(sentFile(request, query)), wordsFor(request));
        },
        {
          detail: described("Tells what an import of a contact file would do", {
            takes: CONTACT_FILE_TYPES,
          }),
          parse: "none",
          query: fileQuery,
        },
      )
      .post(
        "/report",
        async ({ request, query, server }) => {
          server?.timeout(request, LONGEST_SILENCE);
          const language = deps.languageFor(request);
          const report = await files.report(sentFile(request, query), language);
          return packedFile(request, report, {
            name: "report.csv",
            type: "text/csv;charset=utf-8",
          });
        },
        {
          detail: described(
            "Downloads every row of a contact file that an import would leave out",
            { takes: CONTACT_FILE_TYPES, sends: "text/csv" },
          ),
          parse: "none",
          query: fileQuery,
        },
      )
      .post(
        "/import",
        async ({ request, query, identity, server }) => {
          server?.timeout(request, LONGEST_SILENCE);
          const { list, statement, grantedAt } = query;
          const by = await access.requirePerson(identity);
          const consent = statement
            ? {
                statementId: statement,
                grantedAt: grantMoment(grantedAt, deps.clock.now()),
              }
            : null;
          const words = wordsFor(request);
          const noteOf = (line: number) => words.lineOfFile(query.name, line);
          const how = { list: list ?? query.name, by, consent, noteOf };
          const read = files.read(sentFile(request, query), how);
          return viewImportedFile(await read.finally(contacts.tellOfMany), words);
        },
        {
          detail: described("Imports a contact file", { takes: CONTACT_FILE_TYPES }),
          parse: "none",
          query: fileQuery.extend({
            list: z.string().trim().min(1).max(200).optional(),
            statement: z.string().max(64).optional(),
            grantedAt: moment.optional(),
          }),
        },
      )
      .get("/:id", async ({ params }) => viewContact(await contacts.find(params.id)), {
        detail: described("Shows a contact"),
      })
      .patch(
        "/:id",
        async ({ params, body: { updatedAt, ...changes } }) =>
          viewContact(
            await contacts.change(
              params.id,
              defined(changes),
              updatedAt === undefined ? undefined : Date.parse(updatedAt),
            ),
          ),
        {
          detail: described("Changes a contact, unless somebody else has since it was read"),
          body: changes.extend({ updatedAt: z.iso.datetime({ offset: true }).optional() }),
        },
      )
      .delete(
        "/:id",
        async ({ params, identity }) => {
          const by = await access.requirePerson(identity);
          return { ok: true as const, ...(await contacts.remove(params.id, by)) };
        },
        { detail: described("Deletes a contact, which can be undone") },
      )
  );

  async function listed(fields: SearchFields) {
    if (fields.list !== undefined) await existing(fields.list);
    const filter = await filterOf(sideDb, fields, deps.clock.now());
    const found = await searchContacts(sideDb, { ...filter, ...pageOf(fields) });
    const { total, isMore, contacts: page, next } = found;
    /** `total`: of all that match, on whichever page; where `isMore`, there are more than that. */
    return { total, isMore, contacts: page.map(viewContact), next: viewCursor(next) };
  }

  /** Those of an export that are named or match; `undefined`: whom else it says. */
  async function chosenOf({
    ids,
    matching,
  }: {
    ids?: string[] | undefined;
    matching?: FilterFields | undefined;
  }): Promise<number[] | undefined> {
    if (ids) return ids.flatMap((id) => sequenceOf(id) ?? []);
    if (!matching) return undefined;
    if (matching.list !== undefined) await existing(matching.list);
    const filter = await filterOf(sideDb, matching, deps.clock.now());
    const sequences: number[] = [];
    for await (const some of matchingContacts(sideDb, filter)) sequences.push(...some);
    return sequences;
  }

  async function existing(id: string) {
    const found = await findContactImport(sideDb, id);
    if (found) return found;
    throw unknownImport(id);
  }
}

/** Seconds in which neither side needs to send anything: what was sent is being stored. */
const LONGEST_SILENCE = 120;

function unknownImport(id: string): DomainError {
  return new DomainError({ code: "unknown-import", id }, { status: 404 });
}

function templateOf(format: "csv" | "xlsx" = "csv") {
  return format === "csv" ? csvTemplate() : xlsxTemplate();
}

/** Never cached, and saved as a file. */
function download({
  name,
  type,
  bytes,
}: {
  name: string;
  type: string;
  bytes: BlobPart;
}): Response {
  return new Response(bytes instanceof Blob ? bytes : new Blob([bytes]), {
    headers: {
      "content-type": type,
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "no-store",
    },
  });
}
