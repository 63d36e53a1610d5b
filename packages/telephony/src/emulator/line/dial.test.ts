import { describe, expect, test } from "bun:test";
import { lineUnderTest } from "../../testing/line-under-test.ts";
import { xml } from "../../testing/virtual-app.ts";
import type { Callee, HeardByCallee } from "../callee/callee.ts";

const CUSTOMER = "+493023125001";
const OPERATOR = "+496990009002";

/** Says what it is asked to say at once, and notes what it hears. */
function person(
  says: string | null,
  then: "stays" | "hangs-up" = "stays",
): Callee & { heard: HeardByCallee[] } {
  const heard: HeardByCallee[] = [];
  return {
    heard,
    react(event) {
      heard.push(event);
      if (event.type === "picked-up" && says) return [{ type: "say", text: says, after: 300 }];
      if (event.type === "agent-finished" && then === "hangs-up") {
        return [{ type: "hang-up", after: 500 }];
      }
      return [];
    },
  };
}

/** A call that is put through by this `<Dial>`. */
async function dialled(
  twiml: string,
  {
    customer = person(null),
    operator = person("Ja, hallo?"),
  }: { customer?: Callee; operator?: Callee } = {},
) {
  const line = lineUnderTest({
    callees: ({ to }) => (to === CUSTOMER ? customer : operator),
    webhook: (route) =>
      route === "answer" ? xml(`<Response>${twiml}<Say>Danach.</Say></Response>`) : undefined,
  });
  const sid = await line.create({ To: CUSTOMER });
  await line.time.pass(150_000);
  const action = line.app.seen.find(({ what }) => what === "dialed");
  return { ...line, sid, action };
}

describe("<Dial>", () => {
  test("puts the callee through: the two hear each other, until one hangs up", async () => {
    const customer = person(null, "hangs-up");
    const operator = person("Support, guten Tag.");
    const { action, emulator, sid, time, carrier } = await dialled(
      `<Dial action="/dialed" answerOnBridge="true"><Number>${OPERATOR}</Number></Dial>`,
      { customer, operator },
    );
    expect(customer.heard).toContainEqual({ type: "agent-finished", text: "Support, guten Tag." });
    expect(action?.data).toMatchObject({
      CallSid: sid,
      CallStatus: "completed",
      DialCallStatus: "completed",
      DialBridged: "true",
    });
    const child = await carrier.findCall(action?.data.DialCallSid ?? "");
    expect(child).toMatchObject({ status: "completed", to: OPERATOR, from: emulator.from });
    expect(child?.duration).toBe(Number(action?.data.DialCallDuration));
    expect(time.waiting).toBe(0);
  });

  test("goes on with the next verb, or the action, when the other hangs up", async () => {
    const customer = person(null);
    const operator: Callee = {
      react: ({ type }) => (type === "picked-up" ? [{ type: "hang-up", after: 4_000 }] : []),
    };
    const { action } = await dialled(`<Dial action="/dialed">${OPERATOR}</Dial>`, {
      customer,
      operator,
    });
    expect(action?.data).toMatchObject({ CallStatus: "in-progress", DialCallStatus: "completed" });
    const without = await dialled(`<Dial>${OPERATOR}</Dial>`, { customer, operator });
    expect(customer.heard).toContainEqual(expect.objectContaining({ text: "Danach." }));
    expect(await without.carrier.findCall(without.sid)).toMatchObject({ status: "completed" });
  });

  test.each([
    ["+496990009100", "busy"],
    ["+496990009200", "no-answer"],
    ["+496990009400", "failed"],
    ["+496990009999", "failed"],
    ["12", "failed"],
  ])("tells of %s that it was %s", async (number, status) => {
    const { action, time } = await dialled(`<Dial action="/dialed" timeout="15">${number}</Dial>`);
    expect(action?.data).toMatchObject({
      CallStatus: "in-progress",
      DialCallStatus: status,
      DialBridged: "false",
    });
    expect(time.waiting).toBe(0);
  });

  test("lets nobody complain of silence while it rings", async () => {
    const customer = person(null);
    await dialled('<Dial action="/dialed" timeout="30">+496990009200</Dial>', { customer });
    expect(customer.heard.map(({ type }) => type)).not.toContain("silence");
  });

  test("to a browser reaches nobody", async () => {
    const { action } = await dialled('<Dial action="/dialed"><Client>lena</Client></Dial>');
    expect(action?.data).toMatchObject({ DialCallStatus: "no-answer" });
  });

  test("tells how the other leg fares where that is asked for", async () => {
    const number = `<Number statusCallback="/leg" statusCallbackEvent="initiated ringing answered completed">${OPERATOR}</Number>`;
    const { app, sid } = await dialled(`<Dial action="/dialed" timeLimit="5">${number}</Dial>`);
    const legs = app.seen.filter(({ what }) => what === "leg");
    expect(legs.map(({ data }) => data.CallStatus)).toEqual([
      "initiated",
      "ringing",
      "in-progress",
      "completed",
    ]);
    for (const { data } of legs) {
      expect(data).toMatchObject({ Direction: "outbound-dial", ParentCallSid: sid });
    }
  });

  test("ends the other leg when the call is ended over REST, and tells of both", async () => {
    const line = lineUnderTest({
      callees: () => person(null),
      webhook: (route) =>
        route === "answer" ? xml(`<Response><Dial>${OPERATOR}</Dial></Response>`) : undefined,
    });
    const sid = await line.create({ To: CUSTOMER });
    await line.time.pass(25_000);
    await line.carrier.endCall(sid);
    await line.time.pass(10_000);
    // By REST itself: to the adapter the other leg is no call of ours.
    const list = await line.rest(`Calls.json?To=${encodeURIComponent(OPERATOR)}`);
    expect(await list.json()).toMatchObject({
      calls: [{ direction: "outbound-dial", status: "completed", parent_call_sid: sid }],
    });
    expect(line.time.waiting).toBe(0);
  });
});

