import { describe, test } from "bun:test";
import { callsContract } from "./contract/calls.ts";
import { numbersContract } from "./contract/numbers.ts";
import { recordingsContract } from "./contract/recordings.ts";
import { scriptsContract } from "./contract/scripts.ts";
import type { CarrierUnderTest, Promises } from "./contract/under-test.ts";

/** What the program relies on in every carrier. `makeCarrier` is told which promise is tried out. */
export function carrierContract(
  name: string,
  makeCarrier: (promise: string) => CarrierUnderTest,
): void {
  const promise: Promises = (name, keep) =>
    test(name, async () => {
      const line = makeCarrier(name);
      await keep(line);
      line.done();
    });

  describe(name, () => {
    callsContract(promise);
    scriptsContract(promise);
    numbersContract(promise);
    recordingsContract(promise);
  });
}
