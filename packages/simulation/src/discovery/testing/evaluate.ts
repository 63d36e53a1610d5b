import { linesFor } from "../../corpus/lines.ts";
import type { Topic } from "../../corpus/topic.ts";
import { mishear } from "../../noise/mishear.ts";
import { MANNERS } from "../../personas/persona.ts";
import { seededRandom } from "../../seeded-random.ts";
import type { Candidate } from "../candidate.ts";
import { groupMissed } from "../discover.ts";
import type { MissedGroup } from "../missed-group.ts";

/** Which lines of the corpus are said: faults may be looked at in one half, the other is measured. */
export type Half = "development" | "held-back";

export interface Evaluated {
  /** Percent of what was said that is in the cluster whose topic it is of. */
  purity: number;
  /** Percent of what was said that is in any cluster. */
  coverage: number;
  /** Topics that most of some cluster is of, of all topics. */
  found: number;
  topics: number;
  clusters: readonly { name: string; count: number; topic: Topic; purity: number }[];
}

/** Says lines of some topics, as they are recognised, and looks how well they are told apart. */
export function evaluate(
  topics: readonly Topic[],
  {
    half,
    said = 6_000,
    noise = 0.1,
    seed = 1,
  }: { half: Half; said?: number; noise?: number; seed?: number },
): Evaluated {
  const { missed, topicOf } = say(topics, half, said, noise, seed);
  const clusters = groupMissed(missed).map((candidate) => judge(candidate, topicOf));
  const inClusters = clusters.reduce((sum, { count }) => sum + count, 0);
  const right = clusters.reduce((sum, { count, purity }) => sum + (count * purity) / 100, 0);
  return {
    purity: inClusters > 0 ? (100 * right) / inClusters : 0,
    coverage: (100 * inClusters) / said,
    found: new Set(clusters.map(({ topic }) => topic)).size,
    topics: topics.length,
    clusters,
  };
}

function judge(
  { name, gists, count }: Candidate,
  topicOf: ReadonlyMap<string, ReadonlyMap<Topic, number>>,
): Evaluated["clusters"][number] {
  const masses = new Map<Topic, number>();
  for (const { members } of gists) {
    for (const { text } of members) {
      for (const [topic, times] of topicOf.get(text) ?? [])
        masses.set(topic, (masses.get(topic) ?? 0) + times);
    }
  }
  const [most] = [...masses].sort(([, one], [, other]) => other - one);
  const [topic = "yes", times = 0] = most ?? [];
  return { name, count, topic, purity: (100 * times) / count };
}

function say(topics: readonly Topic[], half: Half, times: number, noise: number, seed: number) {
  const random = seededRandom(seed, 1);
  const groups = new Map<string, MissedGroup>();
  const topicOf = new Map<string, Map<Topic, number>>();
  for (let time = 0; time < times; time += 1) {
    const topic = random.pick(topics);
    const lines = linesFor(topic, random.pick(MANNERS)).filter((line) => halfOf(line) === half);
    if (lines.length === 0) continue;
    const text = mishear(random.pick(lines), noise, random.below(16));
    const group = groups.get(text) ?? { nodeId: "ask", text, intent: null, count: 0 };
    groups.set(text, { ...group, count: group.count + 1 });
    const owners = topicOf.get(text) ?? new Map<Topic, number>();
    topicOf.set(text, owners.set(topic, (owners.get(topic) ?? 0) + 1));
  }
  return { missed: [...groups.values()], topicOf };
}

/** By the sum of the letters: a rule that was fixed before the lines were written. */
function halfOf(line: string): Half {
  let sum = 0;
  for (let place = 0; place < line.length; place += 1) sum += line.charCodeAt(place);
  return sum % 2 === 0 ? "development" : "held-back";
}
