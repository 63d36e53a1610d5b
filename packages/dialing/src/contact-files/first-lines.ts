/**
 * The line on which each number stood first: 12 bytes a number, not the text and its entry in a map.
 *
 * Open addressing over typed arrays; E.164 has at most 15 digits and so fits into a double.
 */
export class FirstLines {
  #numbers = new Float64Array(1 << 12);
  #lines = new Uint32Array(1 << 12);
  #count = 0;

  /** Remembers a number; the line on which it stood before, `0` if it is new. */
  add(e164: string, line: number): number {
    const number = Number(e164.slice(1));
    const place = placeOf(this.#numbers, number);
    if (this.#numbers[place] === number) return this.#lines[place] ?? 0;
    this.#numbers[place] = number;
    this.#lines[place] = line;
    this.#count += 1;
    if (this.#count * 2 > this.#numbers.length) this.#grow();
    return 0;
  }

  #grow(): void {
    const numbers = new Float64Array(this.#numbers.length * 2);
    const lines = new Uint32Array(numbers.length);
    for (const [from, number] of this.#numbers.entries()) {
      if (number === 0) continue;
      const place = placeOf(numbers, number);
      numbers[place] = number;
      lines[place] = this.#lines[from] ?? 0;
    }
    [this.#numbers, this.#lines] = [numbers, lines];
  }
}

function placeOf(numbers: Float64Array, number: number): number {
  const mask = numbers.length - 1;
  let place =
    (Math.imul(number % 0x1_0000_0000, 0x9e3779b1) ^ Math.imul(number / 0x1_0000, 0x85ebca6b)) >>>
    0;
  place = (place ^ (place >>> 15)) & mask;
  while (numbers[place] !== 0 && numbers[place] !== number) place = (place + 1) & mask;
  return place;
}
