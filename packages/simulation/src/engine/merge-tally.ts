import {
  type Counts,
  hasRoomForPath,
  MOST_FIRST,
  MOST_MISREAD,
  MOST_MISSED,
  putPath,
  type Seen,
  type Tally,
} from "./tally.ts";

/** Puts a later tally on top of an earlier one, which it changes. */
export function mergeTally(into: Tally, other: Tally): void {
  mergeCounts(into.all, other.all);
  other.personas.forEach((counts, index) => {
    const known = into.personas[index];
    if (known) mergeCounts(known, counts);
  });
  for (const index of other.succeeded) into.succeeded.push(index);
  into.mailboxes.answered += other.mailboxes.answered;
  into.mailboxes.recognised += other.mailboxes.recognised;
  mergeMap(into.mailboxes.outcomes, other.mailboxes.outcomes);
  into.completed += other.completed;
  into.engaged += other.engaged;
  into.optOuts.asked += other.optOuts.asked;
  into.optOuts.honoured += other.optOuts.honoured;
  into.optOuts.ended += other.optOuts.ended;
  into.disclosedFirst += other.disclosedFirst;
  into.leftFirst += other.leftFirst;
  addFirst(into.broken.optOut, other.broken.optOut);
  addFirst(into.broken.disclosure, other.broken.disclosure);
  into.milliseconds += other.milliseconds;
  mergeNumbers(into.lengths, other.lengths);
  mergeNumbers(into.nodes, other.nodes);
  mergeMap(into.seconds, other.seconds);
  mergeMap(into.ways, other.ways);
  mergeSeen(into.failures, other.failures);
  mergeMissed(into.missed, other.missed);
  mergeMap(into.meant, other.meant);
  mergeSeen(into.misread, other.misread, MOST_MISREAD);
  mergeSeen(into.answers, other.answers);
  mergeSeen(into.raised, other.raised);
  mergeSeen(into.open, other.open);
  addSeen(into.wrongSuccesses, other.wrongSuccesses);
  mergeSeen(into.wrong, other.wrong, MOST_MISREAD);
  mergeSeen(into.unasked, other.unasked, MOST_MISREAD);
  for (const [key, path] of other.paths) {
    const known = into.paths.get(key);
    if (known) {
      known.successes += path.successes;
      addSeen(known, path);
    } else if (hasRoomForPath(into)) putPath(into, key, path);
  }
}

function mergeCounts(into: Counts, other: Counts): void {
  into.runs += other.runs;
  into.steps += other.steps;
  into.successes += other.successes;
  into.bounces += other.bounces;
  into.failures += other.failures;
  into.wordless += other.wordless;
  mergeMap(into.outcomes, other.outcomes);
  mergeMap(into.failurePoints, other.failurePoints);
}

function mergeSeen(into: Map<string, Seen>, other: Map<string, Seen>, most = Infinity): void {
  for (const [key, seen] of other) {
    const known = into.get(key);
    if (known) addSeen(known, seen);
    else if (into.size < most) into.set(key, seen);
  }
}

function mergeMissed(into: Tally["missed"], other: Tally["missed"]): void {
  for (const [key, { lost = 0, answered = 0 }] of other) {
    const known = into.get(key);
    if (known && lost > 0) known.lost = (known.lost ?? 0) + lost;
    if (known && answered > 0) known.answered = (known.answered ?? 0) + answered;
  }
  mergeSeen(into, other, MOST_MISSED);
}

function addSeen(into: Seen, other: Seen): void {
  into.count += other.count;
  addFirst(into.first, other.first);
}

function addFirst(into: number[], other: readonly number[]): void {
  if (into.length >= MOST_FIRST) return;
  into.push(...other.slice(0, MOST_FIRST - into.length));
}

function mergeMap<Key>(into: Map<Key, number>, other: Map<Key, number>): void {
  for (const [key, count] of other) into.set(key, (into.get(key) ?? 0) + count);
}

function mergeNumbers(into: number[], other: readonly number[]): void {
  for (let index = 0; index < other.length; index += 1) {
    into[index] = (into[index] ?? 0) + (other[index] ?? 0);
  }
}
