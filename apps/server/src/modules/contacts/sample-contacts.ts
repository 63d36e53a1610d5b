import type { ContactStatus } from "@rufbaum/store";

/** Somebody who is made up, with a number that reaches nobody. */
export interface SampleContact {
  number: string;
  regions: string;
  firstName: string;
  lastName: string;
  company: string;
  email: string;
  status: ContactStatus;
  /** Days since somebody last spoke with him; `null`: never. */
  lastContactDays: number | null;
}

/**
 * What a new installation begins with. The numbers are of those that the Bundesnetzagentur keeps
 * free for films and books; mail to example.com reaches nobody either (RFC 2606).
 */
export const SAMPLE_CONTACTS: readonly SampleContact[] = [
  {
    number: "+493023125026",
    regions: "DE-BE",
    firstName: "Katrin",
    lastName: "Musterfeld",
    company: "Musterfeld Haustechnik GmbH",
    email: "katrin.musterfeld@example.com",
    status: "customer",
    lastContactDays: 3,
  },
  {
    number: "+494066969017",
    regions: "DE-HH",
    firstName: "Jörn",
    lastName: "Beispielsen",
    company: "Beispielsen Logistik KG",
    email: "joern.beispielsen@example.com",
    status: "lead",
    lastContactDays: null,
  },
  {
    number: "+498999998123",
    regions: "DE-BY",
    firstName: "Veronika",
    lastName: "Probst-Muster",
    company: "Praxis am Mustergarten",
    email: "praxis@example.com",
    status: "prospect",
    lastContactDays: 12,
  },
  {
    number: "+492214710088",
    regions: "DE-NW",
    firstName: "Emre",
    lastName: "Örnek",
    company: "Örnek & Söhne Dachbau",
    email: "emre.oernek@example.com",
    status: "prospect",
    lastContactDays: 30,
  },
  {
    number: "+496990009456",
    regions: "DE-HE",
    firstName: "Sophie",
    lastName: "Vorlage",
    company: "Vorlage Steuerberatung",
    email: "sophie.vorlage@example.com",
    status: "customer",
    lastContactDays: 7,
  },
  {
    number: "+4915228817386",
    regions: "",
    firstName: "Lukas",
    lastName: "Platzhalter",
    company: "",
    email: "lukas.platzhalter@example.com",
    status: "lead",
    lastContactDays: null,
  },
];
