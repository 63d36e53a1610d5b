import type { Gist } from "./gists.ts";
import { likenessTo, type Middle, middleOf, type Vector } from "./vectors.ts";

/** So many of the most frequent gists make the clusters, which the others then join. */
const SEEDS = 500;

/** How like each other gists must be on average to be one cluster, 0 to 1. */
const ALIKE = 0.14;

/** A cluster whose members are less like its middle is taken apart, by a likeness that is closer. */
const LOOSE = 0.7;
const CLOSELY_ALIKE = 0.25;

/** How like a cluster a gist must be to join it. */
const JOINS = 0.25;

/** Rounds in which each gist goes to the cluster that it is most like. */
const ROUNDS = 2;

/** Groups gists by what they are about; those that are like no other stay alone. */
export function cluster(gists: readonly Gist[]): Gist[][] {
  const seeds = gists.slice(0, SEEDS);
  let clusters = byNumber(agglomerate(seeds, ALIKE), seeds);
  for (let round = 0; round < ROUNDS; round += 1) clusters = settle(gists, clusters);
  return clusters.flatMap((members) => (isLoose(members) ? takeApart(members) : [members]));
}

function isLoose(members: readonly Gist[]): boolean {
  const direction = middle(members);
  let all = 0;
  let alike = 0;
  for (const { vector, count } of members) {
    all += count;
    alike += count * likenessTo(direction, vector);
  }
  return alike < all * LOOSE;
}

function takeApart(members: readonly Gist[]): Gist[][] {
  const seeds = members.slice(0, SEEDS);
  return byNumber(agglomerate(seeds, CLOSELY_ALIKE), seeds);
}

function byNumber(numbers: readonly number[], gists: readonly Gist[]): Gist[][] {
  const found = new Map<number, Gist[]>();
  gists.forEach((gist, index) => {
    const number = numbers[index] ?? -1;
    const before = found.get(number);
    if (before) before.push(gist);
    else found.set(number, [gist]);
  });
  return [...found.values()];
}

/**
 * Joins what is most like each other, again and again, by the average likeness of all members
 * (nearest-neighbour chains: the same tree as joining the nearest pair each time, in square time).
 */
function agglomerate(gists: readonly Gist[], alike: number): number[] {
  const size = gists.length;
  const likeness = likenesses(gists);
  const members = new Float64Array(size).fill(1);
  const isOpen = new Uint8Array(size).fill(1);
  const joinedTo = Array.from({ length: size }, (_, index) => index);
  const chain: number[] = [];
  for (let next = 0; next < size; ) {
    if (chain.length === 0) {
      if (isOpen[next] === 1) chain.push(next);
      else next += 1;
      continue;
    }
    const last = chain.at(-1) ?? 0;
    const before = chain.at(-2) ?? -1;
    let nearest = before;
    let most = before < 0 ? alike : Math.max(alike, likeness[last * size + before] ?? 0);
    for (let other = 0; other < size; other += 1) {
      if (isOpen[other] === 0 || other === last) continue;
      const like = likeness[last * size + other] ?? 0;
      if (like > most) {
        most = like;
        nearest = other;
      }
    }
    if (nearest < 0) {
      // Nothing is like it: it stays as it is.
      isOpen[last] = 0;
      chain.pop();
    } else if (nearest === before) {
      chain.length -= 2;
      join(Math.min(last, before), Math.max(last, before));
    } else {
      chain.push(nearest);
    }
  }

  function join(kept: number, gone: number): void {
    const all = (members[kept] ?? 0) + (members[gone] ?? 0);
    for (let other = 0; other < size; other += 1) {
      const average =
        ((likeness[kept * size + other] ?? 0) * (members[kept] ?? 0) +
          (likeness[gone * size + other] ?? 0) * (members[gone] ?? 0)) /
        all;
      likeness[kept * size + other] = average;
      likeness[other * size + kept] = average;
    }
    members[kept] = all;
    isOpen[gone] = 0;
    joinedTo[gone] = kept;
  }

  return joinedTo.map((_, index) => {
    let root = index;
    while (joinedTo[root] !== root) root = joinedTo[root] ?? root;
    return root;
  });
}

/** How like each other all gists are, as a square. */
function likenesses(gists: readonly Gist[]): Float64Array {
  const size = gists.length;
  const square = new Float64Array(size * size);
  const holders = new Map<number, { index: number; weight: number }[]>();
  gists.forEach(({ vector: { features, weights } }, index) => {
    features.forEach((feature, place) => {
      const weight = weights[place] ?? 0;
      const list = holders.get(feature) ?? [];
      for (const other of list) {
        const at = index * size + other.index;
        square[at] = (square[at] ?? 0) + weight * other.weight;
      }
      list.push({ index, weight });
      holders.set(feature, list);
    });
  });
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < row; column += 1) {
      square[column * size + row] = square[row * size + column] ?? 0;
    }
  }
  return square;
}

/** Every gist to the cluster whose middle it is most like; alone where it is like none. */
function settle(gists: readonly Gist[], clusters: readonly (readonly Gist[])[]): Gist[][] {
  const several = clusters.filter((members) => members.length > 1 || isWeighty(members));
  const nearestOf = nearestAmong(several.map((members) => middle(members)));
  const settled: Gist[][] = several.map(() => []);
  const alone: Gist[][] = [];
  for (const gist of gists) {
    const nearest = nearestOf(gist.vector);
    if (nearest < 0) alone.push([gist]);
    else settled[nearest]?.push(gist);
  }
  return [...settled.filter(({ length }) => length > 0), ...alone];
}

function isWeighty(members: readonly Gist[]): boolean {
  return (members[0]?.members.length ?? 0) > 1;
}

/** Finds the middle that a vector is most like; -1 where it is like none. */
function nearestAmong(middles: readonly Middle[]): (vector: Vector) => number {
  const holders = new Map<number, { index: number; weight: number }[]>();
  middles.forEach((features, index) => {
    for (const [feature, weight] of features) {
      const list = holders.get(feature);
      if (list) list.push({ index, weight });
      else holders.set(feature, [{ index, weight }]);
    }
  });
  const likeness = new Float64Array(middles.length);
  const touched: number[] = [];
  return ({ features, weights }) => {
    features.forEach((feature, place) => {
      for (const { index, weight } of holders.get(feature) ?? []) {
        if (likeness[index] === 0) touched.push(index);
        likeness[index] = (likeness[index] ?? 0) + weight * (weights[place] ?? 0);
      }
    });
    let nearest = -1;
    let most = JOINS;
    for (const index of touched) {
      const like = likeness[index] ?? 0;
      if (like > most || (like === most && index < nearest)) {
        most = like;
        nearest = index;
      }
      likeness[index] = 0;
    }
    touched.length = 0;
    return nearest;
  };
}

/** The direction in which gists lie, frequent ones counting more. */
export function middle(gists: readonly Gist[]): Middle {
  return middleOf(gists.map(({ vector, count }) => ({ vector, share: Math.sqrt(count) })));
}
