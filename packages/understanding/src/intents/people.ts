import type { Intent } from "./intent.ts";

/** Who speaks, and whether it is the one we look for. */
export const PEOPLE: readonly Intent[] = [
  {
    name: "voicemail_detected",
    patterns: [
      /\b(mailbox|anrufbeantworter)\b.{0,80}\b(von|des|der|nachricht|rufnummer|erreicht)\b/u,
      /\bnach dem (signal|piep|ton)\w*\b/u,
      /\b(zur zeit|derzeit|momentan) nicht (erreichbar|zu erreichen)\b/u,
      /\bhinterlassen sie\b.{0,80}\bnachricht\b/u,
    ],
  },
  {
    name: "wrong_person",
    patterns: [
      /\b(falsch verbunden|falsche nummer|verwählt|falsche person)\b/u,
      /\b(gibt es|kenne ich|arbeitet) hier nicht\b/u,
      /\b(arbeitet|ist) nicht mehr (hier|bei uns)\b/u,
      /\bkeinen? (herrn?|frau) \w+ hier\b/u,
    ],
  },
  {
    name: "putting_through",
    patterns: [
      /\bverbinde (ich )?sie\b|\bich verbinde\b/u,
      /\b(stelle|gebe) (ich )?(sie )?(gerne? |mal |kurz |jetzt |einfach )*(durch|weiter)\b/u,
      /\bhole (ihn|sie|den chef|die chefin) (mal |kurz |eben |gleich )*(ran|her|ans telefon)\b/u,
    ],
  },
  {
    name: "not_available",
    patterns: [
      /\b(chef|chefin|geschäftsführer\w*|herr \w+|frau \w+|mann|er|sie|die) (ist|sind) (gerade |leider |heute |im moment |momentan |noch |bis \w+ )*(nicht (da|im haus|am platz|zu sprechen|erreichbar|zu hause|im büro)|außer haus|unterwegs|besetzt|im urlaub|krank|in einem (termin|meeting|gespräch)|in einer besprechung|im (termin|meeting|gespräch))\b/u,
      /\b(ist|sind) (gerade |leider |heute |im moment |momentan )*(nicht (im haus|am platz|zu sprechen|erreichbar)|außer haus)\b/u,
      /\bkommt erst\b.{0,80}\b(wieder|zurück|rein)\b/u,
    ],
  },
  {
    name: "secretary_detected",
    patterns: [
      /\b(sekretariat|empfang|zentrale|vorzimmer|assistentin|assistenz)\b/u,
      /\bin welcher angelegenheit\b/u,
      /\b(soll|kann|darf) ich (ihm |ihr )?(was|etwas) ausrichten\b/u,
    ],
  },
  {
    name: "no_authority",
    patterns: [
      /\bnicht (zuständig|der richtige|die richtige|verantwortlich)\b/u,
      /\b(entscheide|bestimme) ich nicht\b/u,
      /\b(das )?(entscheidet|macht|regelt|bestimmt) (bei uns |immer )?(mein|meine|unser|unsere|der|die)\b/u,
      /\bmit (meinem|meiner) (mann|frau|chef|chefin|partner|partnerin|kollegen|kollegin|vater|mutter)\b/u,
    ],
  },
];
