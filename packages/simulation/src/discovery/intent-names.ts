/**
 * The intents that understanding knows by itself, as an author would call a condition for them. Each
 * name means its intent to the reader as well: they are put into trees, and so are words of the
 * tree's language, whatever language its author reads.
 */
export const INTENT_NAMES: Readonly<Record<string, string>> = {
  Ja: "Ja",
  Nein: "Nein",
  Vielleicht: "Vielleicht",
  not_interested: "Kein Interesse",
  already_has_provider: "Hat schon Anbieter",
  contract_bound: "Vertrag läuft noch",
  callback_later: "Später anrufen",
  no_time: "Keine Zeit",
  price_objection: "Zu teuer",
  price_question: "Fragt nach dem Preis",
  send_info: "Möchte Unterlagen",
  who_is_calling: "Wer ruft an",
  trust_doubt: "Misstrauen",
  appointment_accepted: "Termin zugesagt",
  wrong_person: "Falsche Person",
  no_authority: "Entscheidet nicht",
  secretary_detected: "Sekretariat",
  not_available: "Nicht da",
  putting_through: "Verbindet weiter",
  angry: "Verärgert",
  opt_out: "Keine weiteren Anrufe",
  voicemail_detected: "Anrufbeantworter",
  call_screening: "Anruffilter",
  is_this_a_bot: "Sind Sie ein Roboter",
  wants_human: "Will mit Menschen sprechen",
  repeat_please: "Bitte wiederholen",
  are_you_there: "Sind Sie noch da",
  hold_on: "Moment bitte",
  goodbye: "Verabschiedet sich",
  greeting: "Begrüßt",
  thank_you: "Bedankt sich",
};
