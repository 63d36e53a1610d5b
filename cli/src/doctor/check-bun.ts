import { type Finding, fail, ok } from "./check.ts";

/** The version everything was tried with; older ones have known holes. */
export const NEEDED_BUN = "1.4.5";

export function checkBun(version: string): Finding {
  if (Bun.semver.satisfies(version, `>=${NEEDED_BUN}`)) return ok("bun", version);
  return fail(
    "bun",
    `${version} is too old; ${NEEDED_BUN} or newer is needed.`,
    "Run: bun upgrade",
  );
}
