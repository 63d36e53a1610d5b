import plain from "@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf" with { type: "file" };
import bold from "@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf" with { type: "file" };
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import engine from "@resvg/resvg-wasm/index_bg.wasm" with { type: "file" };
import type { Drawing } from "@rufbaum/tree/drawing/render";
import { wrongInput } from "../errors.ts";

/** More pixels than this no viewer opens; the picture alone would take 480 MB. */
const MOST_PIXELS = 120_000_000;

let started: Promise<void> | null = null;

/** Draws a picture as PNG, twice as sharp where there is room for it. */
export async function drawPng({ svg, width, height }: Drawing): Promise<Uint8Array> {
  const scale = [2, 1].find((factor) => width * height * factor ** 2 <= MOST_PIXELS);
  if (scale === undefined) {
    throw wrongInput("The tree is too large for a PNG.", { hint: "Draw it with --format svg." });
  }
  started ??= Bun.file(engine).arrayBuffer().then(initWasm);
  await started;
  const fontBuffers = await Promise.all([plain, bold].map((font) => Bun.file(font).bytes()));
  const drawing = new Resvg(svg, {
    fitTo: { mode: "zoom", value: scale },
    font: { fontBuffers, defaultFontFamily: "Inter" },
  });
  return drawing.render().asPng();
}
