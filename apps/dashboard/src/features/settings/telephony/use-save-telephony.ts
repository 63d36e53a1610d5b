import {
  type TelephonySettings,
  useChangeTelephonySettings,
} from "../../../api/telephony-settings.ts";
import { asPerson } from "../../person/ask-person.ts";
import { saveShared } from "../save-shared.ts";

/** Keeps a change, tells how that went, and puts back what stood there on request. */
export function useSaveTelephony(settings: TelephonySettings) {
  return saveShared(settings, useChangeTelephonySettings(asPerson).mutateAsync);
}
