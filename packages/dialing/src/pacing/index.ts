export { type Backoff, CARRIER_BACKOFF, waitUntilNextTry } from "./backoff.ts";
