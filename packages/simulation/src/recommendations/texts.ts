import { speakingTime } from "@rufbaum/conversation";
import { type Advice, type Figures, failuresBy, pointsFor } from "./advice.ts";
import type { ListenedText, TextRemedy } from "./recommendation.ts";

/** More words than this in one go few people listen to. */
const MANY_WORDS = 35;

/** Where people hang up because they had to listen for too long, or had to hear it too often. */
export function adviseOnTexts(figures: Figures): Advice[] {
  const { runs, titleOf, isRare } = figures;
  return failuresBy(figures, "hung-up-impatient").flatMap(({ nodeId, count }): Advice[] => {
    if (isRare(count)) return [];
    const at = { title: titleOf(nodeId), count, runs };
    const text = listened(figures, nodeId);
    return [
      {
        fact: { code: "hung-up-impatient", ...at, text, remedy: remedy(figures, nodeId, text) },
        points: pointsFor(figures, count),
      },
    ];
  });
}

function listened({ textOf }: Figures, nodeId: string): ListenedText | null {
  const text = textOf(nodeId);
  if (text === null) return null;
  const words = text.split(/\s+/u).filter((word) => word !== "").length;
  return { words, seconds: Math.round(speakingTime(text) / 1_000) };
}

function remedy({ result }: Figures, nodeId: string, text: ListenedText | null): TextRemedy {
  if (text === null) return { code: "shorten-or-split" };
  if (text.words > MANY_WORDS) return { code: "shorten", words: MANY_WORDS };
  const { visits = 0, runs = 0 } = result.nodes[nodeId] ?? {};
  const times = runs > 0 ? visits / runs : 0;
  return times >= 1.5 ? { code: "lead-elsewhere", times } : { code: "ask-sooner" };
}
