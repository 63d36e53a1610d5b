import { expect } from "bun:test";
import { faultOf, type Promises, place } from "./under-test.ts";

/** The account's numbers, messages from them, and what picks up. */
export function numbersContract(promise: Promises): void {
  promise("lists the numbers that a call may show", async (line) => {
    const numbers = await line.carrier.listNumbers();
    expect(numbers).toContainEqual(
      expect.objectContaining({ number: line.from, source: "owned", canCall: true }),
    );
    for (const { number, sid } of numbers) {
      expect(number).toMatch(/^\+[1-9]\d{6,14}$/);
      expect(sid).toMatch(/^PN[0-9a-f]{32}$/);
    }
    expect(new Set(numbers.map(({ sid }) => sid)).size).toBe(numbers.length);
  });

  promise("lets a number's calls come to us", async (line) => {
    const own = async () =>
      (await line.carrier.listNumbers()).find(({ number }) => number === line.from);
    const before = await own();
    expect(before).toMatchObject({ answersHere: false });
    await line.carrier.answerNumber(before?.sid ?? "");
    expect(await own()).toEqual({ ...before, answersHere: true } as typeof before);
  });

  promise("tells of a number that the account has not", async (line) => {
    const fault = await faultOf(line.carrier.answerNumber(`PN${"0".repeat(32)}`));
    expect(fault).toMatchObject({ code: 20_404, retryable: false, fateUnknown: false });
  });

  promise("sends a message", async (line) => {
    const message = {
      from: line.from,
      to: line.numbers.answers,
      text: "Grüße & bis Montag, 9:30.",
    };
    expect((await line.carrier.sendMessage(message)).messageSid).toMatch(/^SM[0-9a-f]{32}$/);
  });

  promise("calls somebody only to say something", async (line) => {
    const { callSid } = await line.carrier.announce({
      from: line.from,
      to: line.numbers.answers,
      ringTimeout: 20,
      timeLimit: 60,
      script: [{ do: "say", text: "Grüße & bis Montag." }, { do: "hang-up" }],
    });
    await line.pass(60_000);
    expect(await line.carrier.findCall(callSid)).toMatchObject({ status: "completed" });
  });

  promise("refuses a message to no number for good", async (line) => {
    const sending = line.carrier.sendMessage({ from: line.from, to: "12", text: "Hallo." });
    const fault = await faultOf(sending);
    expect(fault).toMatchObject({ code: 21_211, retryable: false, fateUnknown: false });
  });

  promise("looks for machines beside the conversation where that is wanted", async (line) => {
    const placed = await place(line, line.numbers.answers, true);
    expect(placed.status).toBe("queued");
  });
}
