/** The bytes of a file that was imported with type "file". The page has another (`fetch-bundled-file.ts`). */
export function readBundledFile(path: string): Promise<Uint8Array<ArrayBuffer>> {
  return Bun.file(path).bytes();
}
