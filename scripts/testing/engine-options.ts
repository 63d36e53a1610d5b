/**
 * How JavaScriptCore runs the tests and the programs they start: without its last compilers, for
 * JavaScript and for WebAssembly. They pay off after seconds, and few tests last so long.
 */
export const ENGINE_OPTIONS = { BUN_JSC_useFTLJIT: "0", BUN_JSC_useOMGJIT: "0" };
