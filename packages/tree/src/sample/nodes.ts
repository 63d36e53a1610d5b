import type { TreeNode } from "../tree.ts";

/** Where the automatic layout puts the nodes. */
const PLACES: Readonly<Record<string, readonly [x: number, y: number]>> = {
  start: [80, 104],
  person: [432, 88],
  gatekeeper: [784, 456],
  "put-through": [1144, 464],
  "time-second": [1496, 128],
  time: [784, 128],
  interest: [1848, 736],
  doubt: [3248, 1008],
  "last-offer": [3592, 688],
  "objection-who": [1144, 1008],
  day: [2192, 1056],
  hour: [2544, 1176],
  confirm: [2896, 1088],
  book: [3248, 1392],
  "end-appointment": [3592, 1248],
  "end-book-failed": [3592, 1416],
  mail: [3944, 960],
  "end-mail": [4296, 896],
  callback: [2544, 80],
  "end-callback": [3248, 240],
  "end-no": [4296, 424],
  "end-wrong-person": [1144, 832],
  "objection-price": [80, 1656],
  "objection-provider": [352, 1656],
  "objection-bot": [624, 1656],
  "objection-trust": [896, 1656],
  "objection-opt-out": [1168, 1656],
};

/** How people ask to be told more when they are asked for time. */
const EAGER = ["worum geht es", "worum geht es denn", "um was geht es", "schießen Sie los"];

/** What the agent calls conditions whose names nobody would say. */
const SPOKEN: Readonly<Record<string, string>> = {
  no_authority: "jemand anderes entscheidet",
  no_time: "keine Zeit",
  callback_later: "später",
  not_available: "gerade nicht da",
  not_interested: "kein Interesse",
  send_info: "Unterlagen",
  wrong_person: "falsch verbunden",
  putting_through: "ich verbinde",
};

/** The first greeting, the gatekeeper and the question for time. */
const OPENING: TreeNode[] = [
  at("start", "Begrüßung", {
    content:
      "Guten Tag, hier ist Lena, die KI-Assistentin der Sonnwerk GmbH. Ich rufe an, weil Sie sich für eine Photovoltaikanlage interessiert haben.",
  }),
  at("decision", "Richtige Person?", {
    id: "person",
    content: "Spreche ich mit [firstName|der Person, die bei Ihnen darüber entscheidet]?",
    conditions: [
      to("Ja", "time", [
        "am Apparat",
        "das bin ich",
        "der bin ich",
        "die bin ich",
        "höchstpersönlich",
      ]),
      to("secretary_detected", "gatekeeper"),
      to("no_authority", "gatekeeper"),
      to("no_time", "callback"),
      to("callback_later", "callback"),
      to("not_available", "callback"),
      to("wrong_person", "end-wrong-person"),
      to("Nein", "gatekeeper"),
    ],
    reprompts: [
      "Entschuldigung, ich habe Sie nicht verstanden. Spreche ich mit der richtigen Person?",
    ],
  }),
  at("decision", "Vorzimmer", {
    id: "gatekeeper",
    content:
      "Verstehe. Es geht um eine Photovoltaikanlage. Könnten Sie mich bitte mit der Person verbinden, die darüber entscheidet?",
    conditions: [
      to("Ja", "put-through", ["bleiben Sie dran", "einen Moment bitte", "Moment bitte"]),
      to("putting_through", "put-through"),
      to("not_available", "callback"),
      to("callback_later", "callback"),
      to("no_authority", "callback"),
      to("not_interested", "end-no"),
      to("wrong_person", "end-wrong-person"),
      to("secretary_detected", "objection-who"),
      to("Nein", "callback"),
    ],
  }),
  at("input", "Wird verbunden", {
    id: "put-through",
    content: "Vielen Dank, ich warte gern.",
    input: { variable: "ansprechpartner", value: "text" },
    conditions: [
      to("who_is_calling", "time-second"),
      to("not_available", "callback"),
      to("callback_later", "callback"),
      to("not_interested", "end-no"),
    ],
    reprompts: ["Ich warte gern.", "Ich bin noch in der Leitung."],
    patience: 45,
  }),
  at("decision", "Neuer Gesprächspartner", {
    id: "time-second",
    content:
      "Guten Tag, hier ist Lena, die KI-Assistentin der Sonnwerk GmbH. Es geht um eine Photovoltaikanlage. Haben Sie gerade zwei Minuten?",
    conditions: [
      to("Ja", "interest", EAGER),
      to("no_time", "callback"),
      to("callback_later", "callback"),
      to("not_interested", "last-offer"),
      to("Vielleicht", "interest"),
      to("Nein", "callback"),
    ],
  }),
  at("decision", "Zeit?", {
    id: "time",
    content: "Schön, dass ich Sie erreiche. Haben Sie gerade zwei Minuten für mich?",
    conditions: [
      to("Ja", "interest", EAGER),
      to("no_time", "callback"),
      to("callback_later", "callback"),
      to("not_interested", "last-offer"),
      to("Vielleicht", "interest"),
      to("Nein", "callback"),
    ],
  }),
];

