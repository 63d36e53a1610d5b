import { at, objection, scriptedTree, to, type Ways } from "../scripted.ts";
import type { Tree, TreeNode } from "../tree.ts";

export interface CallbackWords {
  /** Who calls from this number, as it is spoken; `null` if it is not known. */
  company: string | null;
  /** Whether the caller's number is shown: only then it can be called back, or blocked. */
  callerIsShown: boolean;
  /** What we are known to have called about, its time in `[lastCallWhen]`; none: nobody knows. */
  called?: { purpose: string | null } | null;
}

/** The id of every call-back tree; no stored tree has it. */
export const CALLBACK_TREE_ID = "callback";

/**
 * Answers who calls one of our numbers, as most do who have missed a call: says who called and that
 * an AI speaks, asks whether a call is wanted, and offers that there be none.
 */
export function callbackTree(words: CallbackWords): Tree {
  const [nodes, ways] = words.callerIsShown ? shown(words) : hidden(words);
  return scriptedTree({ id: CALLBACK_TREE_ID, name: "Rückruf" }, nodes, ways);
}

/** How people ask whom we wanted to speak with, who is only then named. */
const FOR_WHOM = [
  "wen wollten Sie sprechen",
  "wen wollten Sie denn erreichen",
  "zu wem wollten Sie",
  "für wen war der Anruf",
  "wen suchen Sie",
];

const WHOM = at("objection", "Wen wollten Sie sprechen?", {
  id: "objection-whom",
  content: "Wir wollten [name|jemanden unter dieser Nummer] sprechen.",
  objection: { intent: "asks_for_whom", global: false, returns: true, answers: 2 },
});

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

/** How people ask for a call at another time, who then need not be asked whether they want one. */
const LATER = [
  "gerade schlecht, rufen Sie mich morgen an",
  "rufen Sie mich am Montag um zehn an",
  "rufen Sie nächste Woche noch einmal an",
];

function shown(words: CallbackWords): [TreeNode[], Ways] {
  return [
    [
      start(words),
      at("decision", "Noch ein Anruf?", {
        id: "wish",
        content:
          "Wenn Sie keine Anrufe mehr möchten, sagen Sie es einfach. Darf sich sonst jemand von uns noch einmal bei Ihnen melden?",
        conditions: [
          to("who_is_calling", "objection-who", MISSED),
          ...(words.called ? [to("asks_for_whom", WHOM.id, FOR_WHOM)] : []),
          to("Ja", "when", ["gern", "ja bitte"]),
          to("callback_later", "when", LATER),
          to("putting_through", "when"),
          to("no_time", "when"),
          to("wrong_person", "end-wrong-person"),
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
        words,
        "Selbstverständlich. Ich habe vermerkt, dass wir Sie nicht mehr anrufen. Entschuldigen Sie die Störung, auf Wiederhören.",
      ),
      ...goodbyes(),
      at("end", "Falsche Person", {
        id: "end-wrong-person",
        content: "Dann entschuldigen Sie bitte die Störung. Auf Wiederhören.",
        outcome: "wrong-person",
      }),
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

function hidden(words: CallbackWords): [TreeNode[], Ways] {
  return [
    [
      start(words),
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
        words,
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

function start(words: CallbackWords): TreeNode {
  const missed = words.called
    ? whatWeDid(words.called)
    : "Wenn Sie von dieser Nummer einen Anruf hatten, dann haben wir versucht, Sie zu erreichen.";
  return at("start", "Begrüßung", {
    content: `Guten Tag, hier ist die KI-Assistentin ${whose(words)}. ${missed}`,
  });
}

function whose({ company }: CallbackWords): string {
  return company === null ? "dieses Anschlusses" : `von ${company}`;
}

/** Not whom: somebody else may have the phone. */
function whatWeDid({ purpose }: NonNullable<CallbackWords["called"]>): string {
  const about = purpose === null ? "" : `, es ging um ${purpose}`;
  return `Von dieser Nummer aus haben wir Sie [lastCallWhen|neulich] angerufen${about}.`;
}

function objections(words: CallbackWords, optedOut: string): TreeNode[] {
  return [
    objection(
      "who",
      "Wer sind Sie?",
      "who_is_calling",
      `Ich bin die KI-Assistentin ${whose(words)}. ${words.called ? whatWeDid(words.called) : "Von dieser Nummer aus haben wir Sie angerufen."}`,
    ),
    ...(words.called ? [WHOM] : []),
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
