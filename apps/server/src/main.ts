import type { Runtime } from "@rufbaum/runtime";
import { openWorkerPool } from "@rufbaum/simulation/workers";
import {
  listDataCopies,
  openStore,
  readLocalServer,
  removeLocalServer,
  setSetting,
  writeLocalServer,
} from "@rufbaum/store";
import { createApp, type DashboardFiles } from "./app.ts";
import { createCarrierEnds } from "./carrier-ends.ts";
import { carrierFindsUs } from "./carrier-finds-us.ts";
import type { Config } from "./config.ts";
import { openFileReader } from "./file-reader/open-file-reader.ts";
import { keepHouse } from "./housekeeping.ts";
import { clientAddressBehind } from "./http/client-address.ts";
import { hostPolicy } from "./http/hosts.ts";
import { checkPortFree, findFreePort, listen, urlOf } from "./http/listen.ts";
import { createProxyWarning } from "./http/untrusted-proxy.ts";
import { type AcrossServers, createAcrossServers, type ServerPart } from "./live/across-servers.ts";
import { createLive } from "./live/live.ts";
import { findPassword, settlePassword } from "./modules/access/password.ts";
import { createAccess } from "./modules/access/service.ts";
import { redeemElsewhere, withTickets } from "./modules/access/shared-tickets.ts";
import { createBackups } from "./modules/backups/service.ts";
import { openSecretKey } from "./modules/carrier-account/secret-key.ts";
import { createCarrierAccount, firstCarriers } from "./modules/carrier-account/service.ts";
import { endLeftImports } from "./modules/contacts/end-left-imports.ts";
import { seedSampleContacts } from "./modules/contacts/seed.ts";
import { createPersons } from "./modules/persons/service.ts";
import { createHeldSound } from "./modules/recordings/held-sound.ts";
import { createSystem } from "./modules/settings/system-settings.ts";
import { cancelElsewhere, withCancelling } from "./modules/simulation/cancel-elsewhere.ts";
import { createSimulations } from "./modules/simulation/service.ts";
import { createStorage } from "./modules/storage/storage.ts";
import { keepWords } from "./modules/transcripts/keep-words.ts";
import { purgeDeletedTrees } from "./modules/trees/purge.ts";
import { seedSampleTree } from "./modules/trees/seed.ts";
import { openReader } from "./reader/open-reader.ts";
import { openSimulating } from "./simulating.ts";
import { createTelephony } from "./telephony.ts";
import { openLanguageModel, openUnderstanding, openWriter } from "./understanding.ts";
import { openUndo } from "./undo.ts";
import { VERSION } from "./version.ts";

export interface ServerParts {
  runtime: Runtime;
  dashboard: DashboardFiles;
  /**
   * Tells no other process where it is, and makes no password: it ends with the one command that
   * it serves.
   */
  isPrivate?: boolean;
  log(message: string): void;
}

export interface RunningServer {
  /** Where it listens, such as `http://127.0.0.1:3000`. */
  url: string;
  /** The bearer token of the command line on this machine. */
  localToken: string;
  /** The password that was made up, to be shown once; `null` where there is one already. */
  generatedPassword: string | null;
  /** Somebody can read the generated password: only now it is stored. */
  passwordShown(): Promise<void>;
  /** Takes no more requests, lets the running ones end and closes the data. */
  stop(): Promise<void>;
}

/**
 * Starts the whole program: the one place where its parts are chosen and put together.
 * @throws DataLockedError if another process has the data open
 */
