import type { Drawing } from "@rufbaum/tree/drawing/render";
import { exportTexts } from "../../../messages/export.ts";

/** Browsers draw no larger picture than this: pixels of a side, and of all. */
const LARGEST = { side: 16_000, area: 120_000_000 };
/** Twice as sharp as on the screen, where there is room for it. */
const SHARP = 2;

/** Draws a picture as PNG; throws a sentence if it is too large, or the browser can't. */
export async function drawPng({ svg, width, height }: Drawing): Promise<Blob> {
  const scale = [SHARP, 1].find(
    (factor) =>
      Math.max(width, height) * factor <= LARGEST.side &&
      width * height * factor ** 2 <= LARGEST.area,
  );
  if (scale === undefined) throw new Error(exportTexts().tooLarge);
  const image = await loaded(svg);
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil(width * scale);
  canvas.height = Math.ceil(height * scale);
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) throw new Error(exportTexts().noPicture);
  return blob;
}

async function loaded(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode().catch(() => {
    throw new Error(exportTexts().noPicture);
  });
  return image;
}
