import { namesIn, type Words } from "./words.ts";

/**
 * The intents that understanding knows by itself, as people call them, also where one is the key of
 * a condition: `secretary_detected`. The German names mean their intents to the reader as well.
 */
const SPECS = {
  Ja: named("Ja", "Ja"),
  Nein: named("Nein", "Nein"),
  Vielleicht: named("Vielleicht", "Vielleicht"),
  not_interested: named("Kein Interesse", "Not interested"),
  already_has_provider: named("Hat schon Anbieter", "Has a provider already"),
  contract_bound: named("Vertrag läuft noch", "Bound by a contract"),
  callback_later: named("Später anrufen", "Call later"),
  no_time: named("Keine Zeit", "No time"),
  price_objection: named("Zu teuer", "Too expensive"),
  price_question: named("Fragt nach dem Preis", "Asks for the price"),
  send_info: named("Möchte Unterlagen", "Wants documents"),
  who_is_calling: named("Wer ruft an", "Who is calling"),
  trust_doubt: named("Misstrauen", "Distrust"),
  appointment_accepted: named("Termin zugesagt", "Appointment accepted"),
  wrong_person: named("Falsche Person", "Wrong person"),
  no_authority: named("Entscheidet nicht", "Does not decide"),
  secretary_detected: named("Sekretariat", "Secretary"),
  not_available: named("Nicht da", "Not there"),
  putting_through: named("Verbindet weiter", "Puts through"),
  angry: named("Verärgert", "Angry"),
  opt_out: named("Keine weiteren Anrufe", "No more calls"),
  voicemail_detected: named("Anrufbeantworter", "Voicemail"),
  call_screening: named("Anruffilter", "Call screening"),
  is_this_a_bot: named("Sind Sie ein Roboter", "Are you a robot"),
  wants_human: named("Will mit Menschen sprechen", "Wants a human"),
  repeat_please: named("Bitte wiederholen", "Please repeat"),
  are_you_there: named("Sind Sie noch da", "Are you still there"),
  hold_on: named("Moment bitte", "Hold on"),
  goodbye: named("Verabschiedet sich", "Says goodbye"),
  greeting: named("Begrüßt", "Greets"),
  thank_you: named("Bedankt sich", "Says thank you"),
} as const satisfies Record<string, { name: Words }>;

function named(de: string, en: string): { name: Words } {
  return { name: { de, en } };
}

/** The names of known intents by their keys, in the order in which they are offered. */
export function intentNames(language: keyof Words): Readonly<Record<string, string>> {
  return namesIn(language, SPECS);
}

/** What is said of a condition or an intent: a known one's name, and whatever else its author wrote. */
export function conditionName(key: string, language: keyof Words): string {
  const intent = key.trim();
  return Object.hasOwn(SPECS, intent) ? SPECS[intent as keyof typeof SPECS].name[language] : key;
}
