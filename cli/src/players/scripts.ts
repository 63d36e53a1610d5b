import { WORDING } from "@rufbaum/conversation";
import type { Outcome, Tree } from "@rufbaum/tree";
import { textOf } from "@rufbaum/tree/graph";
import { sampleTree } from "@rufbaum/tree/sample";
import { type Difference, type Script, type Turn, turnsOf } from "./script.ts";
import { CLUB, CRAFTSMAN, DENTIST } from "./trees.ts";

/** Simulated callers have a name: the first one's. */
const SAMPLE: Tree = {
  ...sampleTree({ id: "sample", createdAt: "2026-01-01T00:00:00.000Z" }),
  settings: { variables: { firstName: "Sabine" } },
};

const NO_KEYS: Script["differs"] = {
  replay: { because: "a transcript holds no keys", in: "unfollowed: unexplained-turn" },
};
/** What a caller is told who is put through; then `...then`. */
function announced(...then: string[]): Script["differs"] {
  const asked = CLUB.nodes.slice(0, 3).map(textOf);
  const said = [...asked, "Unser Kassenwart übernimmt.", ...then];
  const really = { because: "only who puts somebody through announces it", in: { said } };
  return { live: really, "turn by turn": really };
}

const OPENING = DENTIST.nodes.slice(0, 2).map(textOf);

/** Turn by turn nobody is listened to while the agent speaks. */
const DEAF = "nobody is heard before all has been said";
const NOT_CUT: Script["differs"] = {
  "turn by turn": {
    because: DEAF,
    in: {
      said: [
        ...OPENING,
        "Sehr gern. Um wie viel Uhr passt es Ihnen am besten?",
        "Sehr gern. Um wie viel Uhr passt es Ihnen am besten?",
        "Ich habe 10 Uhr verstanden. Ist das richtig?",
        "Ihr Termin ist notiert. Bis bald in der Praxis.",
      ],
    },
  },
};

const NOT_EARLY: Difference = {
  because: "nobody is on the line who could speak over words that have to be heard",
  in: "can't play saysEarly",
};
const EARLY: Script["differs"] = {
  "test chat": NOT_EARLY,
  "rufbaum chat": NOT_EARLY,
  suite: NOT_EARLY,
  simulation: NOT_EARLY,
};
const UNHEARD: Script["differs"] = {
  ...EARLY,
  "turn by turn": {
    because: DEAF,
    in: {
      outcome: "abandoned",
      endReason: "silent",
      said: [...OPENING, WORDING.stillThere, WORDING.goodbyeSilent],
    },
  },
};
const HALF = "Sehr gern. Um wie viel Uhr";

