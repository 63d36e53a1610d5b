import { isDeepStrictEqual } from "node:util";
import {
  DIAL_RULE_FIELDS,
  type DialRuleField,
  PRESETS,
  RULE_SOURCES,
  sourceOf,
} from "@rufbaum/dialing/lawful-calling";
import { readField } from "@rufbaum/dialing/rule-values";
import type { Clock } from "@rufbaum/runtime";
import { appendAuditEntry, type Database } from "@rufbaum/store";
import type { ChangedSetting } from "@rufbaum/words";
import { Elysia } from "elysia";
import type { AnswerWords } from "../../http/answer-language.ts";
import { described } from "../../http/described.ts";
import type { Access } from "../access/service.ts";
import { signedIn } from "../access/signed-in.ts";
import { changeState, versionOf } from "../settings/state-version.ts";
import {
  keepCompany,
  readTelephonySettings,
  TELEPHONY_KEY,
} from "../settings/telephony-settings.ts";
import {
  changedDialSettings,
  type DialSettings,
  dialSettingsChanges,
  KEY,
  readDialSettings,
  writeDialSettings,
} from "./dial-settings.ts";

export interface DialSettingsRouteDeps {
  db: Database;
  clock: Clock;
  access: Pick<Access, "identify" | "requirePerson">;
  wordsFor: AnswerWords;
  /** Tells open pages. */
  changed(): void;
}

/** `/api/settings/lawful-calling`: the rules that every call is asked by, each with its source. */
export function dialSettingsRoutes({
  db,
  clock,
  access,
  wordsFor,
  changed,
}: DialSettingsRouteDeps) {
  async function view(request: Request) {
    const words = wordsFor(request);
    const state = await readState(db);
    const { rules, purpose, applyInEmulator, reasons, company } = state;
    const preset = PRESETS[rules.preset];
    return {
      rules,
      preset,
      company,
      purpose,
      applyInEmulator,
      presetReason: reasons.preset ?? null,
      fields: DIAL_RULE_FIELDS.map((field) => ({
        field,
        name: words.dialRuleField(field),
        value: readField(rules, field),
        usual: readField(preset, field),
        source: words.dialRuleSource(sourceOf(rules, field)),
        usualSource: words.dialRuleSource(RULE_SOURCES[rules.preset][field]),
        /** Why it allows more than the preset; `null` where it does not. */
        reason: reasons[field] ?? null,
      })),
      version: versionOf(state),
    };
  }

  return new Elysia({ name: "dial-settings", prefix: "/api/settings/lawful-calling" })
    .use(signedIn(access))
    .get("", ({ request }) => view(request), {
      detail: described("Shows the rules of lawful calling, with their sources"),
    })
    .put(
      "",
      async ({ body, identity, request }) => {
        const by = await access.requirePerson(identity);
        const now = clock.now();
        const { company, version, ...changes } = body;
        const shared = {
          keys: [KEY, TELEPHONY_KEY],
          version,
          state: readState,
          view: () => view(request),
        };
        await changeState(db, shared, async (tx, before) => {
          const { company: wasCompany, ...stored } = before;
          const { settings, loosened } = changedDialSettings(stored, changes, { by, now });
          const after = { ...settings, company: company === undefined ? wasCompany : company };
          if (isDeepStrictEqual(before, after)) return;
          await writeDialSettings(tx, settings);
          if (after.company !== wasCompany) await keepCompany(tx, after.company);
          const { rules, purpose, applyInEmulator } = settings;
          await appendAuditEntry(tx, {
            at: now,
            by,
            action: loosened.length > 0 ? "rules-loosened" : "rules-changed",
            subject: null,
            details: {
              changed: changedOf(before, after),
              loosened,
              before,
              reason: body.reason ?? null,
              rules,
              purpose,
              applyInEmulator,
              company: after.company,
            },
          });
        });
        changed();
        return view(request);
      },
      {
        detail: described("Changes the rules of lawful calling; looser ones need a reason"),
        body: dialSettingsChanges,
      },
    );
}

type Settings = DialSettings & { company: string | null };

async function readState(db: Database): Promise<Settings> {
  const [settings, { company }] = await Promise.all([
    readDialSettings(db),
    readTelephonySettings(db),
  ]);
  return { ...settings, company };
}

/** What has another value now; of another preset that alone, as it sets all rules. */
function changedOf(before: Settings, after: Settings): ChangedSetting[] {
  const own = (["company", "purpose", "applyInEmulator"] as const).filter(
    (name) => before[name] !== after[name],
  );
  if (before.rules.preset !== after.rules.preset) return [...own, "preset"];
  const isOther = (field: DialRuleField) =>
    JSON.stringify(readField(before.rules, field)) !==
    JSON.stringify(readField(after.rules, field));
  return [...own, ...DIAL_RULE_FIELDS.filter(isOther)];
}