/** The question that matters, and where its answers lead. */
const INTEREST: TreeNode[] = [
  at("decision", "Interesse?", {
    id: "interest",
    content:
      "Wir rechnen kostenlos aus, was eine Anlage auf Ihrem Dach im Jahr einspart. Wäre ein Beratungstermin dafür interessant für Sie?",
    conditions: [
      to("Ja", "day"),
      to("send_info", "mail"),
      to("callback_later", "callback"),
      to("not_interested", "last-offer"),
      to("Vielleicht", "doubt"),
      to("Nein", "last-offer"),
    ],
    reprompts: [
      "Entschuldigung, das habe ich nicht verstanden. Hätten Sie Interesse an einem kostenlosen Beratungstermin?",
      "Sagen Sie einfach Ja, Nein oder vielleicht: Möchten Sie einen kostenlosen Beratungstermin?",
    ],
  }),
  at("decision", "Noch unsicher", {
    id: "doubt",
    content:
      "Das kann ich gut verstehen. Die Beratung verpflichtet Sie zu nichts und dauert etwa eine halbe Stunde. Wollen wir einen Termin festhalten?",
    conditions: [
      to("Ja", "day"),
      to("send_info", "mail"),
      to("not_interested", "last-offer"),
      to("Vielleicht", "last-offer"),
      to("Nein", "last-offer"),
    ],
  }),
  at("decision", "Letztes Angebot", {
    id: "last-offer",
    content:
      "Das ist völlig in Ordnung, vielen Dank für Ihre Offenheit. Darf ich Ihnen stattdessen eine kurze Übersicht per E-Mail schicken?",
    conditions: [
      to("Ja", "mail"),
      to("send_info", "mail"),
      to("not_interested", "end-no"),
      to("Vielleicht", "mail"),
      to("Nein", "end-no"),
    ],
  }),
];

/** Objections that are answered wherever they come up. */
const OBJECTIONS: TreeNode[] = [
  objection(
    "objection-price",
    "Preis",
    "price_objection",
    "Die Beratung selbst ist kostenlos. Was eine Anlage kostet, hängt von Ihrem Dach ab; genau das rechnen wir Ihnen vorher aus, ohne Verpflichtung.",
  ),
  objection(
    "objection-provider",
    "Hat schon einen Anbieter",
    "already_has_provider",
    "Das ist gut zu hören. Viele unserer Kunden holen trotzdem eine zweite Meinung ein, bevor sie sich entscheiden.",
    1,
  ),
  objection(
    "objection-who",
    "Wer ruft an?",
    "who_is_calling",
    "Gern noch einmal: Ich bin Lena, die KI-Assistentin der Sonnwerk GmbH, und rufe wegen einer Photovoltaikanlage an.",
  ),
  objection(
    "objection-bot",
    "Sind Sie ein Roboter?",
    "is_this_a_bot",
    "Ja, ich bin eine KI und kein Mensch. Die Beratung selbst führt eine Kollegin oder ein Kollege von uns.",
  ),
  objection(
    "objection-trust",
    "Woher haben Sie die Nummer?",
    "trust_doubt",
    "Das ist eine berechtigte Frage. Sie haben uns Ihre Nummer mit Ihrer Anfrage gegeben; wenn Sie keine Anrufe möchten, sagen Sie es einfach.",
  ),
  at("objection", "Keine Anrufe mehr", {
    id: "objection-opt-out",
    content:
      "Selbstverständlich. Ich habe vermerkt, dass wir Sie nicht mehr anrufen. Entschuldigen Sie die Störung, auf Wiederhören.",
    objection: { intent: "opt_out", global: true, returns: true },
  }),
];

/** How an open question is declined. */
const REFUSALS = [
  "nein",
  "nein danke",
  "nein, lieber nicht",
  "lieber nicht",
  "gar nicht",
  "am besten gar nicht",
  "das möchte ich nicht",
];

