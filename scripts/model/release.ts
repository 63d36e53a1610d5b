import {
  evidenceOf,
  learnLibrary,
  type MatchingLibrary,
  matchingEvidenceOf,
  modelOf,
  type Utterance,
} from "@rufbaum/understanding/training";

/** A release of the library. */
export interface Release {
  number: number;
  /** The {@link seal} of library and code. */
  learntFrom: string;
  /** SHA-256 of the files of weights: for built-in intents, and for own conditions. */
  weights: string;
  matching: string;
}

/** What `library/RELEASE` says of a release. */
export function releaseText({ number, learntFrom, weights, matching }: Release): string {
  return `# Written by \`bun run model\`; not to be edited.
release ${number}
learnt-from ${learntFrom}
weights ${weights}
matching ${matching}
`;
}

/** The release that such a text names. Throws where a line is missing. */
export function readRelease(text: string): Release {
  const value = (name: string, pattern: string) => {
    const found = new RegExp(`^${name} (${pattern})$`, "mu").exec(text)?.[1];
    if (found === undefined) throw new Error(`library/RELEASE names no ${name}`);
    return found;
  };
  return {
    number: Number(value("release", "[1-9]\\d*")),
    learntFrom: value("learnt-from", "[\\da-f]{64}"),
    weights: value("weights", "[\\da-f]{64}"),
    matching: value("matching", "[\\da-f]{64}"),
  };
}

/** One in so many lines is enough to show how texts are sensed. */
const TRIED = 64;

/**
 * Changes with the library and with all code that has a say in what is learnt from it, and takes much
 * less time than learning.
 */
export function seal(library: readonly Utterance[], own: MatchingLibrary): string {
  const hasher = new Bun.CryptoHasher("sha256");
  for (const part of evidenceOf(library)) hasher.update(part);
  const few = modelOf(learnLibrary(library.filter((_, place) => place % TRIED === 0)));
  for (const part of matchingEvidenceOf(few, own)) hasher.update(part);
  return hasher.digest("hex");
}

export function sha256(bytes: Uint8Array): string {
  return new Bun.CryptoHasher("sha256").update(bytes).digest("hex");
}
