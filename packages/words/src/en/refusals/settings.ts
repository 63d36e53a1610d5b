import type { SettingRefusal } from "../../de/refusals/settings.ts";
import type { Sentences } from "../../tell.ts";

export const settingRefusals: Sentences<SettingRefusal> = {
  "setting-changed":
    "Somebody else has changed this meanwhile, so nothing was kept. Read it anew, and change it again if it is not right.",
  "unknown-time-zone": ({ name }) =>
    `"${name}" is no time zone. A name such as "Europe/Berlin" is meant.`,
};