describe("a conference", () => {
  test("joins calls by its name, and ends for all when one leaves that closes it", async () => {
    const people = new Map([
      [CUSTOMER, person("Ist da jemand?")],
      [OPERATOR, person(null)],
    ]);
    const line = lineUnderTest({
      callsPerSecond: 10,
      callees: ({ to }) => people.get(to) ?? null,
      webhook: (route, form) =>
        route === "answer"
          ? xml(
              `<Response><Dial action="/dialed"><Conference endConferenceOnExit="${form.get("To") === OPERATOR}">raum</Conference></Dial></Response>`,
            )
          : undefined,
    });
    await line.create({ To: OPERATOR });
    await line.time.pass(20_000);
    const customer = await line.create({ To: CUSTOMER });
    await line.time.pass(30_000);
    expect(people.get(OPERATOR)?.heard).toContainEqual({
      type: "agent-finished",
      text: "Ist da jemand?",
    });
    const [operator] = await line.carrier.findCallsTo(OPERATOR, 0);
    await line.carrier.endCall(operator?.callSid ?? "");
    await line.time.pass(10_000);
    const actions = line.app.seen.filter(({ what }) => what === "dialed");
    expect(actions.map(({ data }) => [data.CallSid, data.DialCallStatus])).toContainEqual([
      customer,
      "answered",
    ]);
    expect(line.time.waiting).toBe(0);
  });

  test("plays music to who is alone in it, and leaves two who are silent to complain", async () => {
    const people = new Map([
      [CUSTOMER, person(null)],
      [OPERATOR, person(null)],
    ]);
    const line = lineUnderTest({
      callsPerSecond: 10,
      callees: ({ to }) => people.get(to) ?? null,
      webhook: (route) =>
        route === "answer"
          ? xml("<Response><Dial><Conference>raum</Conference></Dial></Response>")
          : undefined,
    });
    const heardSilence = () =>
      [...people.values()].map(({ heard }) => heard.some(({ type }) => type === "silence"));
    await line.create({ To: OPERATOR });
    await line.time.pass(40_000);
    expect(heardSilence()).toEqual([false, false]);
    await line.create({ To: CUSTOMER });
    await line.time.pass(40_000);
    expect(heardSilence()).toEqual([true, true]);
    line.emulator.close();
  });
});
