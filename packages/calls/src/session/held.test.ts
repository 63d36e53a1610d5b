import { expect, test } from "bun:test";
import type { Reading } from "@rufbaum/understanding";
import { after, opened } from "../testing/led-session.ts";
import { holdKey, holdWords, NOTHING_HELD, type Reply } from "./held.ts";
import type { SessionEvent } from "./session-events.ts";

function reply(text: string): Reply {
  const began = { wasFirm: true, isEarly: false, heard: "" };
  return { text, at: 0, askedAt: "ask", began };
}

test("words wait together for one turn, each key for its own", () => {
  const first = holdWords(NOTHING_HELD, reply("ja"));
  const second = first && holdKey(first, reply("1"));
  const third = second && holdWords(second, reply("gern"));
  expect(third?.words.map(({ text }) => text)).toEqual(["ja", "gern"]);
  expect(third?.turns.map((turn) => turn.do)).toEqual(["answer-held", "press"]);
});

test("neither words nor keys wait in any number", () => {
  const many = (hold: typeof holdWords) => {
    let [held, count] = [NOTHING_HELD, 0];
    for (let next = hold(held, reply("1")); next; next = hold(held, reply("1"))) {
      held = next;
      count += 1;
    }
    return count;
  };
  expect([many(holdWords), many(holdKey)]).toEqual([10, 64]);
});

test("a goodbye that was to be the carrier's is said on the line that came meanwhile", () => {
  const optOut = { intent: "opt_out", intentConfidence: 1, alsoHeard: [] };
  const reading = { ...optOut, condition: null, confidence: 0, values: {}, why: [] } as unknown;
  const heard = { text: "Rufen Sie mich nie wieder an!", last: true } as const;
  let state = opened("stream");
  const does: string[] = [];
  function tell(event: SessionEvent): void {
    const next = after(state, event, 500);
    state = next.state;
    does.push(...next.effects.map((effect) => effect.do));
  }
  tell({ type: "carrier-told", event: { type: "caller-spoke", ...heard } });
  tell({ type: "turn-began", turn: { do: "hear", reply: reply(heard.text) } });
  tell({ type: "read", reading: reading as Reading });
  tell({ type: "written", messages: [] });
  expect(state.waitsFor?.for).toBe("action");
  expect(does).not.toContain("end-line");
  tell({ type: "line-lost" });
  tell({ type: "line-opened", kind: "turns", resumed: true });
  does.length = 0;
  tell({ type: "acted", result: { ok: true } });
  expect(does).toEqual(expect.arrayContaining(["say", "end-line"]));
});
