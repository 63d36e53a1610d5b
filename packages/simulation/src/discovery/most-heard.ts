import type { Gist } from "./gists.ts";

/** A reply of a group, and how much of what is judged it makes up. */
export interface HeardShare {
  text: string;
  /** All of them make up 1. */
  share: number;
}

/** By so many of its most frequent gists a group is judged. */
const MOST = 12;

/** What a group is judged by: its most frequent replies, each worth the root of its count. */
export function mostHeard(gists: readonly Gist[]): HeardShare[] {
  const most = [...gists]
    .sort((one, other) => other.count - one.count || (textOf(one) < textOf(other) ? -1 : 1))
    .slice(0, MOST);
  const all = most.reduce((sum, { count }) => sum + Math.sqrt(count), 0);
  return most.map((gist) => ({ text: textOf(gist), share: Math.sqrt(gist.count) / all }));
}

/** How much of it holds for, 0 to 1. */
export function partOf(
  heard: readonly HeardShare[],
  holds: (reply: HeardShare) => boolean,
): number {
  return heard.filter(holds).reduce((sum, { share }) => sum + share, 0);
}

/** How like a group is to what is most like each of its replies among some texts, -1 to 1. */
export function likenessOf(
  heard: readonly HeardShare[],
  texts: readonly string[],
  likeness: (one: string, other: string) => number,
): number {
  if (texts.length === 0) return 0;
  return heard.reduce(
    (sum, { text, share }) => sum + share * Math.max(...texts.map((one) => likeness(one, text))),
    0,
  );
}

function textOf({ members }: Gist): string {
  return members[0]?.text ?? "";
}