/** The appointment, the other good ends, and the goodbyes. */
const CLOSING: TreeNode[] = [
  at("input", "Welcher Tag?", {
    id: "day",
    content: "Das freut mich. An welchem Tag passt es Ihnen am besten?",
    input: { variable: "tag", value: "date" },
    conditions: [to("not_interested", "last-offer"), to("callback_later", "callback")],
    reprompts: ["An welchem Wochentag darf Sie jemand anrufen, zum Beispiel am Dienstag?"],
  }),
  at("input", "Welche Uhrzeit?", {
    id: "hour",
    content: "Und um wie viel Uhr?",
    input: { variable: "uhrzeit", value: "time" },
    reprompts: ["Welche Uhrzeit passt Ihnen, zum Beispiel zehn Uhr?"],
  }),
  at("decision", "Stimmt der Termin?", {
    id: "confirm",
    content: "Ich wiederhole: [tag], Uhrzeit [uhrzeit]. Ist das richtig so?",
    conditions: [
      to("Ja", "book"),
      to("appointment_accepted", "book"),
      to("not_interested", "last-offer"),
      to("Vielleicht", "doubt"),
      to("Nein", "day"),
    ],
  }),
  at("action", "Termin vormerken", {
    id: "book",
    action: { kind: "book-appointment", variable: "tag" },
  }),
  at("end", "Termin", {
    id: "end-appointment",
    content:
      "Vielen Dank, der Termin ist vorgemerkt: [tag], [uhrzeit]. Eine Kollegin meldet sich dann bei Ihnen. Auf Wiederhören.",
    outcome: "appointment",
  }),
  at("end", "Termin nicht gespeichert", {
    id: "end-book-failed",
    content:
      "Ich konnte den Termin gerade nicht speichern. Wir rufen Sie deshalb noch einmal an. Entschuldigen Sie bitte, auf Wiederhören.",
    outcome: "callback",
  }),
  at("input", "E-Mail-Adresse?", {
    id: "mail",
    content: "Gern. An welche E-Mail-Adresse darf ich die Unterlagen schicken?",
    input: { variable: "email", value: "text" },
    conditions: [to("not_interested", "end-no", REFUSALS)],
  }),
  at("end", "Unterlagen", {
    id: "end-mail",
    content: "Danke, ich gebe das so weiter. Ich wünsche Ihnen einen schönen Tag, auf Wiederhören.",
    outcome: "info-requested",
  }),
  at("input", "Wann zurückrufen?", {
    id: "callback",
    content: "Kein Problem. Wann darf ich es noch einmal versuchen?",
    input: { variable: "rueckruf", value: "text" },
    conditions: [to("not_interested", "end-no", REFUSALS)],
  }),
  at("end", "Rückruf", {
    id: "end-callback",
    content: "Alles klar, ich habe es notiert. Vielen Dank und einen schönen Tag, auf Wiederhören.",
    outcome: "callback",
  }),
  at("end", "Kein Interesse", {
    id: "end-no",
    content: "In Ordnung, dann möchte ich Sie nicht länger stören. Alles Gute und auf Wiederhören.",
    outcome: "not-interested",
  }),
  at("end", "Falsche Person", {
    id: "end-wrong-person",
    content: "Dann entschuldigen Sie bitte die Störung. Einen schönen Tag noch, auf Wiederhören.",
    outcome: "wrong-person",
  }),
];

export const SAMPLE_NODES: readonly TreeNode[] = [
  ...OPENING,
  ...INTEREST,
  ...OBJECTIONS,
  ...CLOSING,
];

/** Ways that no condition names. */
export const SAMPLE_WAYS: readonly [from: string, to: string, condition: string | null][] = [
  ["start", "person", null],
  ["person", "time", null],
  ["gatekeeper", "callback", null],
  ["put-through", "time-second", null],
  ["time-second", "callback", null],
  ["time", "callback", null],
  ["interest", "last-offer", null],
  ["doubt", "last-offer", null],
  ["last-offer", "end-no", null],
  ["day", "hour", null],
  ["hour", "confirm", null],
  ["confirm", "end-callback", null],
  ["book", "end-appointment", null],
  ["book", "end-book-failed", "failed"],
  ["mail", "end-mail", null],
  ["callback", "end-callback", null],
];

/** Columns are 340 apart and rows 260, so that cards of 240 and their edges have room. */
function at(type: TreeNode["type"], title: string, more: Partial<TreeNode>): TreeNode {
  const id = more.id ?? type;
  const [x, y] = PLACES[id] ?? [0, 0];
  return { id, type, title, position: { x, y }, ...more };
}

function objection(
  id: string,
  title: string,
  intent: string,
  content: string,
  answers = 2,
): TreeNode {
  return at("objection", title, {
    id,
    content,
    objection: { intent, global: true, returns: true, answers },
  });
}

function to(condition: string, targetNodeId: string, examples: string[] = []) {
  const id = `${targetNodeId}-${condition.toLowerCase().replaceAll(" ", "-")}`;
  const spoken = SPOKEN[condition];
  return {
    ...{ id, condition, targetNodeId },
    ...(examples.length > 0 && { examples }),
    ...(spoken !== undefined && { spoken }),
  };
}
