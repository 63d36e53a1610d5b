import { plain } from "./recognise-columns.ts";

const MOST = 3;

/** Those of some names that are most like another one, the most alike first; none if none is. */
export function similarNames(name: string, among: readonly string[]): string[] {
  const wanted = plain(name);
  return among
    .map((each) => {
      const parts = [each, ...each.split(/\P{L}+/u)].map(plain).filter((part) => part.length > 2);
      return { each, distance: Math.min(...parts.map((part) => distanceOf(wanted, part))) };
    })
    .filter(({ distance }) => distance <= Math.max(1, Math.floor(wanted.length / 3)))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MOST)
    .map(({ each }) => each);
}

/** Letters that are changed, added or taken away on the way from one to the other. */
function distanceOf(one: string, other: string): number {
  if (one.includes(other) || (one !== "" && other.includes(one))) return 1;
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (let place = 1; place <= other.length; place++) {
      const changed = (row[place - 1] ?? 0) + (other[place - 1] === letter ? 0 : 1);
      next.push(Math.min(changed, (row[place] ?? 0) + 1, (next[place - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
