/** Who calls, as it is spoken, and for what; `null` where nobody said. */
export interface CallingCompany {
  company: string | null;
  /** As consents name it: `Photovoltaik-Beratung`. */
  purpose?: string | null;
}

/**
 * What a campaign says first unless somebody writes something else, with places for the contact's
 * `firstName` and `company`: who speaks, that it is an AI, and why it calls.
 */
export function usualGreeting({ company, purpose = null }: CallingCompany): string {
  const speaker = company === null ? "eine KI" : `die KI von ${company}`;
  return `Guten Tag [firstName], hier spricht ${speaker}. Ich rufe an, es geht um ${purpose ?? "ein Angebot"} für [company|Sie]. Haben Sie kurz Zeit?`;
}

/** Said in front of words that don't say it: people know at once that an AI speaks, and whose. */
export function disclosureOf(company: string | null): string {
  const whose = company === null ? "" : ` von ${company}`;
  return `Hier spricht eine künstliche Intelligenz${whose}.`;
}
