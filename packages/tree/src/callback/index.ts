import { at, objection, scriptedTree, to, type Ways } from "../scripted.ts";
import type { Tree, TreeNode } from "../tree.ts";

export interface CallbackWords {
  /** Who calls from this number, as it is spoken; `null` if it is not known. */
  company: string | null;
  /** Whether the caller's number is shown: only then it can be called back, or blocked. */
  callerIsShown: boolean;
}

/** The id of every call-back tree; no stored tree has it. */
export const CALLBACK_TREE_ID = "callback";

/**
 * Answers who calls one of our numbers, as most do who have missed a call: says who called and that
 * an AI speaks, asks whether a call is wanted, and offers that there be none.
 */
export function callbackTree({ company, callerIsShown }: CallbackWords): Tree {
  const [nodes, ways] = callerIsShown ? shown(company) : hidden(company);
  return scriptedTree({ id: CALLBACK_TREE_ID, name: "Rückruf" }, nodes, ways);
}

/** How people begin who have missed a call. */
const MISSED = [
  "Sie haben mich angerufen",
  "Guten Tag, Sie haben mich angerufen?",
  "Sie haben bei mir angerufen",
  "ich hatte einen Anruf von Ihnen",
  "ich habe einen verpassten Anruf von dieser Nummer",
  "worum ging es denn",
  "was wollten Sie denn",
];

function shown(company: string | null): [TreeNode[], Ways] {
  return [
    [
      start(company),
      at("decision", "Noch ein Anruf?", {
        id: "wish",
        content:
          "Wenn Sie keine Anrufe mehr möchten, sagen Sie es einfach. Darf sich sonst jemand von uns noch einmal bei Ihnen melden?",
        conditions: [
          to("who_is_calling", "objection-who", MISSED),
          to("Ja", "when", ["gern", "ja bitte"]),
          to("callback_later", "when"),
          to("putting_through", "when"),
          to("no_time", "when"),
          to("wrong_person", "end-no"),
          to("not_interested", "end-no"),
          to("Nein", "end-no", ["nicht nötig", "hat sich erledigt"]),
        ],
      }),
      at("input", "Wann passt es?", {
        id: "when",
        content: "Gern. Wann passt es Ihnen am besten?",
        input: { variable: "rueckruf", value: "text" },
        conditions: [to("not_interested", "end-no", ["nein", "lieber doch nicht"])],
      }),
      ...objections(
        company,
        "Selbstverständlich. Ich habe vermerkt, dass wir Sie nicht mehr anrufen. Entschuldigen Sie die Störung, auf Wiederhören.",
      ),
      ...goodbyes(),
      at("end", "Notiert", {
        id: "end-noted",
        content:
          "Ich gebe gern weiter, dass Sie angerufen haben. Einen schönen Tag, auf Wiederhören.",
        outcome: "completed",
      }),
    ],
    [
      ["start", "wish"],
      ["wish", "end-noted"],
      ["when", "end-callback"],
    ],
  ];
}

function hidden(company: string | null): [TreeNode[], Ways] {
  return [
    [
      start(company),
      at("input", "Unter welcher Nummer?", {
        id: "number",
        content:
          "Ihre Nummer wird mir nicht angezeigt. Unter welcher Nummer dürfen wir Sie noch einmal anrufen?",
        input: { variable: "rueckrufnummer", value: "phone-number" },
        conditions: [
          to("not_interested", "end-no", ["nein", "lieber nicht", "das möchte ich nicht"]),
          to("wrong_person", "end-no"),
        ],
      }),
      ...objections(
        company,
        "Das möchte ich gern vermerken, doch Ihre Nummer wird mir nicht angezeigt. Rufen Sie bitte noch einmal mit angezeigter Nummer an und sagen Sie dasselbe. Auf Wiederhören.",
      ),
      ...goodbyes(),
    ],
    [
      ["start", "number"],
      ["number", "end-callback"],
    ],
  ];
}

function start(company: string | null): TreeNode {
  const whose = company === null ? "dieses Anschlusses" : `von ${company}`;
  return at("start", "Begrüßung", {
    content: `Guten Tag, hier ist die KI-Assistentin ${whose}. Wenn Sie von dieser Nummer einen Anruf hatten, dann haben wir versucht, Sie zu erreichen.`,
  });
}

function objections(company: string | null, optedOut: string): TreeNode[] {
  const whose = company === null ? "dieses Anschlusses" : `von ${company}`;
  return [
    objection(
      "who",
      "Wer sind Sie?",
      "who_is_calling",
      `Ich bin die KI-Assistentin ${whose}. Von dieser Nummer aus haben wir Sie angerufen.`,
    ),
    objection(
      "trust",
      "Woher haben Sie die Nummer?",
      "trust_doubt",
      "Das kann ich von hier aus nicht sehen. Ich gebe die Frage weiter; wenn Sie keine Anrufe möchten, sagen Sie es einfach.",
    ),
    objection(
      "bot",
      "Sind Sie ein Roboter?",
      "is_this_a_bot",
      "Ja, ich bin eine künstliche Intelligenz und kein Mensch.",
    ),
    objection("opt-out", "Keine Anrufe mehr", "opt_out", optedOut),
  ];
}

function goodbyes(): TreeNode[] {
  return [
    at("end", "Rückruf", {
      id: "end-callback",
      content: "Danke, ich habe es notiert. Einen schönen Tag, auf Wiederhören.",
      outcome: "callback",
    }),
    at("end", "Kein Anruf", {
      id: "end-no",
      content: "In Ordnung. Entschuldigen Sie bitte die Störung, auf Wiederhören.",
      outcome: "not-interested",
    }),
  ];
}
