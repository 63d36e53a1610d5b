import { settingOf } from "@rufbaum/tree/graph";
import type { FailureReason } from "../engine/run.ts";
import { verb, whole } from "../german.ts";
import { type Advice, type Figures, failuresBy, pointsFor, share } from "./advice.ts";

interface Kind {
  reason: FailureReason;
  /** Written after the node's title and before the remedy. */
  tell(title: string, figures: Figures, count: number, nodeId: string): string;
}

/** Failures that the shape of the tree makes, or a lack of ways out. */
const KINDS: readonly Kind[] = [
  {
    reason: "dead-end",
    tell: (title, { runs }, count) =>
      `${title} ist eine Sackgasse: ${share(count, runs)} ${verb(count, "bricht", "brechen")} dort ab, weil kein Weg weiterführt. Verbinden Sie den Knoten mit dem nächsten Schritt oder einem Ende.`,
  },
  {
    reason: "loop",
    tell: (title, figures, count, nodeId) => {
      const { visits = 0, runs = 0 } = figures.result.nodes[nodeId] ?? {};
      const most = figures.tree ? settingOf(figures.tree, "maxSteps") : null;
      const times = runs > 0 ? Math.round(visits / runs) : 0;
      const often = times > 1 ? ` (im Schnitt ${whole(times)}-mal dort)` : "";
      const limit = most === null ? "" : `, spätestens nach ${whole(most)} Schritten ist Schluss`;
      return `Bei ${title} ${verb(count, "dreht", "drehen")} sich ${share(count, figures.runs)} im Kreis${often}${limit}. Führen Sie von dort oder von den Knoten danach auf einen Weg, der nicht zurückkommt.`;
    },
  },
  {
    reason: "too-long",
    tell: (title, { runs }, count) =>
      `Bei ${title} endet für ${share(count, runs)} die erlaubte Gesprächsdauer. Verkürzen Sie den Weg dorthin, oder bieten Sie früher einen Rückruf an.`,
  },
  {
    reason: "action-failed",
    tell: (title, { runs }, count) =>
      `Die Aktion ${title} misslingt in ${share(count, runs)}, und das Gespräch scheitert daran. Geben Sie ihr einen eigenen Weg für den Fehlerfall, zum Beispiel einen Rückruf.`,
  },
  {
    reason: "silent",
    tell: (title, { runs, result }, count, nodeId) => {
      const { silences = 0 } = result.nodes[nodeId] ?? {};
      return `Bei ${title} bleibt es in ${share(count, runs)} still, bis aufgelegt wird (${whole(silences)}-mal Schweigen). Enden Sie dort mit einer klaren, kurzen Frage, oder warten Sie länger.`;
    },
  },
];

/** Where the tree itself lets a conversation down. */
export function adviseOnWays(figures: Figures): Advice[] {
  return KINDS.flatMap(({ reason, tell }) =>
    failuresBy(figures, reason).flatMap(({ nodeId, count }): Advice[] =>
      figures.isRare(count)
        ? []
        : [
            {
              text: tell(figures.titleOf(nodeId), figures, count, nodeId),
              points: pointsFor(figures, count),
            },
          ],
    ),
  );
}
