import { middle } from "./cluster.ts";
import type { Gist } from "./gists.ts";
import { cleaned } from "./surface.ts";
import { likeness, likenessTo, type Vector } from "./vectors.ts";

/** Longer replies teach less, and nobody reads them. Characters. */
const LONGEST = 90;

/** How much an example counts less for being like one that was picked before. */
const REPEATS = 0.6;

/** Of so many of the most typical replies the examples are picked. */
const MOST_WAITING = 60;

/** The most typical replies in different words, cleaned of fillers, at most `most`. */
export function pickExamples(gists: readonly Gist[], most: number, nodeId?: string): string[] {
  const direction = middle(gists);
  const typical = gists.flatMap((gist) => {
    const members =
      nodeId === undefined ? gist.members : gist.members.filter((one) => one.nodeId === nodeId);
    const [first] = members.filter(({ text }) => text.length <= LONGEST);
    if (!first) return [];
    const count = members.reduce((sum, one) => sum + one.count, 0);
    const worth = (0.2 + likenessTo(direction, gist.vector)) * Math.sqrt(count);
    return [{ text: first.text, vector: gist.vector, worth }];
  });
  const waiting = typical
    .sort((one, other) => other.worth - one.worth || (one.text < other.text ? -1 : 1))
    .slice(0, MOST_WAITING)
    .map((each) => ({ ...each, text: cleaned(each.text) }));
  const picked: { text: string; vector: Vector }[] = [];
  while (picked.length < most && waiting.length > 0) {
    let best = 0;
    waiting.forEach(({ worth, text }, index) => {
      const leader = waiting[best];
      if (!leader) return;
      if (worth > leader.worth || (worth === leader.worth && text < leader.text)) best = index;
    });
    const [next] = waiting.splice(best, 1);
    if (!next) break;
    if (next.text.length < 2 || picked.some(({ text }) => isSame(text, next.text))) continue;
    picked.push(next);
    for (const other of waiting) other.worth *= 1 - REPEATS * likeness(next.vector, other.vector);
  }
  return picked.map(({ text }) => text);
}

function isSame(one: string, other: string): boolean {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
  return plain(one) === plain(other);
}
