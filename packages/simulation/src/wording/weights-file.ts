const MOST = 127;

/** Weights as they are stored: signed bytes, bucket by bucket a number per kind. */
export interface StoredWeights {
  weights: Int8Array;
  /** A weight is its byte times this. */
  scale: number;
}

/** A line with the scale, then the bytes in base64; the same weights give the same text. */
export function writeWeights(weights: Float32Array): string {
  let largest = 0;
  for (const weight of weights) largest = Math.max(largest, Math.abs(weight));
  const scale = Math.fround(largest / MOST);
  const bytes = Uint8Array.from(weights, (weight) => Math.round(weight / scale));
  return `${scale}\n${bytes.toBase64()}\n`;
}

export function readWeights(text: string): StoredWeights {
  const [scale = "", bytes = ""] = text.split("\n");
  const { buffer } = Uint8Array.fromBase64(bytes);
  return { weights: new Int8Array(buffer), scale: Number(scale) };
}
