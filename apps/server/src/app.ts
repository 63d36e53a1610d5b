import type { Runtime } from "@rufbaum/runtime";
import type { Database, Store } from "@rufbaum/store";
import type { Writer } from "@rufbaum/understanding/llm";
import type { FileReader } from "./file-reader/open-file-reader.ts";
import { answersIn, languageOfAnswer } from "./http/answer-language.ts";
import type { ClientAddress } from "./http/client-address.ts";
import { pages } from "./http/pages.ts";
import { type ShellDeps, shell } from "./http/shell.ts";
import type { Live } from "./live/live.ts";
import { liveRoutes } from "./live/routes.ts";
import { accessRoutes } from "./modules/access/routes.ts";
import type { Access } from "./modules/access/service.ts";
import { apiDocsRoutes } from "./modules/api-docs/routes.ts";
import { auditRoutes } from "./modules/audit/routes.ts";
import type { Backups } from "./modules/backups/service.ts";
import { callsRoutes } from "./modules/calls/routes.ts";
import { createCampaignQueries } from "./modules/campaigns/campaign-queries.ts";
import { createPreparing } from "./modules/campaigns/prepare-campaigns.ts";
import { campaignRoutes } from "./modules/campaigns/routes.ts";
import { createCampaigns } from "./modules/campaigns/service.ts";
import type { CarrierAccountRouteDeps } from "./modules/carrier-account/routes.ts";
import { conditionsRoutes } from "./modules/conditions/routes.ts";
import { createConditions } from "./modules/conditions/service.ts";
import { consentRoutes } from "./modules/consents/routes.ts";
import { createConsents } from "./modules/consents/service.ts";
import { createContactFiles } from "./modules/contacts/contact-files.ts";
import { contactEditRoutes } from "./modules/contacts/edit-routes.ts";
import { contactRoutes } from "./modules/contacts/routes.ts";
import { createContacts } from "./modules/contacts/service.ts";
import { type EmulatorRouteDeps, emulatorRoutes } from "./modules/emulator/routes.ts";
import { healthRoutes } from "./modules/health/routes.ts";
import type { LanguageModel } from "./modules/language-model/routes.ts";
import { latencyRoutes } from "./modules/latency/routes.ts";
import { mayDialRoutes } from "./modules/lawful-calling/may-dial-routes.ts";
import { notUnderstoodRoutes } from "./modules/not-understood/routes.ts";
import { personRoutes } from "./modules/persons/routes.ts";
import type { Persons } from "./modules/persons/service.ts";
import { createSystem, type System } from "./modules/settings/system-settings.ts";
import { simulationRoutes } from "./modules/simulation/routes.ts";
import type { Simulations } from "./modules/simulation/service.ts";
import { storageRoutes } from "./modules/storage/routes.ts";
import type { Storage } from "./modules/storage/storage.ts";
import { suppressionRoutes } from "./modules/suppressions/routes.ts";
import { telephonyRoutes } from "./modules/telephony/routes.ts";
import { todayRoutes } from "./modules/today/routes.ts";
import { transcriptsRoutes } from "./modules/transcripts/routes.ts";
import { treesRoutes } from "./modules/trees/routes.ts";
import { createTrees } from "./modules/trees/service.ts";
import { createTreeLists } from "./modules/trees/tree-lists.ts";
import { createVersions } from "./modules/trees/versions.ts";
import { voiceTokenRoutes } from "./modules/voice-token/routes.ts";
import type { Reader } from "./reader/reader.ts";
import { settingsApp } from "./settings-app.ts";
import type { Telephony } from "./telephony.ts";

export type { DashboardAsset, DashboardFiles } from "./http/pages.ts";

export interface AppDeps extends Omit<ShellDeps, "ready" | "timeZone" | "wordsFor"> {
  runtime: Pick<Runtime, "clock" | "random" | "timers">;
  db: Database;
  /** The same data, for lists and reports. */
  sideDb: Database;
  access: Access;
  live: Live;
  /** The bundled carrier's REST interface, `null` where nothing goes through it. */
  emulator: EmulatorRouteDeps["emulator"];
  telephony: Telephony;
  carrierAccount: CarrierAccountRouteDeps["carrierAccount"];
  simulations: Simulations;
  /** Writes examples of what callers say; left out, or `null`, where no language model is configured. */
  writer?: Writer | null;
  /** The language model that the environment names; left out, or `null`, where it names none. */
  languageModel?: LanguageModel | null;
  persons: Persons;
  storage: Pick<Storage, "view">;
  /** Looks at large bodies, outside the thread that answers calls. */
  reader: Reader;
  /** Reads contact files, each in a thread of its own. */
  files: FileReader;
  /** Whose batches a contact file is stored in. */
  kind: Store["kind"];
  /** @throws DomainError where nothing more can be stored */
  refuseWhenFull?(): void;
  /** Writes down beside the database what must outlast its restore. */
  remember?: Store["remember"];
  /** Left out where there is no data directory. */
  backups?: Backups;
  clientAddress: ClientAddress;
  version: string;
  /** Ends what goes on behind the requests. */
  ending?: AbortSignal;
  /** Time zone and language; read from `db` when they change if left out. */
  system?: System;
}

