export { callSid, fakeCarrier } from "./fake-carrier.ts";
export { fakeLine } from "./fake-line.ts";
