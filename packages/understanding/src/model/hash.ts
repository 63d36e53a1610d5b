const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;
const BETWEEN = 1;

/** FNV-1a over the code units, with a mark between the parts. */
export function hash(...parts: readonly string[]): number {
  let code = OFFSET;
  for (const part of parts) code = add(code, part);
  return spread(code);
}

/** Goes on with a hash whose first parts are known; 32 bits. */
export function hashOn(begun: number, part: string): number {
  return spread(add(begun, part));
}

/** A hash that is not finished: more parts follow. */
export function beginHash(...parts: readonly string[]): number {
  let code = OFFSET;
  for (const part of parts) code = add(code, part);
  return code;
}

/** One more code unit of an unfinished hash. */
export function mix(code: number, unit: number): number {
  return Math.imul(code ^ unit, PRIME) >>> 0;
}

/** One more part of an unfinished hash. */
export function add(begun: number, part: string): number {
  let code = begun;
  for (let place = 0; place < part.length; place++) code = mix(code, part.charCodeAt(place));
  return mix(code, BETWEEN);
}

/** Spreads a hash over all its bits, so that the lower ones can be used alone. */
function spread(code: number): number {
  let spreading = Math.imul(code ^ (code >>> 16), 0x85ebca6b);
  spreading = Math.imul(spreading ^ (spreading >>> 13), 0xc2b2ae35);
  return (spreading ^ (spreading >>> 16)) >>> 0;
}
