import type { TemplateId } from "@rufbaum/tree/templates";
import type { TemplateWords } from "../de/tree-templates.ts";

const WORDS: Readonly<Record<TemplateId, TemplateWords>> = {
  "b2b-appointment": {
    title: "Appointments with firms",
    sentence:
      "Asks firms that agreed to be called about their IT, and makes an appointment for advice.",
  },
  "energy-tariff": {
    title: "Electricity tariff",
    sentence:
      "Offers customers who agreed to calls a tariff that fits, and has an offer sent; nothing is concluded.",
  },
  "insurance-review": {
    title: "Insurance review",
    sentence:
      "Asks customers who agreed what has changed, and makes an appointment with the agency.",
  },
  "dental-recall": {
    title: "Dentist's recall",
    sentence:
      "Reminds patients who wish it of their check-up, notes an appointment, and reports pain.",
  },
  "event-invitation": {
    title: "Invitation",
    sentence:
      "Invites people who wished to be invited, and notes how many come and what interests them.",
  },
  "newspaper-renewal": {
    title: "Newspaper renewal",
    sentence:
      "Asks subscribers who agreed whether they want to read on, and takes an end for an answer, too.",
  },
  "recruiting-screening": {
    title: "Recruiting pre-screening",
    sentence:
      "Asks applicants who agreed the first questions, and makes an appointment; people decide.",
  },
  "satisfaction-survey": {
    title: "Satisfaction survey",
    sentence:
      "Asks customers who agreed about their visit to the workshop; it is a survey, and sells nothing.",
  },
  donation: {
    title: "Donation",
    sentence:
      "Asks former donors who agreed openly for a donation; nothing is collected on the phone.",
  },
};

export function treeTemplate(id: TemplateId): TemplateWords {
  return WORDS[id];
}
