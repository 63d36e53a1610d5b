import { graphOf } from "@rufbaum/tree";
import { intentsMeantBy } from "../caller/ways/meant-by.ts";
import type { Topic } from "../corpus/topic.ts";
import { plainOnes } from "../discovery/plain-german.ts";
import { isForOthersToo } from "../discovery/same-sense.ts";
import type { Concern, RaisedFate } from "../engine/concern.ts";
import type { RaisedTraffic } from "../engine/result.ts";
import { type Advice, type Figures, worthOf } from "./advice.ts";

/** Of those who bring it up, so many stay with a tree that has something for it, at best. */
const STAYS = 0.5;

/** A call that may be made again is worth so much of one that succeeds. */
const NOT_YET = 0.3;

/** What a persona must make up of those who bring something up to be named. */
const MOSTLY = 0.6;

/** What the tree can keep of a call in which it is brought up, where no success comes of it. */
const KEEPS: ReadonlySet<Concern> = new Set<Concern>([
  ...(["not-the-one", "front-desk", "boss-away", "no-time", "in-writing"] as const),
]);

const FATES: readonly RaisedFate[] = ["no-way", "led-off"];

/**
 * What callers meant that nothing in the tree was there for, or whom its end let go with nothing though
 * something could have been kept. What they meant tells what to do, not who they are.
 */
export function adviseOnConcerns(figures: Figures): Advice[] {
  const groups = Map.groupBy(figures.result.raised ?? [], ({ nodeId, concern, fate }) =>
    JSON.stringify([nodeId, concern, fate]),
  );
  return [...groups.values()].flatMap((group): Advice[] => {
    const [first] = group;
    if (!first || !FATES.includes(first.fate)) return [];
    const { nodeId, concern, fate } = first;
    if (concern === "refuses" || (fate === "led-off" && !KEEPS.has(concern))) return [];
    const count = group.reduce((sum, one) => sum + one.count, 0);
    const { runs, titleOf } = figures;
    const told = {
      ...{ concern, title: titleOf(nodeId), count, runs },
      ...{ mostly: mostlyOf(figures, group, count), examples: examplesOf(group) },
    };
    const condition = fate === "no-way" ? wayFor(figures, nodeId, concern) : null;
    const said = saidOf(figures, nodeId, concern, count);
    return [
      {
        fact:
          condition === null
            ? { code: fate === "no-way" ? "no-way-for" : "let-go", ...told }
            : { code: "way-unheard", ...told, condition, said },
        nodeId,
        points: NOT_YET * worthOf(figures, count).points,
        won: STAYS * count,
      },
    ];
  });
}

function mostlyOf(
  { result: { personas } }: Figures,
  group: readonly RaisedTraffic[],
  count: number,
): string | null {
  const most = group.find((one) => one.count >= MOSTLY * count);
  if (!most || personas.length < 2) return null;
  return personas.find(({ id }) => id === most.personaId)?.name ?? null;
}

const MOST_EXAMPLES = 3;

function examplesOf(group: readonly RaisedTraffic[]): number[] {
  return group
    .flatMap(({ examples }) => examples)
    .sort((one, other) => one - other)
    .slice(0, MOST_EXAMPLES);
}

/** The condition of the node for those who answer for somebody else, whatever of it was meant. */
function wayFor({ tree }: Figures, nodeId: string, concern: Concern): string | null {
  if (tree === null) return null;
  const intents = (TOPICS_OF[concern] ?? []).flatMap((topic) => intentsMeantBy(topic).slice(0, 1));
  const way = graphOf(tree)
    .conditions(nodeId)
    .find((one) => intents.some((intent) => isForOthersToo(one, intent)));
  return way?.condition ?? null;
}

/** What was not understood stands for all of them if it makes up so much of what they said. */
const STANDS_FOR_ALL = 0.5;

/** What they say, of that which was not understood there; none where most said something that was misread. */
function saidOf({ result }: Figures, nodeId: string, concern: Concern, all: number): string[] {
  const missed = (result.withoutWay ?? []).filter(
    (one) => one.nodeId === nodeId && TOPICS_OF[concern]?.some((of) => of === one.topic),
  );
  const count = missed.reduce((sum, one) => sum + one.count, 0);
  if (count < STANDS_FOR_ALL * all) return [];
  return (
    missed
      // "Darf ich fragen, worum es geht?" ask those, too, who are the right ones.
      .flatMap(({ examples }) => plainOnes(examples).filter((text) => !text.includes("?")))
      .slice(0, MOST_EXAMPLES)
  );
}

const TOPICS_OF: Partial<Record<Concern, readonly Topic[]>> = {
  "not-the-one": ["no-authority", "not-me"],
  "front-desk": ["front-desk"],
  "boss-away": ["boss-away"],
};
