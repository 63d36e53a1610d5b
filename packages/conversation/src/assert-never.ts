/** Reached only when a case was forgotten; the compiler points to it first. */
export function assertNever(value: never): never {
  throw new Error(`Not foreseen: ${JSON.stringify(value)}`);
}
