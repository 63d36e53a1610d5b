import type { Outcome, ValueKindName } from "@rufbaum/tree";

/** What the agent says where the tree has no words of its own. */
export const WORDING = {
  /** Before the question is asked again: the first time, the second and every later one. */
  notUnderstood: [
    "Entschuldigung, das habe ich nicht verstanden.",
    "Verzeihung, ich habe Sie leider noch nicht richtig verstanden.",
  ],
  /** To a question that the tree has no answer to, each in its turn. */
  cannotTell: [
    "Das kann ich Ihnen am Telefon leider nicht beantworten.",
    "Auch das kann ich Ihnen leider nicht sagen.",
    "Da muss ich leider ebenfalls passen.",
  ],
  /** To who asks whether it is what is offered: "Kommen Sie vorbei?" */
  justThat: "Genau, darum geht es.",
  /** Before an answer that was given already. */
  asSaid: (answer: string) => `Wie gesagt: ${answer}`,
  recorded: "Ja, dieses Gespräch wird aufgezeichnet.",
  notRecorded:
    "Nein, der Ton wird nicht aufgezeichnet. Was wir sprechen, wird schriftlich festgehalten.",
  /** Said to whoever speaks English where the tree has no way for that. */
  onlyGerman: "I'm sorry, I only speak German. Thank you for your time, and goodbye.",
  /** Which of two conditions was meant; a tree can have its own words (`askBetween`). */
  askBetween: "Was meinen Sie: [eins] oder [zwei]?",
  /** What can be answered, said when a question has been missed twice. */
  answerWith: (keys: readonly string[]) => `Sie können zum Beispiel mit ${listed(keys)} antworten.`,
  /** To whoever has only said his name. */
  greetBack: "Schön, dass ich Sie erreiche.",
  /** Whether a yes was meant, where a yes or a no was. */
  askYes: "Darf ich das als Ja verstehen?",
  unknownSource:
    "Woher Ihre Nummer kommt, kann ich Ihnen leider nicht sagen. Ich halte Ihre Frage fest.",
  /** Before the way that was meant where another one was taken. */
  mistook: "Entschuldigung, da habe ich Sie falsch verstanden.",
  /** To a child, of whom it is known or not which of the parents may come. */
  fetchParent: (whom: string | null) =>
    whom === null
      ? "Kannst du mir bitte deine Mama oder deinen Papa holen?"
      : `Kannst du ${whom} mir bitte holen?`,
  /** To who belongs to the one who is called, before the question. */
  isThere: (who: "er" | "sie") =>
    `Guten Tag. Ist ${who} gerade zu sprechen? Vielleicht können auch Sie es mir sagen.`,
  /** To somebody else than the one who is called. */
  fetch: (person: string) => `Könnte ich bitte mit ${person} sprechen?`,
  /** To who has picked up at a bad time, before it is asked when to call. */
  notLong: "Dann störe ich nicht lange.",
  gladlyWait: "Gern, ich warte.",
  stillThere: "Sind Sie noch da?",
  here: "Ja, ich höre Sie.",
  /** While something of ours takes longer than a caller waits for in silence. */
  oneMoment: "Einen Moment bitte, ich bin gleich wieder für Sie da.",
  resumed: "Entschuldigung, die Leitung war kurz unterbrochen.",
  resumedAnew: "Entschuldigung, die Leitung war kurz unterbrochen. Ich fange noch einmal an.",
  ai: "Sie sprechen mit einer künstlichen Intelligenz, nicht mit einem Menschen.",
  aiAgain: "Wie gesagt, ich bin eine künstliche Intelligenz und kein Mensch.",
  screening: "Ich möchte gern mit der Person sprechen, der dieser Anschluss gehört.",
  whatToChange: "Gern, was darf ich ändern?",
  /** After something was corrected. */
  corrected: (value: string) => `Gut, ${value}.`,
  /** To who says again what is kept. */
  asKept: (value: string) => `Genau so habe ich es: ${value}.`,
  confirm: (value: string) => `Ich habe ${value} verstanden. Ist das richtig?`,
  confirmRange: (range: string, value: string) =>
    `Ich habe ${range} verstanden. Rechnen wir mit ${value}?`,
  /** After what was said before is taken over, so that nobody is asked twice. */
  saidBefore: (values: string) => `${values}, sagten Sie.`,
  /** After half a value; the rest is asked for next. */
  half: (words: string) => `${words}, gern.`,
  /** The same, before a question of the tree's own. */
  halfBefore: (words: string) => `${words} also.`,
  /** To whoever has no day or hour in mind. */
  propose: (value: string) => `Wie wäre es mit ${value}?`,
  allRight: "In Ordnung.",
  /** To "das haben Sie doch in Ihren Unterlagen". */
  notAtHand: "Das liegt mir hier leider nicht vor.",
  /** To "Wofür brauchen Sie das?" */
  purpose: "Damit ich es für Sie festhalten kann.",
  roughly: "Eine ungefähre Angabe genügt.",
  /** To who does not know what is asked, where one of several is the answer. */
  noMatter: "Das macht nichts.",
  /** To who keeps a fact to himself. */
  needNotSay: "Das müssen Sie mir nicht sagen. Es würde mir nur weiterhelfen.",
  /** Before the ways that are left, where the question itself was too much. */
  likeliest: (ways: string) => `Was trifft am ehesten zu: ${ways}?`,
  /** To who would rather have a letter, where an e-mail address is asked for. */
  onlyByEmail: "Zuschicken kann ich es Ihnen von hier aus leider nur per E-Mail.",
  leftOpen: "Kein Problem, dann lassen wir das offen.",
  /** The number on which the caller is spoken to. */
  thisNumber: "Gut, diese Nummer.",
  /** To who won't tell what all hangs on: "keinen Termin". */
  noneAtAll: (none: string) => `Dann möchten Sie lieber ${none}?`,
  overToday: (hour: string) => `Heute um ${hour} ist schon vorbei.`,
  askAfresh: "Entschuldigung, dann bitte noch einmal.",
  goodbye: "Auf Wiederhören.",
  /** Who declined has not been talked into anything, and has not hung up either. */
  goodbyeDeclined:
    "In Ordnung, dann möchte ich Sie nicht länger aufhalten. Vielen Dank. Auf Wiederhören.",
  /** Before a way of the tree that is for who would be called later. */
  humanWanted: "Das verstehe ich. Ich gebe weiter, dass Sie mit einem Menschen sprechen möchten.",
  goodbyeHuman:
    "Das verstehe ich. Ich gebe weiter, dass Sie mit einem Menschen sprechen möchten. Auf Wiederhören.",
  goodbyeAngry: "Bitte entschuldigen Sie die Störung. Auf Wiederhören.",
  goodbyeEmergency:
    "Das klingt nach einem Notfall. Bitte rufen Sie sofort den Notruf 112 an. Ich lege jetzt auf, damit Ihre Leitung frei ist.",
  /** Where somebody died, or is gravely ill. */
  condolences: {
    death: "Das tut mir sehr leid. Mein herzliches Beileid.",
    illness: "Das tut mir sehr leid. Ich wünsche Ihnen alles Gute und viel Kraft.",
  },
  /** To who is weary of being called. */
  regret: "Das tut mir leid, ich halte mich kurz.",
  callAgain: "Möchten Sie, dass wir Sie nicht mehr anrufen?",
  goodbyeUndecided:
    "Gut, dann rufen wir Sie vorerst nicht mehr an. Entschuldigen Sie die Störung. Auf Wiederhören.",
  /** Before the question that follows a long story; each once. */
  kindWords: ["Danke, dass Sie mir das erzählen.", "Das verstehe ich.", "Ich höre Ihnen zu."],
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

/** What is said to something that was understood and that the tree has no way for. */
export interface IntentWording {
  /** The first time, and from then on. */
  words: readonly [first: string, again: string];
  /** What the caller wished by it: how the call ended for sales, if nothing else comes of it. */
  wish?: Outcome;
  /** Who says it twice is let go with these words, where the tree has no fallback. */
  goodbye?: string;
  /** Can be said in passing, beside a yes that stands. */
  isRemark?: true;
}

export const INTENT_WORDING: Readonly<Record<string, IntentWording>> = {
  Ja: { words: ["Sehr gern.", "Gern, ich brauche nur noch eine Angabe von Ihnen."] },
  Nein: { words: ["Verstehe.", "In Ordnung."] },
  Vielleicht: {
    words: ["Lassen Sie sich gern einen Moment Zeit.", "Das muss nicht endgültig sein."],
  },
  not_interested: {
    words: ["Das verstehe ich.", "Das respektiere ich."],
    wish: "not-interested",
    goodbye: "Das respektiere ich. Vielen Dank für Ihre Zeit, auf Wiederhören.",
  },
  already_has_provider: {
    words: [
      "Schön, dass Sie da schon versorgt sind.",
      "Ich verstehe, Sie haben das bereits geregelt.",
    ],
  },
  angry: {
    words: ["Ich will Sie nicht lange aufhalten.", "Entschuldigen Sie bitte die Störung."],
  },
  contract_bound: {
    words: ["Ich verstehe, Sie sind da noch gebunden.", "Das mit dem Vertrag habe ich verstanden."],
  },
  price_objection: {
    words: [
      "Dass es sich rechnen muss, verstehe ich gut.",
      "Der Preis muss passen, das verstehe ich.",
    ],
    isRemark: true,
  },
  price_question: {
    words: [
      "Zum Preis kann ich Ihnen jetzt nichts Verbindliches sagen.",
      "Eine verlässliche Zahl kann ich Ihnen am Telefon leider nicht nennen.",
    ],
    isRemark: true,
  },
  callback_later: {
    words: ["Gern, das halte ich fest.", "Ja, Ihr Wunsch ist notiert."],
    wish: "callback",
    goodbye: "Gern, ich habe notiert, dass wir uns wieder melden dürfen. Auf Wiederhören.",
    isRemark: true,
  },
  no_time: {
    words: ["Ich halte mich kurz.", "Ich will Sie nicht lange aufhalten."],
    wish: "callback",
    goodbye: "Dann will ich Sie nicht länger aufhalten. Vielen Dank, auf Wiederhören.",
  },
  send_info: {
    words: ["Gern, das halte ich fest.", "Ja, dass Sie Unterlagen möchten, ist notiert."],
    wish: "info-requested",
    goodbye: "Gern, ich habe notiert, dass Sie Unterlagen möchten. Vielen Dank, auf Wiederhören.",
    isRemark: true,
  },
  trust_doubt: {
    words: ["Ich verstehe, dass Sie da vorsichtig sind.", "Ihre Vorsicht kann ich gut verstehen."],
    isRemark: true,
  },
  appointment_accepted: {
    words: ["Gern, das halte ich fest.", "Ja, das ist notiert."],
    wish: "callback",
  },
  wrong_person: {
    words: ["Entschuldigen Sie, da bin ich wohl falsch verbunden.", "Verzeihen Sie die Störung."],
    wish: "wrong-person",
    goodbye: "Dann entschuldigen Sie bitte die Störung. Auf Wiederhören.",
  },
  no_authority: {
    words: ["Ich verstehe, das entscheiden Sie nicht allein.", "Das kann ich gut verstehen."],
    wish: "callback",
    goodbye: "Danke, dann versuchen wir es ein andermal. Auf Wiederhören.",
  },
  not_available: {
    words: ["Danke, dann versuchen wir es ein andermal.", "Danke, das habe ich notiert."],
    wish: "callback",
    goodbye: "Danke, dann versuchen wir es ein andermal. Auf Wiederhören.",
  },
  secretary_detected: { words: ["Danke, dass Sie rangehen.", "Danke Ihnen."] },
  putting_through: { words: ["Danke, ich warte gern.", "Danke Ihnen."] },
};

/** What is said of each kind of value. */
interface ValueWording {
  /** How it can be given, said when it has been missed twice. */
  hint: string;
  /** What follows it where it is read back. */
  unit?: string;
  /** The question for what is missing after half of it. */
  rest?: string;
  /** The question after one was refused. */
  other?: string;
}

export const VALUE_WORDING: Readonly<Record<ValueKindName, ValueWording>> = {
  text: { hint: "", rest: "Welche Hausnummer?" },
  "yes-no": { hint: "Sie können einfach mit Ja oder Nein antworten." },
  number: { hint: "Nennen Sie bitte nur die Zahl, zum Beispiel zwölf." },
  amount: { hint: "Nennen Sie bitte den Betrag, zum Beispiel fünfzig Euro.", unit: "Euro" },
  date: {
    hint: "Nennen Sie bitte einen Tag, zum Beispiel nächsten Dienstag oder den dritten Dezember.",
    rest: "An welchem Tag?",
    other: "Welcher Tag passt Ihnen besser?",
  },
  time: {
    hint: "Nennen Sie bitte eine Uhrzeit, zum Beispiel halb drei.",
    rest: "Um wie viel Uhr?",
    other: "Welche Uhrzeit passt Ihnen besser?",
  },
  "date-time": {
    hint: "Nennen Sie bitte einen Tag und eine Uhrzeit, zum Beispiel nächsten Dienstag um zehn.",
  },
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
