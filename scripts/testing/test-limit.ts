/** Milliseconds for one test. It ends what hangs, and times nothing. */
export const TEST_LIMIT = 300_000;
