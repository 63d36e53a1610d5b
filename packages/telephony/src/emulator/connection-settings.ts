/** How a webhook is asked, as its address's fragment says. Milliseconds. */
export interface ConnectionSettings {
  /** For the whole of it. */
  timeout: number;
  /** How often it is tried again, and after what. */
  retries: number;
  retriesAfter: ReadonlySet<string>;
}

/** Twilio's hard limit for voice. */
const LONGEST = 15_000;
const POLICIES = ["4xx", "5xx", "ct", "rt", "all"];

/** Twilio's connection overrides (`#rt=3000&rc=2&rp=all`); what is not understood is passed over. */
export function readConnectionSettings(fragment: string): ConnectionSettings {
  const settings = new URLSearchParams(fragment);
  const read = number(settings, "rt", 100, LONGEST, LONGEST);
  const policy = (settings.get("rp") ?? "ct").split(",").filter((word) => POLICIES.includes(word));
  return {
    timeout: Math.min(read, number(settings, "tt", 100, LONGEST, LONGEST)),
    retries: number(settings, "rc", 0, 5, 1),
    retriesAfter: new Set(policy),
  };
}

function number(
  settings: URLSearchParams,
  name: string,
  least: number,
  most: number,
  otherwise: number,
): number {
  const text = settings.get(name);
  const value = text !== null && /^\d{1,6}$/.test(text) ? Number(text) : otherwise;
  return Math.min(most, Math.max(least, value));
}