/** Conversations that every player has to lead to the same end. */
export const SCRIPTS: readonly Script[] = [
  dentist("a time, read back and right", "appointment", "Ja, gern", "um zehn Uhr", "Ja, genau"),
  dentist("read back and wrong", "appointment", "Ja", "um zehn", "nein", "um elf Uhr", "ja"),
  dentist("another one instead", "appointment", "Ja", "um zehn", "nein, um elf Uhr"),
  dentist("no appointment", "not-interested", "Nein, danke"),
  dentist("put through", "transferred", "Bitte den Empfang"),
  dentist("nobody picks up", "callback", { says: "Bitte den Empfang", fault: "not-picked-up" }),
  dentist("can't be put through", "callback", { says: "Bitte den Empfang", fault: "fails" }),
  dentist("put through by a key", "transferred", "[1]"),
  dentist("a message that is not sent", "success", "Ja", "um zehn Uhr", {
    says: "Ja, genau",
    fault: "fails",
  }),
  dentist("silent to the end", "abandoned", "…", "…"),
  dentist("silent in the middle", "abandoned", "Ja", "…", "…"),
  dentist("back after a silence", "appointment", "…", "Ja", "Ja", "um zehn Uhr", "Ja"),
  dentist("what it costs, and back", "appointment", "Was kostet das?", "Ja", "um neun Uhr", "Ja"),
  dentist("an objection at the value", "appointment", "Ja", "Was kostet das?", "um neun Uhr", "Ja"),
  dentist("no more calls, at once", "opt-out", "Rufen Sie mich nie wieder an!"),
  dentist("no more calls, at the value", "opt-out", "Ja", "Rufen Sie mich nie wieder an!"),
  dentist(
    "no more calls, at the read-back",
    "opt-out",
    "Ja",
    "um zehn Uhr",
    "Rufen Sie mich nie wieder an!",
  ),
  dentist(
    "cut in with the answer",
    "appointment",
    "Ja",
    { cutsIn: HALF, says: "um zehn Uhr" },
    "Ja",
  ),
  dentist("cut in with no more calls", "opt-out", "Ja", {
    cutsIn: HALF,
    says: "Rufen Sie mich nie wieder an!",
  }),
  without(
    NOT_CUT,
    dentist(
      "cut in before the question",
      "appointment",
      "Ja",
      { cutsIn: HALF, says: "mhm" },
      "um zehn Uhr",
      "ja",
    ),
  ),
  without(
    EARLY,
    dentist("an early yes answers nothing", "not-interested", { saysEarly: "Ja" }, "Nein, danke"),
  ),
  without(
    UNHEARD,
    dentist("an early opt-out", "opt-out", { saysEarly: "Rufen Sie mich nie wieder an!" }),
  ),
  dentist("hung up at once", "abandoned", "(hangs up)"),
  dentist("hung up at the read-back", "abandoned", "Ja", "um zehn Uhr", "(hangs up)"),
  dentist("never understood", "failed", "Lila Wolken", "Grüne Wolken", "Blaue Wolken"),
  dentist(
    "a mailbox",
    "voicemail",
    "Hier ist die Mailbox von Anna Roth. Bitte hinterlassen Sie eine Nachricht nach dem Ton.",
  ),
  dentist("a call for help", "abandoned", "Hilfe, ich bekomme keine Luft, rufen Sie den Notarzt!"),
  dentist("asks for a person", "callback", "Ich möchte mit einem Menschen sprechen"),

  without(NO_KEYS, craftsman("a number by keys", "success", "Ja", "[4711#]")),
  without(
    NO_KEYS,
    craftsman("a number by keys and a pause", "success", "Ja", { presses: "4711", pauses: true }),
  ),
  without(NO_KEYS, craftsman("a small one", "appointment", "Ja", "[12#]")),
  craftsman("a number that is spoken", "success", "Ja", "vier sieben eins eins"),
  craftsman("somebody else's name", "appointment", "Nein", "Frau Klein von nebenan"),
  without(
    NO_KEYS,
    craftsman("asked again in its own words", "success", "Lila Wolken", "Ja", "[600#]"),
  ),
  club("a little", "callback", "Ja, gern", { says: "zwanzig Euro", fault: "fails" }),
  without(announced(), club("a lot, put through", "transferred", "Ja", "fünfhundert Euro")),
  without(
    announced("Die Quittung kommt mit der Post. Vielen Dank."),
    club("a lot, and nobody there", "callback", "Ja", {
      says: "fünfhundert Euro",
      fault: "not-picked-up",
    }),
  ),
  club("who they are, and back", "not-interested", "Woher haben Sie meine Nummer?", "Nein"),
  club("nothing", "not-interested", "Nein"),
  club("no more calls, its own goodbye", "opt-out", "Ja", "Rufen Sie mich nie wieder an!"),

  script(SAMPLE, "not interested", "not-interested", "Ja", "Ja", "Kein Interesse", "Nein"),
  script(SAMPLE, "the wrong person", "wrong-person", "Da sind Sie falsch verbunden"),
  script(SAMPLE, "silent to the end", "abandoned", "…", "…"),
];

function dentist(...[name, outcome, ...turns]: Written): Script {
  return script(DENTIST, name, outcome, ...turns);
}

function craftsman(...[name, outcome, ...turns]: Written): Script {
  return script(CRAFTSMAN, name, outcome, ...turns);
}

function club(...[name, outcome, ...turns]: Written): Script {
  return script(CLUB, name, outcome, ...turns);
}

type Written = [name: string, outcome: Outcome, ...turns: (string | Turn)[]];

function script(tree: Tree, ...[name, outcome, ...turns]: Written): Script {
  return { name: `${tree.id}: ${name}`, tree, outcome, turns: turnsOf(turns), differs: {} };
}

/** The same, but for players that differ in it. */
function without(differs: Script["differs"], made: Script): Script {
  return { ...made, differs };
}
