import { brotliCompressSync, constants } from "node:zlib";

const COMPRESSIBLE = /\.(js|css|svg|bin)$/;

/** Lays `.gz` and `.br` beside a file where that is smaller. */
export async function packed(path: string): Promise<void> {
  if (!COMPRESSIBLE.test(path)) return;
  const bytes = await Bun.file(path).bytes();
  const gzip = Bun.gzipSync(bytes, { level: 9 });
  const brotli = brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  });
  if (gzip.byteLength < bytes.byteLength) await Bun.write(`${path}.gz`, gzip);
  if (brotli.byteLength < bytes.byteLength) await Bun.write(`${path}.br`, brotli);
}
