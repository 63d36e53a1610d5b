/** The place of each of some hashes, in the order in which they came. */
export interface Places {
  /** The place of a hash; a new one gets the next. */
  take(hash: number): number;
  /** The place of a hash, `-1` if it never came. */
  find(hash: number): number;
  count(): number;
  clear(): void;
}

const FEWEST_CELLS = 1024;

/**
 * A hash table of whole numbers of 32 bits: a `Map` takes several times as long.
 * @param likely how many will come; it grows where more do
 */
export function openPlaces(likely = 0): Places {
  let cells = FEWEST_CELLS;
  while (cells < likely * 2) cells *= 2;
  let hashes = new Uint32Array(cells);
  let rounds = new Uint32Array(cells);
  let places = new Int32Array(cells);
  let round = 1;
  let count = 0;

  function cellOf(hash: number): number {
    const mask = cells - 1;
    let cell = Math.imul(hash, SPREAD) & mask;
    while (rounds[cell] === round && hashes[cell] !== hash) cell = (cell + 1) & mask;
    return cell;
  }

  function put(hash: number, place: number): void {
    const cell = cellOf(hash);
    rounds[cell] = round;
    hashes[cell] = hash;
    places[cell] = place;
  }

  function grow(): void {
    const before = { hashes, rounds, places, round };
    cells *= 2;
    hashes = new Uint32Array(cells);
    rounds = new Uint32Array(cells);
    places = new Int32Array(cells);
    round = 1;
    for (let cell = 0; cell < before.hashes.length; cell++) {
      if (before.rounds[cell] !== before.round) continue;
      put(before.hashes[cell] ?? 0, before.places[cell] ?? 0);
    }
  }

  return {
    take(hash) {
      const cell = cellOf(hash);
      if (rounds[cell] === round) return places[cell] ?? -1;
      rounds[cell] = round;
      hashes[cell] = hash;
      places[cell] = count;
      count += 1;
      if (count * 2 > cells) grow();
      return count - 1;
    },
    find(hash) {
      const cell = cellOf(hash);
      return rounds[cell] === round ? (places[cell] ?? -1) : -1;
    },
    count: () => count,
    clear() {
      count = 0;
      round += 1;
      if (round < LAST_ROUND) return;
      rounds.fill(0);
      round = 1;
    },
  };
}

const LAST_ROUND = 2 ** 32 - 1;
const SPREAD = 0x9e3779b1;
