import { describe, expect, test } from "bun:test";
import { openUnderstanding } from "@rufbaum/understanding";
import { answered } from "../testing/open-session.ts";
import { TAG, treeDoing } from "../testing/trees.ts";

const understanding = await openUnderstanding();

describe("how long a caller waits", () => {
  test("is counted from the end of the words to the first sound", async () => {
    const { session, time, times, announced, replies } = answered(treeDoing(TAG), {
      deps: {
        understanding: {
          async read(text, expected) {
            time.advance(7);
            return understanding.read(text, expected);
          },
        },
      },
    });
    await session.settled();
    session.receive({ type: "agent-speaking", on: true });
    session.receive({ type: "agent-speaking", on: false });
    // Nobody waited for the greeting.
    expect(times).toEqual([]);
    session.receive({ type: "caller-speaking", on: true });
    session.receive({ type: "caller-speaking", on: false });
    await replies("Ja");
    await session.settled();
    time.advance(300);
    session.receive({ type: "agent-speaking", on: true });
    expect(times).toMatchObject([{ waitMilliseconds: 7, firstAudioMilliseconds: 307 }]);
    expect(announced.at(-1)).toMatchObject({ type: "call-heard", waitMilliseconds: 7 });
  });

  test("is the server's share alone where the carrier tells of no sound", async () => {
    const { session, times, replies } = answered(treeDoing(TAG));
    await replies("Ja");
    await replies("Ja");
    await session.close({ byCaller: true });
    expect(times).toMatchObject([
      { waitMilliseconds: 0, firstAudioMilliseconds: null },
      { waitMilliseconds: 0, firstAudioMilliseconds: null },
    ]);
  });
});
