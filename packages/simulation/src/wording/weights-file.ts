import type { KindWeights } from "./likelihoods.ts";

const MOST = 127;

/** A line with the scale, then the bytes in base64; the same weights give the same text. */
export function writeWeights(weights: Float32Array): string {
  let largest = 0;
  for (const weight of weights) largest = Math.max(largest, Math.abs(weight));
  const scale = Math.fround(largest / MOST);
  const bytes = Uint8Array.from(weights, (weight) => Math.round(weight / scale));
  return `${scale}\n${bytes.toBase64()}\n`;
}

/** Weights as signed bytes, and what each counts. */
export function readWeights(text: string): KindWeights {
  const [scale = "", bytes = ""] = text.split("\n");
  const { buffer } = Uint8Array.fromBase64(bytes);
  return { weights: new Int8Array(buffer), scale: Number(scale) };
}
