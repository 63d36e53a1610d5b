/** Tells of a bug without what it worked on: kind, code and place, as messages may hold data. */
export function describeFault(error: unknown): string {
  if (!(error instanceof Error)) return `a thrown ${typeof error}`;
  const code = codeOf(error);
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  const cause = error.cause === undefined ? "" : `\n  caused by ${describeFault(error.cause)}`;
  return `${error.name}${code ? ` ${code}` : ""}\n${frames.slice(0, 12).join("\n")}${cause}`;
}

/** The code that a thrown value carries; `null` if none, or one that could be data. */
export function codeOf(error: unknown): string | null {
  if (!(error instanceof Error) || !("code" in error)) return null;
  const { code } = error;
  // A provider's codes have five digits; longer ones could be anything.
  if (typeof code === "number") return code < 100_000 ? String(code) : null;
  return typeof code === "string" ? code : null;
}
