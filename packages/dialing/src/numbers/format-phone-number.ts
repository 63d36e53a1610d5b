// The small tables group numbers as the large ones do, and pages load them.
import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/** `+493023125001` as `+49 30 23125001`; what is no number stays as it is. */
export function formatPhoneNumber(e164: string): string {
  return parsePhoneNumberFromString(e164)?.formatInternational() ?? e164;
}
