import type { Random } from "@rufbaum/runtime";
import { seededRandom } from "@rufbaum/runtime/virtual";
import type { Callee, EmulatorOptions } from "@rufbaum/telephony/emulator";

/** All towns' but Munich's, where the strangers live. */
const BLOCKS = ["+493023125", "+496990009", "+494066969", "+492214710"];
/** Ends of test numbers: the built-in characters, the odd ones below, and every other fate. */
const ENDS = [
  ["001", "002", "003", "004", "005", "006", "006", "007", "008", "080"],
  ["010", "011", "012", "013", "014", "015", "015"],
  [
    "101",
    "201",
    "301",
    "304",
    "380",
    "390",
    "401",
    "501",
    "506",
    "601",
    "690",
    "701",
    "781",
    "791",
  ],
  ["900", "929", "950", "999"],
] as const;

/** All that may be drawn. */
export const NUMBERS = BLOCKS.flatMap((block) =>
  [...new Set(ENDS.flat())].map((end) => block + end),
);

/** A number to call, with a fate. */
export function drawNumber(random: Random): string {
  const chance = random.number();
  const kind = chance < 0.5 ? 0 : chance < 0.75 ? 1 : chance < 0.92 ? 2 : 3;
  return pick(random, BLOCKS) + pick(random, ENDS[kind]);
}

/** Sentences that no tree expects, and one that every tree has to hear. */
const BABBLE = [
  "",
  "   ",
  "Wurstbrot mit Senf",
  "ja nein vielleicht weiß nicht",
  "🤖🤖🤖",
  "\u0000\uFFFE",
  "'; drop table calls; --",
  '"}]}{"type":"end"}',
  "[name|{name}] {wert} %s",
  "Können Sie das noch einmal wiederholen?",
  "Moment bitte",
  "lorem ipsum ".repeat(400),
];
export const OPT_OUT = "Bitte rufen Sie mich nie wieder an und löschen Sie meine Nummer.";

/**
 * `10` says nothing, `11` babbles, `12` opts out, `13` talks over the agent, `14` does a bit of all, `15`
 * opts out over the agent, at any moment of whatever it says.
 */
export const oddCallees: NonNullable<EmulatorOptions["callees"]> = ({ character, seed }) => {
  if (character < 10) return null;
  const random = seededRandom(seed);
  const habits = {
    mute: character === 10,
    babbles: character === 11 || character === 14,
    optsOut: character === 12 || (character === 14 && random.number() < 0.3),
    interrupts: character === 13 || character === 14,
    /** How many texts are heard before, and how much of that one. */
    optsOutOver:
      character === 15 ? { texts: Math.floor(random.number() * 4), share: random.number() } : null,
  };
  return oddCallee(random, habits);
};

function oddCallee(
  random: Random,
  habits: {
    mute: boolean;
    babbles: boolean;
    optsOut: boolean;
    interrupts: boolean;
    optsOutOver: { texts: number; share: number } | null;
  },
): Callee {
  const patience = 2 + Math.floor(random.number() * 5);
  let turns = 0;
  let texts = 0;
  return {
    react(heard) {
      if (habits.mute) return [];
      if (heard.type === "agent-began") {
        const { optsOutOver: over } = habits;
        if (over && texts++ === over.texts) {
          return [{ type: "say", text: OPT_OUT, after: heard.milliseconds * over.share }];
        }
        const cutsIn = habits.interrupts && random.number() < 0.4;
        return cutsIn ? [{ type: "say", text: "Moment mal.", after: 300 }] : [];
      }
      if (heard.type !== "agent-finished") return [];
      turns += 1;
      if (turns > patience) return [{ type: "hang-up", after: 200 }];
      const optsOut = habits.optsOut && turns === patience;
      const text = optsOut ? OPT_OUT : habits.babbles ? pick(random, BABBLE) : "Ja.";
      return [{ type: "say", text, after: 200 + Math.floor(random.number() * 1_500) }];
    },
  };
}

export function pick<T>(random: Random, list: readonly T[]): T {
  return list[Math.floor(random.number() * list.length)] as T;
}
