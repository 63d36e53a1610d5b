import type { Clock } from "@rufbaum/runtime";
import type { CampaignRecord, Database } from "@rufbaum/store";
import { isStanding, STANDINGS } from "@rufbaum/tree/graph";
import type { Language } from "@rufbaum/words";
import { Elysia } from "elysia";
import { z } from "zod";
import { DomainError } from "../../errors.ts";
import type { RefusedContact } from "../../file-reader/file-order.ts";
import type { AnswerWords } from "../../http/answer-language.ts";
import { described, JSON_BODY } from "../../http/described.ts";
import { writtenJson } from "../../http/written-json.ts";
import type { Access } from "../access/service.ts";
import { signedIn } from "../access/signed-in.ts";
import type { Calls } from "../calls/service.ts";
import { viewOverridden } from "../calls/views.ts";
import type { ContactFiles } from "../contacts/contact-files.ts";
import { bytesOf } from "../contacts/read-query.ts";
import { TABLE_TYPES } from "../contacts/table-file.ts";
import { viewImport } from "../contacts/view.ts";
import { MOST_ADDED } from "./add-contacts.ts";
import { planChanges, word } from "./campaign-plan.ts";
import type { CampaignQueries } from "./campaign-queries.ts";
import { contactsAfter } from "./contacts-after.ts";
import { followFlow } from "./follow-flow.ts";
import type { Campaigns } from "./service.ts";
import { type StartBody, startAtOnce } from "./start-at-once.ts";
import { tryCampaign } from "./try-campaign.ts";
import type { CampaignView, CheckProgress, Report } from "./view.ts";

export interface CampaignRouteDeps {
  clock: Clock;
  access: Pick<Access, "identify" | "actorOf" | "requirePerson">;
  queries: CampaignQueries;
  campaigns: Campaigns;
  files: Pick<ContactFiles, "readSent">;
  /** Data, for what is read here alone. */
  db: Database;
  calls: Pick<Calls, "place">;
  wordsFor: AnswerWords;
  languageFor(request: Request): Language;
}

/** Seconds in which neither side needs to send anything: what was sent is being stored. */
const LONGEST_SILENCE = 120;
const LISTED = 100;
const MOST_LISTED = 1_000;

const fields = z.strictObject({
  name: z.string().trim().max(200).optional(),
  agent: z.string().trim().min(1).max(100).optional(),
  message: z.string().max(4_000).optional(),
  treeId: word(128).nullable().optional(),
  useDecisionTree: z.boolean().optional(),
  plan: planChanges.optional(),
  /** An import's id. */
  list: word(64).optional(),
});
const standing = z.string().refine(isStanding, `It must be one of: ${STANDINGS.join(", ")}`);
const standings = z.array(standing).max(50);
const ending = z.strictObject({ endCalls: z.boolean().optional() }).optional();

/** What became of a campaign that was started with its contacts. */
export interface StartedCampaign {
  campaign: CampaignView;
  /** Who of it is called, and who is not. */
  report: Report;
  import: ReturnType<typeof viewImport>;
  /** Contacts that were left out as they were read. */
  refused: RefusedContact[];
}

