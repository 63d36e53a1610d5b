import { featureFingerprint } from "./feature-fingerprint.ts";
import { type Model, modelOf, type Weights } from "./model.ts";

/** A file of weights that can't be used; the message says why. */
export class UnusableModel extends Error {
  override readonly name = "UnusableModel";
}

/** Weights as a file holds them: with the library's release that they were learnt from. */
export interface ReleasedWeights extends Weights {
  release: number;
}

/*
 * The file, numbers of 4 bytes with the lowest first: magic, format, length of the whole, checksum of
 * all that follows it, length of the header; the header as JSON; and its sections, one after another.
 */
const MAGIC = "RBWEIGHT";
const FORMAT = 1;
const FORMAT_AT = MAGIC.length;
const LENGTH_AT = FORMAT_AT + 4;
const CHECKSUM_AT = LENGTH_AT + 4;
const HEADER_LENGTH_AT = CHECKSUM_AT + 4;
const HEADER_AT = HEADER_LENGTH_AT + 4;

interface Header extends Pick<Weights, "labels" | "buckets" | "scale"> {
  release: number;
  /** {@link featureFingerprint} of the code that learnt them. */
  features: number;
  /**
   * Lengths in bytes. `weights`: bucket by bucket a signed byte per label. `knownReplies`: hashes in
   * rising order, 4 bytes each, then a byte per hash for its label.
   */
  sections: { weights: number; knownReplies: number };
}

/** The file's bytes; the same weights give the same. */
export function writeModelFile({
  weights,
  knownReplies,
  ...rest
}: ReleasedWeights): Uint8Array<ArrayBuffer> {
  const replies = packReplies(knownReplies);
  const header: Header = {
    ...rest,
    features: featureFingerprint(rest.buckets),
    sections: { weights: weights.byteLength, knownReplies: replies.byteLength },
  };
  const text = new TextEncoder().encode(JSON.stringify(header));
  const start = HEADER_AT + text.byteLength;
  const bytes = new Uint8Array(start + weights.byteLength + replies.byteLength);
  bytes.set(new TextEncoder().encode(MAGIC));
  bytes.set(text, HEADER_AT);
  bytes.set(new Uint8Array(weights.buffer, weights.byteOffset, weights.byteLength), start);
  bytes.set(replies, start + weights.byteLength);
  const view = new DataView(bytes.buffer);
  view.setUint32(FORMAT_AT, FORMAT, true);
  view.setUint32(LENGTH_AT, bytes.byteLength, true);
  view.setUint32(HEADER_LENGTH_AT, text.byteLength, true);
  view.setUint32(CHECKSUM_AT, checksum(bytes), true);
  return bytes;
}

/** The model in a file's bytes. Throws {@link UnusableModel} where they are none that this code reads. */
export function readModelFile(bytes: Uint8Array<ArrayBuffer>): Model & { release: number } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.byteLength < HEADER_AT || textOf(bytes.subarray(0, FORMAT_AT)) !== MAGIC) {
    throw new UnusableModel(`The file of weights is none: it does not begin with ${MAGIC}.`);
  }
  const format = view.getUint32(FORMAT_AT, true);
  if (format !== FORMAT) {
    throw new UnusableModel(`The weights have format ${format}; format ${FORMAT} is read.`);
  }
  const length = view.getUint32(LENGTH_AT, true);
  if (length !== bytes.byteLength) {
    throw new UnusableModel(`The file of weights has ${bytes.byteLength} of ${length} bytes.`);
  }
  if (view.getUint32(CHECKSUM_AT, true) !== checksum(bytes)) {
    throw new UnusableModel("The file of weights is broken: its checksum is another.");
  }
  const start = HEADER_AT + view.getUint32(HEADER_LENGTH_AT, true);
  const { sections, features, ...rest }: Header = JSON.parse(
    textOf(bytes.subarray(HEADER_AT, start)),
  );
  if (features !== featureFingerprint(rest.buckets)) {
    const release = `Release ${rest.release} of the weights was learnt with other features`;
    throw new UnusableModel(`${release}; \`bun run model\` makes a new one.`);
  }
  const end = start + sections.weights;
  const model = modelOf({
    ...rest,
    weights: new Int8Array(bytes.buffer, bytes.byteOffset + start, sections.weights),
    knownReplies: unpackReplies(bytes.subarray(end, end + sections.knownReplies)),
  });
  return { ...model, release: rest.release };
}

/** FNV-1a over all behind the checksum, four bytes at once and the last few one by one. */
function checksum(bytes: Uint8Array): number {
  const { buffer } = new Uint8Array(bytes.subarray(HEADER_LENGTH_AT));
  const words = new Uint32Array(buffer, 0, buffer.byteLength >> 2);
  const rest = new Uint8Array(buffer, words.byteLength);
  return addTo(addTo(0x811c9dc5, words), rest) >>> 0;
}

function addTo(begun: number, numbers: Uint8Array | Uint32Array): number {
  let code = begun;
  for (let at = 0; at < numbers.length; at++) {
    code = Math.imul(code ^ (numbers[at] ?? 0), 0x01000193);
  }
  return code;
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
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
