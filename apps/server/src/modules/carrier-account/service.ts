import { describeFault, type Runtime } from "@rufbaum/runtime";
import { appendAuditEntry, type Database, listOpenCalls, pauseCampaigns } from "@rufbaum/store";
import { type AccountFinding, maskedAccount } from "@rufbaum/telephony";
import { examineAccount } from "@rufbaum/telephony/twilio";
import { twilioEnd } from "../../carrier-end.ts";
import type { ChosenCarriers, SwitchableEnds } from "../../carrier-ends.ts";
import type { Config } from "../../config.ts";
import { DomainError } from "../../errors.ts";
import {
  changeKept,
  chosenCarriers,
  type EnteredAccount,
  readKept,
  type SealedAccount,
  sealAccount,
  unsealAccount,
} from "./kept-account.ts";
import { publicUrlFinding } from "./public-url-finding.ts";
import type { SecretKey } from "./secret-key.ts";
import { type CarrierAccountView, viewCarrierAccount } from "./view-account.ts";
import { completeAccount, type WishedAccount } from "./wished-account.ts";

export interface CarrierAccountDeps {
  runtime: Pick<Runtime, "clock" | "timers" | "network">;
  db: Database;
  config: Pick<Config, "publicUrl" | "twilio" | "twilioApiBase" | "twilioVariables">;
  /** What the carrier is told our address is. */
  publicUrl: string;
  key: SecretKey;
  /** Whether the present carrier reaches this server while it calls. */
  isFound(): boolean;
  ends: Pick<SwitchableEnds, "current" | "use">;
  /** Others place calls now: the line is looked at anew. */
  switched(): void;
  /** As `switched`, but where it was chosen: its number is entered. */
  chosen(): Promise<void>;
  campaignChanged(id: string): void;
  log(message: string): void;
}

/** Milliseconds in which a change can be taken back. */
const UNDO = 10 * 60_000;
/** Milliseconds between two looks at what is kept, in case that another server's word got lost. */
const LOOKS = 5_000;

export type CarrierAccount = ReturnType<typeof createCarrierAccount>;

/**
 * The account that calls go through, as it is chosen while the program runs. What begins from then on
 * goes through the new one, on every server; calls that run stay with theirs, whose credentials are
 * kept until the last of them is over. Campaigns wait until somebody lets them go on.
 */
