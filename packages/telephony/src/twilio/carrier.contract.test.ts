import { carrierContract } from "../testing/carrier-contract.ts";
import { lineUnderTest } from "../testing/line-under-test.ts";

carrierContract("Twilio's adapter before the emulator", () => {
  const { carrier, emulator, time } = lineUnderTest();
  return {
    carrier,
    from: emulator.from,
    now: time.now,
    pass: time.pass,
    numbers: {
      answers: "+493023125001",
      busy: "+493023125100",
      invalid: "+496990009400",
      tooManyRequests: "+494066969929",
      serverFault: "+492214710900",
      placedWithFault: "+498999998950",
      neverAnswered: "+493023125999",
    },
  };
});
