/** Büsingen, German ground inside Switzerland, keeps Berlin's time like everybody around it. */
const ONE_ZONE: Readonly<Record<string, string>> = {
  DE: "Europe/Berlin",
  AT: "Europe/Vienna",
  CH: "Europe/Zurich",
};

const found = new Map<string, readonly string[]>();

/** A country's time zones, by its ISO 3166-1 code; none for a code that is no country's. */
export function zonesOf(country: string): readonly string[] {
  const known = found.get(country);
  if (known) return known;
  const one = ONE_ZONE[country];
  const zones = one === undefined ? listZones(country) : [one];
  // Only codes of countries are kept: there are few of them, and of other texts any number.
  if (zones.length > 0) found.set(country, zones);
  return zones;
}

function listZones(country: string): string[] {
  if (!/^[A-Z]{2}$/.test(country)) return [];
  return new Intl.Locale(`und-${country}`).getTimeZones() ?? [];
}
