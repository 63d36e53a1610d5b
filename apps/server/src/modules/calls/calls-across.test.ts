import { describe, expect, test } from "bun:test";
import type { Leaders } from "@rufbaum/calls";
import { DomainError } from "../../errors.ts";
import { NoAnswerError, type ServerPart } from "../../live/across-servers.ts";
import { shareCalls } from "./calls-across.ts";
import type { Calls } from "./service.ts";

/** Servers that hear each other at once; a call is led where its session was opened last. */
function servers(count: number, refuse?: DomainError) {
  const parts: ServerPart[] = [];
  const done: [server: number, what: string, ...parameters: unknown[]][] = [];
  const gone = new Set<number>();
  const buried = new Set<string>();
  const opened = Array.from({ length: count }, (_, server) => {
    const led = () => own[0] as Leaders;
    const own: Leaders[] = [];
    const { calls, part } = shareCalls(
      {
        isThere: (id) => !buried.has(id),
        silenceOf: () => 0,
        isFirst: () => true,
        notice(notice) {
          for (const [other, { notice: take, echo }] of parts.entries()) {
            const said = JSON.parse(JSON.stringify(notice));
            if (other === server) echo(said);
            else if (!gone.has(server)) take(`server_${server}`, said);
          }
        },
        async ask(to, question) {
          const other = Number(to.split("_")[1]);
          if (gone.has(other)) throw new NoAnswerError("gone");
          const answer = await parts[other]?.answer(JSON.parse(JSON.stringify(question)));
          return JSON.parse(JSON.stringify(answer));
        },
      },
      () => {},
      (leaders) => {
        own.push(leaders);
        const notes =
          (what: string, value?: unknown) =>
          async (...parameters: unknown[]) => {
            if (refuse) throw refuse;
            done.push([server, what, ...parameters]);
            return value;
          };
        return {
          place: notes("place", { callId: "call_1", callSid: "CA1" }),
          answered: notes("answered", [{ do: "hang-up" }]),
          statusChanged: notes("statusChanged"),
          hangUp: notes("hangUp"),
          say: notes("say"),
          idOf: async (sid: string) => (sid === "CA1" ? "call_1" : null),
          letGo: (callId: string) => void done.push([server, "letGo", callId]),
        } as unknown as Calls;
      },
    );
    parts.push(part);
    return {
      calls,
      leads: (callId: string) => led().began(callId),
      ends: (callId: string) => led().ended(callId),
      elsewhere: (callId: string) => led().elsewhere(callId),
      part,
    };
  });
  return { opened, done, gone, buried };
}

describe("a call that another server leads", () => {
  test("is steered there, and the carrier's questions about it are answered there", async () => {
    const { opened, done } = servers(3);
    const [a, b] = opened;
    a?.leads("call_1");
    expect(await b?.calls.answered("call_1", "CA1")).toEqual([{ do: "hang-up" }]);
    await b?.calls.say("CA1", "Hallo");
    await a?.calls.hangUp("call_1");
    expect(done).toEqual([
      [0, "answered", "call_1", "CA1"],
      [0, "say", "CA1", "Hallo"],
      [0, "hangUp", "call_1"],
    ]);
  });

  test("is known to be led by who placed it, before anybody has answered", async () => {
    const { opened, done } = servers(2);
    await opened[0]?.calls.place({ to: "+493023125001", treeId: "tree_1" });
    await opened[1]?.calls.hangUp("call_1");
    expect(done.at(-1)).toEqual([0, "hangUp", "call_1"]);
  });

  test("stays with who has its session, however late its placing is told", async () => {
    const { opened, done } = servers(2);
    opened[1]?.leads("call_1");
    await opened[0]?.calls.place({ to: "+493023125001", treeId: "tree_1" });
    await opened[0]?.calls.hangUp("call_1");
    expect(done.map(([server, what]) => [server, what])).toEqual([
      [0, "place"],
      [1, "hangUp"],
    ]);
  });

  test("is refused with that server's own words", async () => {
    const refusal = new DomainError({ code: "call-over" }, { status: 409, details: { a: 1 } });
    const { opened } = servers(2, refusal);
    opened[0]?.leads("call_1");
    const error = await opened[1]?.calls.hangUp("call_1").catch((fault: unknown) => fault);
    expect(error).toBeInstanceOf(DomainError);
    expect(error).toMatchObject({
      refusal: { code: "call-over" },
      reason: "call-over",
      status: 409,
    });
  });

  test("goes on here when that server is silent, but nobody whispers into nothing", async () => {
    const { opened, done, gone } = servers(2);
    opened[0]?.leads("call_1");
    gone.add(0);
    await opened[1]?.calls.answered("call_1", "CA1");
    expect(done).toEqual([[1, "answered", "call_1", "CA1"]]);
    const error = await opened[1]?.calls.say("call_1", "x").catch((fault: unknown) => fault);
    expect(error).toMatchObject({ reason: "other-server-silent", status: 503 });
  });

  test("is looked after here once that server has been silent for long", async () => {
    const { opened, done, buried } = servers(2);
    opened[0]?.leads("call_1");
    expect(opened[1]?.elsewhere("call_1")).toBe("server_0");
    buried.add("server_0");
    expect(opened[1]?.elsewhere("call_1")).toBeNull();
    await opened[1]?.calls.hangUp("call_1");
    expect(done).toEqual([[1, "hangUp", "call_1"]]);
  });

  test("is let go by the former leader, and by everybody once it is over", async () => {
    const { opened, done } = servers(3);
    const [a, b, c] = opened;
    a?.leads("call_1");
    b?.leads("call_1");
    expect(done).toEqual([[0, "letGo", "call_1"]]);
    await c?.calls.hangUp("call_1");
    expect(done.at(-1)).toEqual([1, "hangUp", "call_1"]);
    b?.ends("call_1");
    await c?.calls.hangUp("call_1");
    expect(done.at(-1)).toEqual([2, "hangUp", "call_1"]);
  });

  test("is known to a server that comes later", async () => {
    const { opened, done } = servers(2);
    const [a, b] = opened;
    a?.leads("call_1");
    // As after a start: it knows of nothing, and asks.
    b?.part.notice("server_0", { left: "call_1" });
    b?.part.listening();
    await b?.calls.hangUp("call_1");
    expect(done).toEqual([[0, "hangUp", "call_1"]]);
  });
});

test.each([
  null,
  1,
  {},
  { method: "place", parameters: [] },
  { method: "letGo", parameters: ["x"] },
])("another server can ask for nothing else: %p", async (question) => {
  const { opened, done } = servers(1);
  expect(await opened[0]?.part.answer(question)).toEqual({ how: "failed" });
  expect(done).toEqual([]);
});
