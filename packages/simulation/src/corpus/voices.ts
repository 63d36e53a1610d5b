import type { Manner } from "../personas/persona.ts";

/** Where somebody is from whose manner is "dialect". */
export const REGIONS = ["bavarian", "berlin", "swabian"] as const;
export type Region = (typeof REGIONS)[number];

/** A manner of speaking; dialect is told apart by region. */
export type Voice = Exclude<Manner, "dialect"> | Region;

export const VOICES: readonly Voice[] = [
  "matter-of-fact",
  "friendly",
  "curt",
  "chatty",
  ...REGIONS,
];

/** The lines of one topic. A voice that is missing, or says little, speaks as matter-of-fact people do. */
export type TopicLines = { readonly "matter-of-fact": readonly string[] } & {
  readonly [voice in Voice]?: readonly string[];
};
