/**
 * How Bun runs the tests and the programs they start. Without JavaScriptCore's last compilers, for
 * JavaScript and for WebAssembly: they pay off after seconds, and few tests last so long. And memory
 * that is free stays with the process: to give it back and to be given it anew takes the kernel longer
 * than most tests compute.
 */
export const ENGINE_OPTIONS = {
  BUN_JSC_useFTLJIT: "0",
  BUN_JSC_useOMGJIT: "0",
  MIMALLOC_PURGE_DELAY: "-1",
};
