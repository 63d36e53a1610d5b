import { featureFingerprint } from "./feature-fingerprint.ts";
import { type Model, modelOf, type Weights } from "./model.ts";
import { packFile, UnusableModel, unpackFile } from "./packed-file.ts";

/** Weights as a file holds them: with the library's release that they were learnt from. */
export interface ReleasedWeights extends Weights {
  release: number;
}

const KIND = { magic: "RBWEIGHT", format: 1 };

/**
 * Its sections: `weights`, bucket by bucket a signed byte per label; `knownReplies`, hashes in rising
 * order, 4 bytes each, then a byte per hash for its label.
 */
interface Header extends Pick<Weights, "labels" | "buckets" | "scale"> {
  release: number;
  /** {@link featureFingerprint} of the code that learnt them. */
  features: number;
}

/** The file's bytes; the same weights give the same. */
export function writeModelFile({
  weights,
  knownReplies,
  ...rest
}: ReleasedWeights): Uint8Array<ArrayBuffer> {
  const header: Header = { ...rest, features: featureFingerprint(rest.buckets) };
  return packFile(KIND, header, {
    weights: new Uint8Array(weights.buffer, weights.byteOffset, weights.byteLength),
    knownReplies: packReplies(knownReplies),
  });
}

/** The model in a file's bytes. Throws {@link UnusableModel} where they are none that this code reads. */
export function readModelFile(bytes: Uint8Array<ArrayBuffer>): Model & { release: number } {
  const { header, section } = unpackFile<Header>(bytes, KIND);
  const { features, ...rest } = header;
  if (features !== featureFingerprint(rest.buckets)) {
    const release = `Release ${rest.release} of the weights was learnt with other features`;
    throw new UnusableModel(`${release}; \`bun run model\` makes a new one.`);
  }
  const { buffer, byteOffset, byteLength } = section("weights");
  const model = modelOf({
    ...rest,
    weights: new Int8Array(buffer, byteOffset, byteLength),
    knownReplies: unpackReplies(section("knownReplies")),
  });
  return { ...model, release: rest.release };
}

function packReplies(known: ReadonlyMap<number, number>): Uint8Array {
  const bytes = new Uint8Array(known.size * 5);
  const view = new DataView(bytes.buffer);
  let index = 0;
  for (const [code, label] of known) {
    view.setUint32(index * 4, code, true);
    view.setUint8(known.size * 4 + index, label);
    index += 1;
  }
  return bytes;
}

function unpackReplies(bytes: Uint8Array): Map<number, number> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = bytes.byteLength / 5;
  const labels = new Map<number, number>();
  for (let index = 0; index < count; index++) {
    labels.set(view.getUint32(index * 4, true), view.getUint8(count * 4 + index));
  }
  return labels;
}