/** `/api/bulk-calls`: campaigns, and who is called in them. */
export function campaignRoutes(deps: CampaignRouteDeps) {
  const { queries, campaigns, access, wordsFor } = deps;
  return (
    new Elysia({ name: "campaigns", prefix: "/api/bulk-calls" })
      .use(signedIn(access))
      .get(
        "/campaigns",
        ({ request }): Promise<CampaignView[]> => queries.list(wordsFor(request)),
        { detail: described("Lists campaigns") },
      )
      .post(
        "/campaigns",
        async ({ body, identity, request, status }) => {
          const by = await access.requirePerson(identity);
          return status(201, await shown(await campaigns.create(body, by), request));
        },
        {
          detail: described("Makes a campaign, which calls nobody yet", { status: 201 }),
          body: fields,
        },
      )
      .get("/campaigns/:id", ({ params, request }) => queries.find(params.id, wordsFor(request)), {
        detail: described("Shows a campaign"),
      })
      .patch(
        "/campaigns/:id",
        async ({ params, body, identity, request }) => {
          const by = await access.requirePerson(identity);
          return shown(await campaigns.change(params.id, body, by), request);
        },
        { detail: described("Changes a campaign"), body: fields },
      )
      .delete(
        "/campaigns/:id",
        async ({ params, identity }) => {
          await campaigns.remove(params.id, await access.requirePerson(identity));
          return { ok: true as const };
        },
        { detail: described("Deletes a campaign") },
      )
      .post(
        "/campaigns/:id/check",
        async ({ params, request, status }) => {
          const told = await checkOf(await campaigns.check(params.id), request);
          return "done" in told ? status(202, told) : told;
        },
        {
          detail: described("Finds out who of a campaign would be called, and why others not", {
            status: [200, 202],
          }),
        },
      )
      .get(
        "/campaigns/:id/check",
        async ({ params, request, status }) => {
          const told = await checkOf(await campaigns.checked(params.id), request);
          return "done" in told ? status(202, told) : told;
        },
        {
          detail: described("Shows what the last check found, or how far it is", {
            status: [200, 202],
          }),
        },
      )
      .post(
        "/campaigns/:id/start",
        async ({ params, body, identity, request }) => {
          const by = await access.requirePerson(identity);
          const words = wordsFor(request);
          const acknowledged = body?.acknowledged;
          const started = await campaigns.start(params.id, { acknowledged, by, words });
          return shown(started.campaign, request);
        },
        {
          detail: described("Starts a campaign that was checked"),
          body: z.strictObject({ acknowledged: z.int().min(0).optional() }).optional(),
        },
      )
      .post(
        "/campaigns/:id/pause",
        async ({ params, request }) => shown(await campaigns.pause(params.id), request),
        { detail: described("Pauses a campaign") },
      )
      .post(
        "/campaigns/:id/resume",
        async ({ params, identity, request }) => {
          const by = await access.requirePerson(identity);
          return shown(await campaigns.resume(params.id, by), request);
        },
        { detail: described("Lets a paused campaign go on") },
      )
      .post(
        "/campaigns/:id/stop",
        async ({ params, body, identity, request }) => {
          const how = { endCalls: body?.endCalls ?? false, by: await nameOf(identity) };
          return shown(await campaigns.stop(params.id, how), request);
        },
        {
          detail: described("Stops a campaign for good, on demand with its running calls"),
          body: ending,
        },
      )
      .post(
        "/stop",
        async ({ body, identity }) => {
          const how = { endCalls: body?.endCalls ?? false, by: await nameOf(identity) };
          return { stopped: await campaigns.stopAll(how) };
        },
        {
          detail: described("Stops every campaign, on demand with their running calls"),
          body: ending,
        },
      )
      .post(
        "/start",
        async ({ request, identity, server }) => {
          server?.timeout(request, LONGEST_SILENCE);
          const by = await access.requirePerson(identity);
          const words = wordsFor(request);
          const language = deps.languageFor(request);
          const bytes = bytesOf(request);
          const sent = { bytes, signal: request.signal, by, words, language };
          const { campaign, report, imported, refused } = await startAtOnce(deps, sent);
          const told = {
            campaign: await shown(campaign, request),
            report,
            import: viewImport(imported.ended),
          };
          return writtenJson<StartedCampaign>(
            `${JSON.stringify(told).slice(0, -1)},"refused":[${refused.join(",")}]}`,
          );
        },
        {
          detail: described("Makes and starts a campaign with its contacts in one request", {
            takes: JSON_BODY,
          }),
          parse: "none",
          body: z.custom<StartBody>().meta({ type: "object" }),
        },
      )
      .post(
        "/campaigns/:id/contacts",
        async ({ params, body, identity, request, status }) => {
          const by = await access.requirePerson(identity);
          const how = { by, words: wordsFor(request), language: deps.languageFor(request) };
          const added = await campaigns.add(params.id, body, how);
          return "done" in added ? status(202, added) : added;
        },
        {
          detail: described("Adds contacts to a campaign", { status: [200, 202] }),
          body: z.union([
            z.strictObject({ contacts: z.array(z.unknown()).max(MOST_ADDED) }),
            z.strictObject({ list: word(64) }),
          ]),
        },
      )
      // Names and numbers are to stand in no log of addresses.
      .post(
        "/campaigns/:id/contacts/search",
        ({ params, body, request }) => {
          const { limit = LISTED, ...wanted } = body;
          return queries.contacts(params.id, { ...wanted, limit }, wordsFor(request));
        },
        {
          detail: described("Lists a campaign's contacts and where they stand"),
          body: z.strictObject({
            limit: z.int().min(1).max(MOST_LISTED).optional(),
            after: contactsAfter.optional(),
            standing: standing.optional(),
            reason: z.string().max(64).optional(),
            text: z.string().max(200).optional(),
          }),
        },
      )
      .post(
        "/campaigns/:id/export",
        async ({ params, body, identity, request }) => {
          const by = await access.requirePerson(identity);
          const { format = "csv", standings } = body ?? {};
          const how = { by, words: wordsFor(request) };
          return campaigns.exported(params.id, { format, standings }, how);
        },
        {
          detail: described("Downloads a campaign's results", { sends: TABLE_TYPES }),
          body: z
            .strictObject({
              format: z.enum(["csv", "xlsx"]).optional(),
              standings: standings.optional(),
            })
            .optional(),
        },
      )
      .post(
        "/campaigns/:id/redial",
        async ({ params, body, identity, request, status }) => {
          const how = { by: await access.requirePerson(identity), words: wordsFor(request) };
          const made = await campaigns.redial(params.id, body.standings, how);
          return status(201, await shown(made, request));
        },
        {
          detail: described("Makes a campaign of those who stand so", { status: 201 }),
          body: z.strictObject({ standings: standings.min(1) }),
        },
      )
      .post(
        "/campaigns/:id/copy",
        async ({ params, identity, request, status }) => {
          const how = { by: await access.requirePerson(identity), words: wordsFor(request) };
          return status(201, await shown(await campaigns.copy(params.id, how), request));
        },
        { detail: described("Copies a campaign without its contacts", { status: 201 }) },
      )
      .post(
        "/campaigns/:id/trial",
        async ({ params, body, identity, request }) => {
          const { name } = await access.actorOf(identity);
          const campaign = await queries.existing(params.id);
          const asked = { to: body.to, by: name ?? undefined };
          const { call, ...placed } = await tryCampaign(deps, campaign, asked);
          const wouldNotBeCalled = viewOverridden(call, wordsFor(request));
          return { ...placed, to: call.to, wouldNotBeCalled };
        },
        {
          detail: described("Calls one's own telephone as the campaign would"),
          body: z.strictObject({ to: z.string().max(64) }),
        },
      )
      .get(
        "/campaigns/:id/flow",
        async ({ params }) => followFlow(deps.db, await queries.existing(params.id)),
        { detail: described("Counts how a campaign's calls went through its tree") },
      )
      .get(
        "/campaigns/:id/contacts/:contact/attempts",
        ({ params, request }) => queries.attempts(params.id, params.contact, wordsFor(request)),
        { detail: described("Lists a contact's calls in a campaign") },
      )
  );

  function shown(campaign: CampaignRecord, request: Request): Promise<CampaignView> {
    return queries.viewOne(campaign, wordsFor(request));
  }

  async function checkOf(
    found: Awaited<ReturnType<Campaigns["checked"]>>,
    request: Request,
  ): Promise<Report | CheckProgress> {
    if (!found) throw new DomainError({ code: "campaign-unchecked" }, { status: 409 });
    if ("progress" in found) return found.progress;
    return campaigns.report(found.campaign, wordsFor(request));
  }

  /** In an emergency nobody is asked for his name. */
  async function nameOf(identity: Parameters<Access["actorOf"]>[0]): Promise<string> {
    return (await access.actorOf(identity)).name ?? "unnamed";
  }
}
