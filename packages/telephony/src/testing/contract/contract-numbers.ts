import type { CarrierUnderTest } from "./under-test.ts";

/** Test numbers whose fate at the emulator is what the contract needs. */
export const CONTRACT_NUMBERS: CarrierUnderTest["numbers"] = {
  answers: "+493023125001",
  busy: "+493023125100",
  invalid: "+496990009400",
  tooManyRequests: "+494066969929",
  tooManyCalls: "+493023125910",
  serverFault: "+492214710900",
  placedWithFault: "+498999998950",
  neverAnswered: "+493023125999",
};
