/**
 * What an intent counts as where a node does not offer it by name, the nearest first. A tree's
 * author can add to it with a condition's `counts`.
 */
export const ROLL_UP: Readonly<Record<string, readonly string[]>> = {
  Nein: ["not_interested"],
  not_interested: ["Nein"],
  already_has_provider: ["not_interested", "Nein"],
  contract_bound: ["already_has_provider", "not_interested", "Nein"],
  price_objection: ["not_interested", "Nein"],
  price_question: ["price_objection"],
  callback_later: ["no_time", "Vielleicht"],
  no_time: ["callback_later", "Nein"],
  send_info: ["Vielleicht"],
  appointment_accepted: ["Ja"],
  putting_through: ["secretary_detected", "Ja"],
  not_available: ["secretary_detected", "callback_later", "Nein"],
  secretary_detected: [],
  no_authority: ["wrong_person", "secretary_detected", "Nein"],
  wrong_person: ["no_authority", "Nein"],
  trust_doubt: ["who_is_calling"],
  wants_human: ["callback_later"],
  call_screening: ["who_is_calling", "secretary_detected"],
  angry: ["not_interested"],
  opt_out: ["angry", "not_interested", "Nein"],
};

/** The intents of plain agreement, refusal and doubt. */
export const POLARITIES = { yes: "Ja", no: "Nein", maybe: "Vielleicht" } as const;
