/** The tests of an output of `bun test` that were tried again, whether or not they passed then. */
export function secondTriesIn(output: string): string[] {
  // At the end of a long output what failed is told once more.
  const [tests = ""] = output.split(/^\d+ tests? failed:$/m);
  return [...tests.matchAll(TRIED_AGAIN)].map(([, name = ""]) => name);
}

const TRIED_AGAIN = /^\((?:pass|fail)\) (.+) \(attempt \d+\)/gm;

/** What is told of them at the end, always. */
export function tellSecondTries(names: readonly string[]): string {
  if (names.length === 0) return "no test needed a second try";
  const count = names.length === 1 ? "1 test" : `${names.length} tests`;
  return [`${count} needed a second try:`, ...names.map((name) => `  ${name}`)].join("\n");
}
