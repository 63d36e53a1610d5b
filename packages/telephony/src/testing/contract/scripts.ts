import { expect } from "bun:test";
import { faultOf, type Promises, placeAnswered } from "./under-test.ts";

/** A call in progress gets another script. */
export function scriptsContract(promise: Promises): void {
  promise("does something else with a call in progress", async (line) => {
    const call = await placeAnswered(line);
    await line.carrier.redirectCall(call, [
      { do: "say", text: "Auf Wiederhören & alles Gute." },
      { do: "hang-up" },
    ]);
    await line.pass(30_000);
    expect(await line.carrier.findCall(call.callSid)).toMatchObject({ status: "completed" });
  });

  promise("tells that a call which is over can't do anything else", async (line) => {
    const call = await placeAnswered(line);
    await line.carrier.endCall(call.callSid);
    await line.pass(5_000);
    const fault = await faultOf(line.carrier.redirectCall(call, [{ do: "hang-up" }]));
    expect(fault).toMatchObject({ code: 21_220, retryable: false, fateUnknown: false });
  });

  promise("refuses a script that no call can be given, and leaves the call alone", async (line) => {
    const call = await placeAnswered(line);
    const text = "Sehr ausführlich. ".repeat(300);
    const fault = await faultOf(line.carrier.redirectCall(call, [{ do: "say", text }]));
    expect(fault).toMatchObject({ retryable: false, fateUnknown: false });
    expect(fault.message).toContain("at most 4000");
    expect(await line.carrier.findCall(call.callSid)).toMatchObject({ status: "in-progress" });
  });
}
