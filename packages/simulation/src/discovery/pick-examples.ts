import type { Gist, Member } from "./gists.ts";
import { isStuttered } from "./name-cluster.ts";
import { isPlainGerman } from "./plain-german.ts";
import { cleaned, isCareful } from "./surface.ts";
import { likeness, likenessTo, type Middle, type Vector } from "./vectors.ts";

/** Longer replies teach less, and nobody reads them. Characters. */
const LONGEST = 90;

/** How much an example counts less for being like one that was picked before. */
const REPEATS = 0.9;

/** Of so many of the most typical replies the examples are picked. */
const MOST_WAITING = 60;

/** The replies that lie most in a direction, in different words, cleaned of fillers. */
export function pickExamples(
  gists: readonly Gist[],
  direction: Middle,
  most: number,
  {
    nodeId,
    takes = () => true,
  }: { nodeId?: string; takes?(text: string, member: Member): boolean } = {},
): string[] {
  const typical = gists.flatMap((gist) => {
    const members = gist.members.filter(
      (one) => (nodeId === undefined || one.nodeId === nodeId) && takes(one.text, one),
    );
    const [first] = members;
    if (!first) return [];
    const count = members.reduce((sum, one) => sum + one.count, 0);
    const worth =
      (0.2 + likenessTo(direction, gist.vector)) *
      Math.sqrt(count) *
      clarity(first) *
      brevity(first) *
      (isPlainGerman(first.text) ? 1 : DIALECT);
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
    if (next.text.length < 2 || picked.some((one) => isNearCopy(one, next))) continue;
    picked.push(next);
    for (const other of waiting) other.worth *= 1 - REPEATS * likeness(next.vector, other.vector);
  }
  return picked.map(({ text }) => text);
}

/** How much of a reply anybody would say and write so: slips of the recogniser teach nothing. */
function clarity({ words, text }: Member): number {
  if (words.length === 0 || isStuttered(words)) return UNCLEAR;
  const clear = words.filter(({ isKnown, isDialect }) => isKnown && !isDialect).length;
  const care = isCareful(text) ? 1 : UNCLEAR;
  return care * (UNCLEAR + ((1 - UNCLEAR) * clear) / words.length);
}

const UNCLEAR = 0.3;

function brevity({ text }: Member): number {
  return text.length <= LONGEST ? 1 : TOO_LONG;
}

const TOO_LONG = 0.05;

/** Dialect comes after what everybody writes. */
const DIALECT = 0.01;

/** Two that are this like each other teach the same. */
const NEAR_COPY = 0.8;

function isNearCopy(
  one: { text: string; vector: Vector },
  other: { text: string; vector: Vector },
): boolean {
  return isSame(one.text, other.text) || likeness(one.vector, other.vector) >= NEAR_COPY;
}

/** Also where one says something more besides. */
function isSame(one: string, other: string): boolean {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
  const [shorter = "", longer = ""] = [plain(one), plain(other)].sort(
    (a, b) => a.length - b.length,
  );
  return ` ${longer} `.includes(` ${shorter} `);
}
