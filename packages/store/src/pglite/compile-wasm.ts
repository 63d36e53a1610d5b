import initdbWasm from "@electric-sql/pglite/initdb.wasm" with { type: "file" };
import pgliteWasm from "@electric-sql/pglite/pglite.wasm" with { type: "file" };

/** PostgreSQL's programs as PGlite runs them, which can be sent to another thread. */
export interface Wasm {
  pglite: WebAssembly.Module;
  initdb: WebAssembly.Module;
}

/**
 * Compiled once in a process: a database that is opened again needs not wait for it, and finds what
 * was made of the functions meanwhile.
 */
export function compiledWasm(): Promise<Wasm> {
  compiled ??= compileAll();
  return compiled;
}

let compiled: Promise<Wasm> | null = null;

async function compileAll(): Promise<Wasm> {
  const [pglite, initdb] = await Promise.all([compile(pgliteWasm), compile(initdbWasm)]);
  return { pglite, initdb };
}

async function compile(path: string): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await Bun.file(path).arrayBuffer());
}
