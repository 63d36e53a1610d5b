import { createActions, customerNumber, type Leaders, NO_OTHERS } from "@rufbaum/calls";
import type { Runtime } from "@rufbaum/runtime";
import { type Database, listOpenCalls, type Store } from "@rufbaum/store";
import type { CarrierName } from "@rufbaum/telephony";
import type { Understanding } from "@rufbaum/understanding";
import { wordsIn } from "@rufbaum/words";
import type { CarrierEnd } from "./carrier-end.ts";
import type { CarrierEnds } from "./carrier-ends.ts";
import type { AcrossServers, ServerPart } from "./live/across-servers.ts";
import type { Live } from "./live/live.ts";
import { shareCalls } from "./modules/calls/calls-across.ts";
import { type Calls, createCalls } from "./modules/calls/service.ts";
import { announceCampaigns } from "./modules/campaigns/announce-campaigns.ts";
import { type CampaignDialer, createCampaignDialer } from "./modules/campaigns/dialer.ts";
import { readHomeCountry } from "./modules/lawful-calling/home-country.ts";
import { createLawfulDialling } from "./modules/lawful-calling/lawful-dialling.ts";
import { readDialLimits } from "./modules/limits/dial-limits.ts";
import { type CallerNumbers, createCallerNumbers } from "./modules/numbers/service.ts";
import { createMayTell } from "./modules/own-numbers/may-tell.ts";
import { createOwnNumbers, type OwnNumbers } from "./modules/own-numbers/service.ts";
import { readCallSettings } from "./modules/settings/call-settings.ts";
import { type System, USUAL_SYSTEM } from "./modules/settings/system-settings.ts";
import { createSuppressions, type Suppressions } from "./modules/suppressions/service.ts";
import type { TelephonyRouteDeps } from "./modules/telephony/routes.ts";
import { createVoiceLine } from "./modules/telephony/voice-line.ts";

export interface TelephonyDeps {
  runtime: Pick<Runtime, "clock" | "timers" | "random">;
  db: Database;
  /** The same data, for lists: `db` unless said otherwise. */
  sideDb?: Database;
  carrierEnds: CarrierEnds<
    Pick<CarrierEnd, "kind" | "name" | "carrier" | "authToken" | "from" | "account" | "voiceToken">
  >;
  /** Whether the present carrier reaches this server; so it is if left out. */
  isFound?(): boolean;
  /** The address the carrier reaches us under. */
  publicUrl: string;
  understanding: Understanding;
  live: Live;
  /** Time zone and language; as by default if left out. */
  system?: Pick<System, "timeZone" | "language">;
  /** To the other servers on the same data, `null` where there can be none. */
  across?: AcrossServers | null;
  /** Writes down beside the database what must outlast its restore. */
  remember?: Store["remember"];
  /** @throws DomainError where a call could not be stored */
  refuseWhenFull?(): void;
  log(message: string): void;
}

/** What routes need of it. */
export type Telephony = Omit<TelephonyRouteDeps, "log" | "calls" | "wordsFor"> & {
  calls: Calls;
  suppressions: Suppressions;
  callerNumbers: CallerNumbers;
  ownNumbers: OwnNumbers;
  /** Who dials campaigns, once it is started, and tells that one changed. */
  campaigns: CampaignDialer & { changed(campaignId: string): void };
  voiceToken: CarrierEnd["voiceToken"];
  carrier(): CarrierEnd["kind"];
  carrierName(): CarrierName;
  /** What this server does for the others. */
  serverPart: ServerPart | null;
};

/** Puts together what leads calls: the carrier, the conversation's reader, the store and the socket. */
export function createTelephony(deps: TelephonyDeps): Telephony {
  const { runtime, db, sideDb = db, carrierEnds: ends, publicUrl, understanding, live, log } = deps;
  const { clock, timers } = runtime;
  const { timeZone, language } = deps.system ?? USUAL_SYSTEM;
  const words = () => wordsIn(language(), timeZone());
  const carrier = () => ends.current().carrier;
  const carrierName = () => ends.current().name;
  const suppressions = createSuppressions({
    ...deps,
    sideDb,
    async endForbidden(isAbout) {
      await Promise.all([calls.endForbidden(isAbout), ownNumbers.endForbidden(isAbout)]);
    },
  });
  const act = createActions({
    carrierOf: (call) => ends.of(call).carrier,
    suppress: suppressions.optOut,
    homeCountry: () => readHomeCountry(db),
  });
  const callerNumbers = createCallerNumbers({
    clock,
    db,
    carrier,
    isFound: deps.isFound,
    configured: () => ends.current().from,
    changed: () => live.publish({ type: "numbers-changed" }),
    log,
  });
  const lawful = createLawfulDialling({ db, clock, carrier: carrierName });
  const limits = () => readDialLimits(db, ends.current().kind);
  const open = (leaders: Leaders) =>
    createCalls({
      runtime,
      db,
      sideDb,
      ends,
      callerNumber: callerNumbers.choose,
      callerNumberRefused: callerNumbers.refused,
      settings: () => readCallSettings(db, timeZone()),
      limits,
      timeZone,
      understanding,
      live,
      words,
      act,
      async holdBack(call) {
        const number = customerNumber(call);
        // Who hides the number can't be called anyway.
        if (number.startsWith("+")) await suppressions.holdBack(number, call.id);
      },
      ...(deps.refuseWhenFull && { refuseWhenFull: deps.refuseWhenFull }),
      lawful,
      campaignCallEnded: () => campaigns.wake(),
      campaignChanged: (id) => campaignChanged(id),
      endsWithUs: (call) => (call.carrier ?? carrierName()) === "emulator",
      leaders,
      log,
    });
  const { across = null } = deps;
  const { calls, part: serverPart } = across
    ? shareCalls(across, log, open)
    : { calls: open(NO_OTHERS), part: null };
  const campaignChanged = announceCampaigns(live, timers);
  const campaigns = createCampaignDialer({
    ...{ runtime, db, calls, callerNumbers, lawful, limits, timeZone, log },
    isEmbedded: across === null,
    ...(deps.refuseWhenFull && { refuseWhenFull: deps.refuseWhenFull }),
    changed: campaignChanged,
  });
  const ownNumbers = createOwnNumbers({
    runtime,
    db,
    ends,
    callerNumber: () => callerNumbers.choose(),
    mayTell: createMayTell(carrierName),
    words,
    timeZone,
    log,
  });
  return {
    carrier: () => ends.current().kind,
    carrierName,
    callerNumbers,
    suppressions,
    ownNumbers,
    calls,
    campaigns: { ...campaigns, changed: campaignChanged },
    serverPart,
    voiceLine: createVoiceLine({
      clock,
      end: ends.current,
      from: callerNumbers.shown,
      openCalls: async () => (await listOpenCalls(db)).length,
      changed: () => live.publish({ type: "voice-line-changed" }),
    }),
    voiceToken: (identity) => ends.current().voiceToken(identity),
    ends,
    publicUrl: () => publicUrl,
    clock,
    timers,
  };
}