export function createCarrierAccount(deps: CarrierAccountDeps) {
  const { db, config, key, ends } = deps;
  const { clock, timers } = deps.runtime;
  const apiBase = config.twilioApiBase;
  let refreshing: Promise<void> = Promise.resolve();

  /** Takes over what is kept, also what another server was told; one after the other. */
  function refresh(): Promise<void> {
    refreshing = refreshing.catch(() => {}).then(takeOver);
    return refreshing;
  }

  async function takeOver(): Promise<void> {
    if (config.twilio) return;
    const kept = await readKept(db);
    const before = ends.current();
    ends.use(await chosenCarriers(kept, key, apiBase));
    if (ends.current() === before) return;
    deps.log(`new calls go through ${nameOf(kept.current)}`);
    deps.switched();
  }

  const view = () => viewCarrierAccount(deps, clock.now());

  /** Looks at the account without changing anything. */
  async function check(wished: WishedAccount): Promise<AccountFinding[]> {
    return examine(await complete(wished));
  }

  async function examine(entered: EnteredAccount): Promise<AccountFinding[]> {
    const account = { ...entered, apiBase };
    const { carrier } = twilioEnd({ account, runtime: deps.runtime, publicUrl: deps.publicUrl });
    return [
      ...(await examineAccount(account, { ...deps.runtime, carrier })),
      publicUrlFinding(config.publicUrl, apiBase !== null),
    ];
  }

  /** @throws DomainError `carrier-account-unusable` with what was found, if no call could go through it */
  async function use(
    wished: WishedAccount,
    by: string,
    tell: (finding: AccountFinding) => string,
  ): Promise<CarrierAccountView> {
    const entered = await complete(wished);
    const found = await examine(entered);
    const wrong = found.filter(({ state }) => state === "wrong");
    if (wrong.length > 0) {
      const why = wrong.map(tell).join(" ");
      throw new DomainError({ code: "carrier-account-unusable", why }, { status: 422 });
    }
    const sealed = await sealAccount(key, entered);
    return change(() => sealed, by);
  }

  /** Back to the emulator. */
  async function disconnect(by: string): Promise<CarrierAccountView> {
    requireNoEnvironment();
    if ((await readKept(db)).current === null) throw none();
    return change(() => null, by);
  }

  /** Takes the last change back. */
  async function undo(by: string): Promise<CarrierAccountView> {
    requireNoEnvironment();
    const { undo } = await readKept(db);
    if (!undo || undo.until <= clock.now()) {
      throw new DomainError({ code: "carrier-nothing-to-undo" }, { status: 409 });
    }
    return change(() => undo.was, by);
  }

  async function change(
    choose: () => SealedAccount | null,
    by: string,
  ): Promise<CarrierAccountView> {
    const now = clock.now();
    const paused = await db.transaction(async (tx) => {
      let before: SealedAccount | null = null;
      const { current } = await changeKept(tx, (kept) => {
        before = kept.current;
        const current = choose();
        const former = [...kept.former, ...(before ? [before] : [])];
        return {
          current,
          former: oncePer(former, current),
          undo: { until: now + UNDO, was: before },
        };
      });
      const isOther = nameOf(before) !== nameOf(current);
      const held = isOther ? await pauseCampaigns(tx, { reason: "carrier-changed", at: now }) : [];
      const details = { carrier: nameOf(current), before: nameOf(before), campaigns: held.length };
      const entry = { at: now, by, subject: null, details };
      await appendAuditEntry(tx, { action: "carrier-changed", ...entry });
      return held;
    });
    await refresh();
    await deps.chosen();
    for (const { id } of paused) deps.campaignChanged(id);
    return view();
  }

  async function complete(wished: WishedAccount): Promise<EnteredAccount> {
    requireNoEnvironment();
    const { current } = await readKept(db);
    return completeAccount(wished, current && (await unsealAccount(key, current)));
  }

  function requireNoEnvironment(): void {
    if (!config.twilio) return;
    const variables = config.twilioVariables.join(", ");
    throw new DomainError({ code: "carrier-from-environment", variables }, { status: 409 });
  }

  /** Forgets accounts in which no call runs any more, and what can't be taken back any longer. */
  async function tidy(): Promise<void> {
    const { former, undo } = await readKept(db);
    const isOver = undo !== null && undo.until <= clock.now();
    if (former.length === 0 && !isOver) return;
    const open = new Set((await listOpenCalls(db)).map(({ carrier }) => carrier));
    const isUsed = ({ accountSid }: SealedAccount) => open.has(`twilio:${accountSid}`);
    if (!isOver && former.every(isUsed)) return;
    await db.transaction((tx) =>
      changeKept(tx, (kept) => ({
        ...kept,
        former: kept.former.filter(isUsed),
        undo: kept.undo && kept.undo.until > clock.now() ? kept.undo : null,
      })),
    );
  }

  async function look(): Promise<void> {
    try {
      await tidy();
      await refresh();
    } catch (error) {
      deps.log(`the carrier's account could not be looked at: ${describeFault(error)}`);
    }
  }

  return {
    view,
    check,
    use,
    disconnect,
    undo,
    refresh: look,
    /**
     * Nobody is called while the credentials can't be read, or while the carrier would not find us.
     * @throws DomainError `carrier-unreadable`, `carrier-finds-nobody`
     */
    refuseUnusable(): void {
      if (ends.current().authToken === null) {
        throw new DomainError({ code: "carrier-unreadable" }, { status: 503 });
      }
      if (deps.isFound()) return;
      throw new DomainError({ code: "carrier-finds-nobody" }, { status: 503 });
    },
    /** @returns what ends it */
    async start(): Promise<() => void> {
      await refresh();
      return config.twilio ? () => {} : timers.every(LOOKS, () => void look());
    },
  };
}

/** What calls go through when the program starts. */
export async function firstCarriers(
  db: Database,
  key: SecretKey,
  config: Pick<Config, "twilio" | "twilioApiBase">,
): Promise<ChosenCarriers> {
  if (config.twilio) return { current: config.twilio, former: [] };
  return chosenCarriers(await readKept(db), key, config.twilioApiBase);
}

/** The latest of each account, without the present one. */
function oncePer(former: readonly SealedAccount[], current: SealedAccount | null) {
  const bySid = new Map(former.map((account) => [account.accountSid, account]));
  if (current) bySid.delete(current.accountSid);
  return [...bySid.values()];
}

function nameOf(account: SealedAccount | null): string {
  return account ? `twilio:${maskedAccount(account.accountSid)}` : "emulator";
}

function none(): DomainError {
  return new DomainError({ code: "no-carrier-account" }, { status: 409 });
}