export async function startServer(config: Config, parts: ServerParts): Promise<RunningServer> {
  const { runtime, dashboard, log } = parts;
  const { disk, random, timers } = runtime;
  const undo = openUndo();
  try {
    // Before anything is created, unless a server has this data: then who has it is told.
    if (config.port !== 0 && (await readLocalServer(disk, config.dataDirectory)) === null) {
      checkPortFree(config.host, config.port);
    }
    const store = await openStore({
      runtime,
      dataDirectory: config.dataDirectory,
      databaseUrl: config.databaseUrl ?? undefined,
      keepsBackups: !parts.isPrivate,
      log,
    });
    undo.push(() => store.close());
    const { db, sideDb } = store;
    const password = parts.isPrivate
      ? await findPassword(db)
      : await settlePassword({ db, random, configured: config.password });
    await seedSampleTree(db, runtime);
    await seedSampleContacts(db, runtime);
    await purgeDeletedTrees(db, runtime.clock);

    const storage = createStorage({
      timers,
      outage: store.outage,
      free: async () => (store.kind === "pglite" ? disk.free(config.dataDirectory) : null),
      // As much as does not go where something was before.
      tryWrite: () => setSetting(db, "storage-probe", random.secret().repeat(1_000)),
      log,
    });
    undo.push(storage.stop);

    const port = config.port === 0 ? findFreePort(config.host) : config.port;
    const url = urlOf(config.host, port);
    const publicUrl = config.publicUrl ?? url;
    const { dataDirectory } = config;
    const key = openSecretKey({ disk, random, dataDirectory, configured: config.secretKey });
    const carrierEnds = createCarrierEnds(
      { config, runtime, publicUrl, localUrl: url },
      await firstCarriers(db, key, config),
    );
    undo.push(carrierEnds.close);
    const isFound = () => carrierFindsUs(carrierEnds.current(), config, parts.isPrivate === true);
    const live = createLive(runtime);
    const { bus } = store;
    const across =
      bus &&
      createAcrossServers({
        ...runtime,
        bus,
        live: {
          tell(message) {
            live.tell(message);
            // It may be another carrier's.
            if (message.type === "voice-line-changed") void carrierAccount.refresh();
          },
          renew() {
            live.renew();
            void carrierAccount.refresh();
          },
          closeSession: (session) => access.forget(session),
        },
        log,
      });
    if (across) {
      live.share(across);
      undo.push(across.stop);
    }
    const system = createSystem({ db, live, log });
    await system.load();
    const localToken = random.secret();
    const access = createAccess({
      runtime,
      db,
      live,
      localToken,
      passwordHash: password.hash,
      ...(across && { redeemElsewhere: redeemElsewhere(across) }),
      log,
    });
    undo.push(() => access.stop());

    const understanding = await openUnderstanding(config, runtime, log);
    const telephony = createTelephony({
      runtime,
      db,
      sideDb,
      carrierEnds,
      isFound,
      publicUrl,
      understanding,
      live,
      system,
      across,
      remember: store.remember,
      refuseWhenFull() {
        storage.refuseWhenFull();
        carrierAccount.refuseUnusable();
      },
      log,
    });
    undo.push(() => telephony.calls.stop());
    const carrierAccount = createCarrierAccount({
      runtime,
      db,
      config,
      publicUrl,
      key,
      isFound,
      ends: carrierEnds,
      switched() {
        live.publish({ type: "voice-line-changed" });
        void telephony.voiceLine.check();
      },
      chosen: telephony.callerNumbers.start,
      campaignChanged: telephony.campaigns.changed,
      log,
    });
    undo.push(await carrierAccount.start());

    const simulating = openSimulating({
      ...runtime,
      openWorkerPool: () => openWorkerPool({ size: spareCores(), standsBack: true }),
    });
    undo.push(() => simulating.close());
    undo.push(await endLeftImports({ sideDb, ...runtime, isAlone: store.kind === "pglite", log }));
    const reader = openReader({ timers });
    undo.push(() => reader.close());
    const files = openFileReader({ timers });
    undo.push(() => files.close());
    const writer = await openWriter(config, runtime, log);
    const simulations = createSimulations({
      runtime,
      db,
      live,
      writer,
      reader,
      ...simulating,
      ...(across && { cancelElsewhere: cancelElsewhere(across) }),
    });

    // On a shared database a command's own server leaves open calls to those who lead them, and what
    // an emulator recorded to the server that it is part of.
    const isGuest = parts.isPrivate === true && store.kind === "postgres";
    const isOwn = isGuest && carrierEnds.current().kind === "emulator";
    const sound = createHeldSound({ ends: isOwn ? null : carrierEnds });
    const persons = createPersons({
      runtime,
      db,
      sideDb,
      sound,
      traces: store.traces,
      dataCopies:
        store.kind === "pglite"
          ? () => listDataCopies(disk, config.dataDirectory, runtime.clock.now())
          : null,
      remember: store.remember,
      log,
    });

    const ending = new AbortController();
    const app = createApp({
      runtime,
      db,
      sideDb,
      access,
      live,
      system,
      dashboard,
      emulator: carrierEnds.emulator,
      telephony,
      carrierAccount,
      simulations,
      writer,
      languageModel: await openLanguageModel(config, runtime),
      persons,
      storage,
      reader,
      files,
      kind: store.kind,
      refuseWhenFull: storage.refuseWhenFull,
      remember: store.remember,
      backups: createBackups({
        disk,
        dataDirectory: config.dataDirectory,
        backups: store.backups,
        log,
      }),
      hosts: hostPolicy(config),
      clientAddress: clientAddressBehind(config.trustedProxies, createProxyWarning(log)),
      secure: config.publicUrl?.startsWith("https:") ?? false,
      version: VERSION,
      ending: ending.signal,
      log,
    });
    warnOfUnnamedHosts(config, log);
    store.started();
    const listening = listen(app, { host: config.host, port, timers });
    undo.push(() => listening.stop());
    if (password.generated === null) await password.keep();
    // Before running requests are waited for: these may be the longest of them.
    undo.push(() => simulations.stop());
    undo.push(() => ending.abort());
    undo.push(() => access.letNobodyWait());
    if (!parts.isPrivate) {
      undo.push(persons.start());
      undo.push(keepWords({ sideDb, timers, log }));
      undo.push(
        keepHouse({
          sideDb,
          ...runtime,
          timeZone: system.timeZone,
          sound,
          removeTraces: persons.removeTraces,
          log,
        }),
      );
    }
    live.attach((topic, text) => listening.publish(topic, text));
    // Not waited for: both ask the carrier, and the emulator answers through this very server.
    const part =
      telephony.serverPart &&
      withCancelling(withTickets(telephony.serverPart, access.redeemHere), simulations.cancelHere);
    const told = joinOthers(across, part, timers);
    void Promise.all([
      told
        .then(() => (isGuest ? undefined : telephony.calls.recover()))
        // A command's own server ends with the command, and its calls with it.
        .finally(() => (parts.isPrivate ? undefined : telephony.campaigns.start())),
      telephony.voiceLine.check().then(telephony.callerNumbers.start),
    ]).catch((error: unknown) => log(`the carrier could not be asked: ${String(error)}`));

    if (!parts.isPrivate) {
      await writeLocalServer(disk, config.dataDirectory, {
        url,
        pid: process.pid,
        token: localToken,
      });
      undo.push(() => removeLocalServer(disk, config.dataDirectory));
    }
    // The first to end: from then on nobody is called any more.
    undo.push(() => telephony.campaigns.stop());
    return {
      url,
      localToken,
      generatedPassword: password.generated,
      passwordShown: password.keep,
      stop: undo.run,
    };
  } catch (error) {
    await undo.run();
    throw error;
  }
}

/** All but one, which leads the calls. */
function spareCores(): number {
  return Math.max(1, navigator.hardwareConcurrency - 1);
}

/** Milliseconds in which the other servers say which calls they lead. */
const TO_BE_TOLD = 300;

async function joinOthers(
  across: AcrossServers | null,
  part: ServerPart | null,
  timers: Runtime["timers"],
): Promise<void> {
  if (!across || !part) return;
  await across.start(part);
  await new Promise<void>((resolve) => void timers.after(TO_BE_TOLD, resolve));
}

function warnOfUnnamedHosts(config: Config, log: ServerParts["log"]): void {
  const { host, publicUrl, allowedHosts } = config;
  const isEverywhere = host === "0.0.0.0" || host === "::";
  if (!isEverywhere || publicUrl !== null || allowedHosts.length > 0) return;
  log(
    "Listening on every address, but answering under localhost alone: set PUBLIC_URL, or name the others in ALLOWED_HOSTS.",
  );
}
