import { SAMPLE_RATE, type TapeSound } from "./tape.ts";

const HEADER = 44;
const BYTES = 2;

/** A tape's sound as a WAV file of 16-bit PCM, made second by second as it is read. */
export function wavOf(sound: TapeSound): { size: number; stream: ReadableStream<Uint8Array> } {
  const size = HEADER + sound.length * sound.channels * BYTES;
  let next = 0;
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(header(sound)),
    pull(controller) {
      if (next >= sound.length) return controller.close();
      controller.enqueue(littleEndian(sound.read(next, SAMPLE_RATE)));
      next += SAMPLE_RATE;
    },
  });
  return { size, stream };
}

function header({ length, channels }: TapeSound): Uint8Array {
  const bytes = new Uint8Array(HEADER);
  const view = new DataView(bytes.buffer);
  const data = length * channels * BYTES;
  const write = (text: string, at: number) => bytes.set(new TextEncoder().encode(text), at);
  write("RIFF", 0);
  view.setUint32(4, HEADER - 8 + data, true);
  write("WAVEfmt ", 8);
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, channels, true);
  view.setUint32(24, SAMPLE_RATE, true);
  view.setUint32(28, SAMPLE_RATE * channels * BYTES, true);
  view.setUint16(32, channels * BYTES, true);
  view.setUint16(34, BYTES * 8, true);
  write("data", 36);
  view.setUint32(40, data, true);
  return bytes;
}

/** The machine's own order of bytes is it wherever Bun runs: no sample has to be turned round. */
function littleEndian(samples: Int16Array): Uint8Array {
  return new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength);
}
