import type { TemplateId } from "@rufbaum/tree/templates";

/** A tree to begin with: what it is called, and what it is for. */
export interface TemplateWords {
  title: string;
  sentence: string;
}

const WORDS: Readonly<Record<TemplateId, TemplateWords>> = {
  "b2b-appointment": {
    title: "Termin bei Firmen",
    sentence:
      "Fragt Betriebe, die dem Anruf zugestimmt haben, nach ihrer IT und vereinbart einen Beratungstermin.",
  },
  "energy-tariff": {
    title: "Stromtarif",
    sentence:
      "Bietet Kunden, die Anrufen zugestimmt haben, einen passenden Tarif an und schickt ein Angebot; abgeschlossen wird nichts.",
  },
  "insurance-review": {
    title: "Versicherungscheck",
    sentence:
      "Fragt Kunden, die zugestimmt haben, was sich geändert hat, und vereinbart ein Jahresgespräch mit der Agentur.",
  },
  "dental-recall": {
    title: "Zahnarzt: Vorsorge",
    sentence:
      "Erinnert Patienten, die das wünschen, an die Kontrolle, merkt einen Termin vor und meldet Schmerzen.",
  },
  "event-invitation": {
    title: "Einladung",
    sentence:
      "Lädt Menschen ein, die eingeladen werden wollten, und hält fest, wie viele kommen und was sie interessiert.",
  },
  "newspaper-renewal": {
    title: "Zeitung verlängern",
    sentence:
      "Fragt Abonnenten, die zugestimmt haben, ob sie weiterlesen möchten, und nimmt auch das Ende an.",
  },
  "recruiting-screening": {
    title: "Bewerbung: Vorgespräch",
    sentence:
      "Stellt Bewerbern, die einverstanden waren, erste Fragen und vereinbart ein Gespräch; entscheiden tun Menschen.",
  },
  "satisfaction-survey": {
    title: "Zufriedenheit",
    sentence:
      "Befragt Kunden, die einverstanden waren, nach ihrem Werkstattbesuch; es ist eine Umfrage, verkauft wird nichts.",
  },
  donation: {
    title: "Spende",
    sentence:
      "Bittet frühere Spender, die zugestimmt haben, offen um eine Spende; am Telefon wird nichts eingezogen.",
  },
};

export function treeTemplate(id: TemplateId): TemplateWords {
  return WORDS[id];
}
