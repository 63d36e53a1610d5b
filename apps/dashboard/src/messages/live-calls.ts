/** Apart from the catalog, so that only who shows these texts loads them. */
export { liveCalls as liveCallsTexts } from "./de/live-calls.ts";
