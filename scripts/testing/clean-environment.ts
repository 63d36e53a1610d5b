const KEPT = ["PATH", "HOME", "USER", "LANG", "TERM", "TMPDIR", "RUFBAUM_TEST_DATABASE_URL"];

/** The environment without anything that configures the program: tests set what they mean. */
export function cleanEnvironment(
  environment: Record<string, string | undefined>,
): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const name of KEPT) {
    const value = environment[name];
    if (value !== undefined) kept[name] = value;
  }
  return kept;
}
