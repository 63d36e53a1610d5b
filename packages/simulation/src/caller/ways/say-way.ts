import { capitalised } from "../../capitalised.ts";
import { suits } from "../../corpus/speakers.ts";
import type { Topic } from "../../corpus/topic.ts";
import { thinking } from "../acts.ts";
import type { CallerAct } from "../caller.ts";
import { remember } from "../memory.ts";
import type { Mind } from "../mind.ts";
import { nameAsSentence } from "./name-as-sentence.ts";
import type { SayableWay } from "./sayable-way.ts";

/** What people put before or after an answer; nothing most of the time. */
const BEFORE = ["Also, ", "Na ja, ", "Hm, ", "Ach, ", "Ähm, "] as const;
const AFTER = [", würde ich sagen", ", denke ich", ", eigentlich", ", glaube ich"] as const;

const PUTS_BEFORE = 0.25;
const PUTS_AFTER = 0.12;

/**
 * Says a way in words of its author, else by its name, else what he said before; `topic` is what he would
 * have said on it without.
 */
export function sayWay(mind: Mind, way: SayableWay, topic: Topic | null): CallerAct {
  const named = nameAsSentence(way.key) ?? mind.lastLine;
  const own = way.lines.filter(
    (line) => suits(line, mind.speaker) && (hasSpokenOfOthers(mind) || !OF_ANOTHER.test(line)),
  );
  const lines = own.length > 0 ? own : way.lines;
  const draws = mind.random.on("example");
  const text = varied(mind, draws.pickSteadily(lines.length > 0 ? lines : [named]));
  remember(mind, way, text);
  mind.lastLine = text;
  mind.way = way;
  if (way.isSettled) mind.stance = "agreed";
  return { type: "speak", text, topic, chosen: way.key, after: thinking(mind) };
}

/** "Der macht das gut" is said of somebody who was spoken of. */
const OF_ANOTHER = /^(?:der|die|er) \p{Ll}+(?:t|en)(?!\p{L})/iu;

function hasSpokenOfOthers({ hasToldWhoDoesIt, raised, meant, way }: Mind): boolean {
  return (
    hasToldWhoDoesIt ||
    way?.intents.includes("already_has_provider") ||
    meant === "has-provider" ||
    raised.includes("has-provider") ||
    raised.includes("under-contract")
  );
}

function varied({ random, isBrief }: Mind, line: string): string {
  const plain = line.trim().replace(/[.]+$/u, "");
  const ends = /[!?]$/u.test(plain);
  if (isBrief) return ends ? plain : `${capitalised(plain)}.`;
  if (random.on("puts before").chance(PUTS_BEFORE))
    return `${random.on("what before").pick(BEFORE)}${plain}${ends ? "" : "."}`;
  const mayDoubt = !ends && !OF_HIMSELF.test(plain);
  const after =
    mayDoubt && random.on("puts after").chance(PUTS_AFTER)
      ? random.on("what after").pick(AFTER)
      : "";
  return `${capitalised(plain)}${after}${ends ? "" : "."}`;
}

/** Nobody doubts what he has, did or wants: "Den Vertrag habe ich doch schon unterschrieben". */
const OF_HIMSELF =
  /(?<!\p{L})(?:ich|wir|mich|mir|uns|mein\p{L}*|unser\p{L}*|sie|ihnen|ihr\p{L}*|du|ihr|bitte)(?!\p{L})/iu;
