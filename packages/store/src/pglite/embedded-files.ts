/** What an executable carries with it, because next to it there is no source to find. */
export interface EmbeddedFiles {
  /** The bundled `src/pglite/worker.ts`. */
  worker: string;
  /** The file that `packTemplate` made when the executable was built. */
  template: string;
}

let files: EmbeddedFiles | null = null;

/** For the entry of an executable, before the store is opened. */
export function setEmbeddedFiles(embedded: EmbeddedFiles): void {
  files = embedded;
}

export function embeddedFiles(): EmbeddedFiles | null {
  return files;
}
