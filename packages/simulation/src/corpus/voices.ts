import type { Manner } from "../personas/persona.ts";

/** Where somebody is from whose manner is "dialect". */
export const REGIONS = ["bavarian", "berlin", "swabian"] as const;
export type Region = (typeof REGIONS)[number];

/** A manner of speaking; dialect is told apart by region. */
export type Voice = Exclude<Manner, "dialect"> | Region;

/** The lines of one topic. A voice that is missing, or says little, speaks as matter-of-fact people do. */
export type TopicLines = { readonly "matter-of-fact": readonly string[] } & {
  readonly [voice in Voice]?: readonly string[];
};

/** A line of the corpus on each line of the text. */
export function said(
  texts: { "matter-of-fact": string } & { [voice in Voice]?: string },
): TopicLines {
  const lines: { [voice in Voice]?: readonly string[] } = {};
  for (const [voice, text] of Object.entries(texts)) lines[voice as Voice] = linesOf(text);
  return { ...lines, "matter-of-fact": linesOf(texts["matter-of-fact"]) };
}

/** The same for one voice on many topics. */
export function linesIn<Name extends string>(
  texts: Readonly<Record<Name, string>>,
): Record<Name, readonly string[]> {
  const lines = Object.entries<string>(texts).map(([name, text]) => [name, linesOf(text)]);
  return Object.fromEntries(lines) as Record<Name, readonly string[]>;
}

function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
