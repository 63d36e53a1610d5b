import type { ValueKindName } from "@rufbaum/tree";

/** What the agent says where the tree has no words of its own. */
export const WORDING = {
  /** Before the question is asked again: the first time, the second and every later one. */
  notUnderstood: [
    "Entschuldigung, das habe ich nicht verstanden.",
    "Verzeihung, ich habe Sie leider noch nicht richtig verstanden.",
  ],
  cannotTell: "Das kann ich Ihnen am Telefon leider nicht beantworten.",
  /** Which of two conditions was meant; a tree can have its own words (`askBetween`). */
  askBetween: "Meinen Sie eher [eins] oder [zwei]?",
  /** What can be answered, said when a question has been missed twice. */
  answerWith: (keys: readonly string[]) => `Sie können zum Beispiel mit ${listed(keys)} antworten.`,
  gladlyWait: "Gern, ich warte.",
  stillThere: "Sind Sie noch da?",
  here: "Ja, ich höre Sie.",
  /** While something of ours takes longer than a caller waits for in silence. */
  oneMoment: "Einen Moment bitte, ich bin gleich wieder für Sie da.",
  resumed: "Entschuldigung, die Leitung war kurz unterbrochen.",
  resumedAnew: "Entschuldigung, die Leitung war kurz unterbrochen. Ich fange noch einmal an.",
  ai: "Ja, Sie sprechen mit einer künstlichen Intelligenz, nicht mit einem Menschen.",
  screening: "Ich möchte gern mit der Person sprechen, der dieser Anschluss gehört.",
  whatToChange: "Gern, was darf ich ändern?",
  /** After something was corrected. */
  corrected: (value: string) => `Gut, ${value}.`,
  confirm: (value: string) => `Ich habe ${value} verstanden. Ist das richtig?`,
  leftOpen: "Kein Problem, dann lassen wir das offen.",
  askAfresh: "Entschuldigung, dann bitte noch einmal.",
  goodbye: "Auf Wiederhören.",
  goodbyeHuman:
    "Das verstehe ich. Ich gebe weiter, dass Sie mit einem Menschen sprechen möchten. Auf Wiederhören.",
  goodbyeAngry: "Bitte entschuldigen Sie die Störung. Auf Wiederhören.",
  goodbyeEmergency:
    "Das klingt nach einem Notfall. Bitte rufen Sie sofort den Notruf 112 an. Ich lege jetzt auf, damit Ihre Leitung frei ist.",
  goodbyeSilent:
    "Ich höre Sie leider nicht mehr. Ich wünsche Ihnen einen schönen Tag. Auf Wiederhören.",
  goodbyeUnmatched:
    "Es tut mir leid, ich komme hier leider nicht weiter. Vielen Dank für Ihre Zeit. Auf Wiederhören.",
  goodbyeTooLong:
    "Ich möchte Ihre Zeit nicht länger in Anspruch nehmen. Vielen Dank für das Gespräch. Auf Wiederhören.",
  goodbyeDeadEnd: "Vielen Dank für das Gespräch. Auf Wiederhören.",
  goodbyeFault:
    "Entschuldigung, hier ist etwas schiefgegangen. Wir melden uns wieder. Auf Wiederhören.",
  optOut:
    "Selbstverständlich. Ich habe vermerkt, dass wir Sie nicht mehr anrufen. Entschuldigen Sie die Störung. Auf Wiederhören.",
} as const;

/** What is said of each kind of value. */
interface ValueWording {
  /** How it can be given, said when it has been missed twice. */
  hint: string;
  /** What follows it where it is read back. */
  unit?: string;
}

export const VALUE_WORDING: Readonly<Record<ValueKindName, ValueWording>> = {
  text: { hint: "" },
  "yes-no": { hint: "Sie können einfach mit Ja oder Nein antworten." },
  number: { hint: "Nennen Sie bitte nur die Zahl, zum Beispiel zwölf." },
  amount: { hint: "Nennen Sie bitte den Betrag, zum Beispiel fünfzig Euro.", unit: "Euro" },
  date: {
    hint: "Nennen Sie bitte einen Tag, zum Beispiel nächsten Dienstag oder den dritten Dezember.",
  },
  time: { hint: "Nennen Sie bitte eine Uhrzeit, zum Beispiel halb drei.", unit: "Uhr" },
  "phone-number": { hint: "Nennen Sie bitte die Nummer Ziffer für Ziffer, mit Vorwahl." },
  email: {
    hint: "Sagen Sie bitte die ganze Adresse, zum Beispiel: anna Punkt weber at beispiel Punkt de.",
  },
  postcode: { hint: "Nennen Sie bitte die fünf Ziffern einzeln." },
  "spelled-name": { hint: "Buchstabieren Sie bitte, zum Beispiel: M wie Martha, A wie Anton." },
  digits: { hint: "Sie können die Ziffern auch auf Ihrem Telefon eingeben." },
};

function listed(keys: readonly string[]): string {
  const quoted = keys.map((key) => `„${key}“`);
  const last = quoted.pop() ?? "";
  return quoted.length === 0 ? last : `${quoted.join(", ")} oder ${last}`;
}
