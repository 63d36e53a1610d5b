import { isDeepStrictEqual } from "node:util";
import { Command } from "commander";
import { type Context, withConnection } from "../context.ts";
import { wrongInput } from "../errors.ts";
import { oneLine } from "../output/printable.ts";
import { SETTING_KEYS, type SettingKey } from "../settings/setting-keys.ts";
import { readValue, writeValue } from "../settings/setting-values.ts";
import { changeSetting, readSettings, type ShownSetting } from "../settings/settings-client.ts";

const KEY = ["<key>", "see: rufbaum settings show"] as const;

/** `rufbaum settings …` */
export function settingsCommand(context: Context): Command {
  return new Command("settings")
    .description("for which company calls are, what rules they keep, how long data stay")
    .addCommand(showCommand(context))
    .addCommand(getCommand(context))
    .addCommand(setCommand(context));
}

function showCommand(context: Context): Command {
  const { output } = context;
  return new Command("show")
    .description("all of them, with what is usual and where it stands")
    .action(async () => {
      await withConnection(context, async ({ client }) => {
        output.table(
          await readSettings(client),
          [
            { title: "KEY", value: ({ key }) => key },
            {
              title: "VALUE",
              value: written,
              colour: ({ key, value }) => (key === "company" && value === null ? "red" : null),
            },
            { title: "USUAL", value: usualOf },
            { title: "SOURCE", value: ({ source }) => source ?? "", isFlexible: true },
            {
              title: "WHY",
              value: ({ reason }) => (reason ? `${reason.reason} (${reason.by})` : ""),
              isFlexible: true,
            },
          ],
          { empty: "There are none." },
        );
      });
    });
}

function getCommand(context: Context): Command {
  const { output } = context;
  return new Command("get")
    .description("one of them")
    .argument(...KEY)
    .action(async (given: string) => {
      const key = keyOf(given);
      await withConnection(context, async ({ client }) => {
        const setting = one(await readSettings(client), key);
        if (output.isJson()) output.json(setting);
        else output.line(oneLine(written(setting)));
      });
    });
}

function setCommand(context: Context): Command {
  const { output } = context;
  return new Command("set")
    .description("change one of them")
    .argument(...KEY)
    .argument("<value>", "as `rufbaum settings show` writes it; usual takes it back")
    .option(
      "--reason <text>",
      "why, where it allows more than the preset or keeps data longer than usual; it is written down",
    )
    .addHelpText("after", SET_HELP)
    .action(async (given: string, text: string, { reason }: { reason?: string }) => {
      const key = keyOf(given);
      const typed = text === "usual" ? undefined : readValue(key, text);
      await withConnection(context, async ({ client }) => {
        const before = one(await readSettings(client), key);
        if (typed === undefined && before.usual === undefined) {
          throw wrongInput(`For ${key} nothing is usual.`);
        }
        const value = typed === undefined ? before.usual : typed;
        // The same preset once more sets all rules to its values.
        if (key !== "preset" && reason === undefined && isDeepStrictEqual(value, before.value)) {
          if (output.isJson()) return output.json(before);
          return output.line(oneLine(`${key} is ${written(before)} already: nothing was changed.`));
        }
        await changeSetting(client, { key, value, reason });
        const after = one(await readSettings(client), key);
        if (key === "company" && after.value === null) {
          output.notice(
            "No company is set now: nobody's consent counts, so that no campaign calls anybody. Set one with: rufbaum settings set company <name>",
          );
        }
        if (output.isJson()) return output.json(after);
        output.line(oneLine(`${key}: ${written(after)} (was: ${written(before)})`));
        if (key === "preset" && after.value !== before.value) {
          output.notice("All rules are those of this preset now. See: rufbaum settings show");
        }
      });
    });
}

function keyOf(given: string): SettingKey {
  const key = SETTING_KEYS.find((one) => one === given);
  if (key) return key;
  throw wrongInput(`There is no setting ${oneLine(given)}.`, {
    reason: "unknown-setting",
    hint: `One of: ${SETTING_KEYS.join(", ")}.`,
  });
}

function one(settings: readonly ShownSetting[], key: SettingKey): ShownSetting {
  const found = settings.find((setting) => setting.key === key);
  if (!found) throw new Error(`No setting ${key}`);
  return found;
}

function written({ key, value }: ShownSetting): string {
  return writeValue(key, value);
}

function usualOf({ key, usual }: ShownSetting): string {
  return usual === undefined ? "" : writeValue(key, usual);
}

const SET_HELP = `
Values:
  company, purpose      a text, or none
  preset                DE, AT, CH or none; sets all rules to its values
  applyInEmulator       on: the rules hold back calls that reach nobody, too; or off
  consent               express, presumed-for-businesses or not-needed
  consentMonths         months in which a consent counts, or none: it never lapses
  callBackDays          days in which a wish to be called back counts, or none
  keeps*                on or off
  windows.*             8:00-20:00, by the callee's clock, or none: nobody is called
  attempts.*            calls to one number, over all campaigns, or none for no limit
  ringing.*             seconds
  lostCalls.*           2%; leastCalls a whole number
  retention.*           days, or none to keep for ever

What allows more than the preset, or keeps data longer than is usual, needs a --reason of at least ten
characters. All changes are written down with your name: rufbaum audit list

Examples:
  rufbaum settings set company "Sonnwerk GmbH"
  rufbaum settings set windows.saturday none
  rufbaum settings set attempts.perDay 3 --reason "Agreed with the works council in May."
  rufbaum settings set retention.transcripts 180
  rufbaum settings set retention.recordings none --reason "The trial needs them until it ends."
`;