export type App = ReturnType<typeof createApp>;

/** Puts the server together. Reads no environment and listens on nothing. */
export function createApp(deps: AppDeps) {
  const { sideDb, live } = deps;
  const { clock } = deps.runtime;
  const system = deps.system ?? createSystem(deps);
  const { timeZone, language } = system;
  const wordsFor = answersIn(language, timeZone);
  const languageFor = (request: Request) => languageOfAnswer(request, language);
  const trees = createTrees(deps);
  const lists = createTreeLists({ sideDb, clock, live, reader: deps.reader });
  const dialling = deps.telephony.campaigns;
  const { changed } = dialling;
  const campaignQueries = createCampaignQueries({
    ...{ sideDb, clock, dialling },
    carrierName: deps.telephony.carrierName,
  });
  const files = createContactFiles({ ...deps, ...deps.runtime, ...deps.telephony });
  const contacts = createContacts({ ...deps, ...deps.runtime, campaignChanged: changed });
  const campaigns = createCampaigns({
    ...deps,
    ...deps.telephony,
    clock,
    files,
    campaigns: campaignQueries,
    preparing: createPreparing({ ...deps, ...deps.telephony, ...deps.runtime, changed }),
    dialling,
    changed,
  });
  const app = shell({ ...deps, timeZone, wordsFor, ready: lists.ready });
  return app
    .use(pages(deps.dashboard))
    .use(healthRoutes(deps))
    .use(accessRoutes({ ...deps, timeZone }))
    .use(treesRoutes({ trees, lists, versions: createVersions({ ...deps, trees }), languageFor }))
    .use(notUnderstoodRoutes({ sideDb, reader: deps.reader, wordsFor }))
    .use(conditionsRoutes({ conditions: createConditions({ writer: deps.writer ?? null }) }))
    .use(callsRoutes({ calls: deps.telephony.calls, access: deps.access, wordsFor }))
    .use(voiceTokenRoutes(deps.telephony.voiceToken))
    .use(transcriptsRoutes({ ...deps, ...deps.telephony, clock, wordsFor }))
    .use(suppressionRoutes({ ...deps, ...deps.telephony, wordsFor }))
    .use(
      consentRoutes({
        ...deps,
        clock,
        consents: createConsents({ ...deps, sideDb, ...deps.telephony.calls }),
        wordsFor,
      }),
    )
    .use(auditRoutes({ sideDb, ...deps.runtime }, wordsFor))
    .use(settingsApp({ ...deps, system, wordsFor }))
    .use(mayDialRoutes({ db: deps.db, clock, carrier: deps.telephony.carrierName }, wordsFor))
    .use(contactRoutes({ ...deps, clock, contacts, files, wordsFor, languageFor }))
    .use(
      contactEditRoutes({
        ...deps,
        clock,
        contacts,
        calls: deps.telephony.calls,
        carrier: deps.telephony.carrierName,
        wordsFor,
      }),
    )
    .use(
      campaignRoutes({
        ...deps,
        clock,
        db: sideDb,
        queries: campaignQueries,
        campaigns,
        calls: deps.telephony.calls,
        files,
        wordsFor,
        languageFor,
      }),
    )
    .use(personRoutes({ ...deps, wordsFor }))
    .use(storageRoutes(deps.storage, wordsFor))
    .use(todayRoutes({ sideDb, clock, timeZone }))
    .use(latencyRoutes({ sideDb, clock, timeZone }))
    .use(simulationRoutes({ ...deps, wordsFor }))
    .use(apiDocsRoutes({ routes: () => app.routes, version: deps.version }))
    .use(telephonyRoutes({ ...deps.telephony, wordsFor, log: deps.log }))
    .use(emulatorRoutes(deps))
    .use(
      liveRoutes({
        clock,
        live,
        redeemTicket: deps.access.redeemTicket,
      }),
    );
}
