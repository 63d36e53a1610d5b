import { HOME_COUNTRIES, type HomeCountry } from "@rufbaum/dialing";
import type { Database } from "@rufbaum/store";
import { readDialSettings } from "./dial-settings.ts";

/** Where numbers without a country's code are at home: as the rules of calling are, else in Germany. */
export async function readHomeCountry(db: Database): Promise<HomeCountry> {
  const { rules } = await readDialSettings(db);
  return HOME_COUNTRIES.find((country) => country === rules.preset) ?? "DE";
}
