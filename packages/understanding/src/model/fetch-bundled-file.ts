/** As `read-bundled-file.ts`, in the page: the bundler has laid the file beside its scripts. */
export async function readBundledFile(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} can't be loaded: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
