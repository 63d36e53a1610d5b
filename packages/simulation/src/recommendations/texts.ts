import { speakingTime } from "@rufbaum/conversation";
import { counted, decimal, verb, whole } from "../german.ts";
import { type Advice, type Figures, failuresBy, pointsFor, share } from "./advice.ts";

/** More words than this in one go few people listen to. */
const MANY_WORDS = 35;

/** Where people hang up because they had to listen for too long, or had to hear it too often. */
export function adviseOnTexts(figures: Figures): Advice[] {
  const { runs, titleOf, isRare } = figures;
  return failuresBy(figures, "hung-up-impatient").flatMap(({ nodeId, count }): Advice[] => {
    if (isRare(count)) return [];
    const title = titleOf(nodeId);
    return [
      {
        text: `Bei ${title} ${verb(count, "legt", "legen")} ${share(count, runs, "Angerufenen")} aus Ungeduld auf${remedy(figures, nodeId)}`,
        points: pointsFor(figures, count),
      },
    ];
  });
}

function remedy({ textOf, result }: Figures, nodeId: string): string {
  const text = textOf(nodeId);
  if (text === null) return ". Kürzen Sie den Text oder teilen Sie ihn auf.";
  const words = text.split(/\s+/u).filter((word) => word !== "").length;
  const seconds = speakingTime(text) / 1_000;
  const size = `Der Text hat ${counted(words, "Wort", "Wörter")}, gesprochen etwa ${counted(Math.round(seconds), "Sekunde", "Sekunden")}`;
  if (words > MANY_WORDS) {
    return `. ${size}: Kürzen Sie ihn auf höchstens ${whole(MANY_WORDS)} Wörter, oder teilen Sie ihn und fragen Sie dazwischen etwas.`;
  }
  const { visits = 0, runs = 0 } = result.nodes[nodeId] ?? {};
  const times = runs > 0 ? visits / runs : 0;
  if (times >= 1.5) {
    return `. ${size}, wird aber im Schnitt ${decimal(times)}-mal erreicht: Führen Sie beim zweiten Mal woandershin.`;
  }
  return `. ${size}: Nicht er ist zu lang, sondern der Weg bis dorthin. Kommen Sie früher zur Frage.`;
}
