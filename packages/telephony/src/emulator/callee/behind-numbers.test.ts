import { describe, expect, test } from "bun:test";
import { lineUnderTest } from "../../testing/line-under-test.ts";
import { xml } from "../../testing/virtual-app.ts";
import { renderScript } from "../../twilio/index.ts";

const SCREENED = ["+493023125701", "+496990009701", "+494066969701", "+492214710701"];
const INTRODUCES =
  "Guten Tag, hier ist Lena von der Solaris GmbH. Es geht um Ihren Beratungstermin.";

/** What the callee said, and the app answered; `says` words the n-th answer, `null` for none. */
async function talk(to: string, says: (heard: string, count: number) => string | null, seed = 1) {
  const heard: string[] = [];
  const frames: string[] = [];
  const line = lineUnderTest({
    seed,
    frame(frame, peer) {
      if (frame.type !== "info") frames.push(String(frame.type));
      if (frame.type !== "setup" && frame.type !== "prompt" && frame.type !== "dtmf") return;
      const words = String(frame.voicePrompt ?? frame.digit ?? "");
      if (words) heard.push(words);
      const text = says(words, heard.length);
      if (text !== null) peer.send({ type: "text", token: text, last: true });
    },
  });
  await line.place(to);
  await line.time.pass(200_000);
  const ended = line.app.seen.find(({ what }) => what === "relay-ended");
  return { ...line, heard, frames, ended };
}

describe("call screening", () => {
  test.each(SCREENED)("%s hands over to a person after who and why", async (to) => {
    const { heard } = await talk(to, (words, count) =>
      words === "" ? null : count === 1 ? INTRODUCES : "Passt es gerade?",
    );
    expect(heard[0]).toMatch(/Namen und den Grund|wer Sie sind und warum/);
    expect(heard[1]).toMatch(/Leitung|Moment|warten/);
    expect(heard[2]).toMatch(/ja bitte|Worum geht es/);
    expect(heard.length).toBeGreaterThan(3);
  });

  test.each(SCREENED)("%s asks once more after less than that, then hangs up", async (to) => {
    const { heard, ended, time } = await talk(to, (words) => (words === "" ? null : "Hallo?"));
    expect(heard).toHaveLength(3);
    expect(heard[1]).toMatch(/wer|Ihr Name|Ihren Namen/i);
    expect(heard[2]).toMatch(/Auf Wiederhören/);
    expect(ended?.data).toMatchObject({ SessionStatus: "completed" });
    expect(time.waiting).toBe(0);
  });

  test("hangs up on who says nothing", async () => {
    const { heard } = await talk(SCREENED[0] as string, () => null);
    expect(heard.at(-1)).toMatch(/Auf Wiederhören/);
  });

  test("79x: the person never takes the call", async () => {
    const { heard } = await talk("+493023125791", () => INTRODUCES);
    expect(heard.at(-1)).toMatch(/Auf Wiederhören/);
    expect(heard.some((words) => /ja bitte/.test(words))).toBe(false);
  });

  test("kinds differ from number to number", async () => {
    const asked = new Set<string>();
    for (const to of SCREENED) asked.add((await talk(to, () => null)).heard[0] ?? "");
    expect(asked.size).toBeGreaterThan(1);
  });
});

describe("somebody who presses keys", () => {
  test("does so where the relay's agent asks for it", async () => {
    const { heard, frames } = await talk("+493023125007", (words) =>
      words === ""
        ? "Wenn Sie einverstanden sind, drücken Sie die 1."
        : "Vielen Dank. Auf Wiederhören.",
    );
    expect(heard[0]).toBe("1");
    expect(frames[1]).toBe("dtmf");
  });

  test("does so where a script asks for it", async () => {
    const context = { publicUrl: "https://voice.example.test", callId: "call_1" };
    const line = lineUnderTest({
      webhook: (route) =>
        route === "answer"
          ? xml(
              renderScript(
                [
                  {
                    do: "ask",
                    turn: 1,
                    parts: [
                      {
                        text: "Geben Sie Ihre Postleitzahl über die Tastatur ein.",
                        interruptible: true,
                      },
                    ],
                    silence: 5_000,
                    keypad: { digits: 5, endKey: null },
                  },
                ],
                context,
              ),
            )
          : undefined,
    });
    await line.place("+493023125007");
    await line.time.pass(60_000);
    const turn = line.app.seen.find(({ what }) => what === "turn");
    expect(turn?.data).toMatchObject({ Digits: "40213" });
  });
});

test("008 cuts in, and is heard", async () => {
  const long =
    "Ich rufe an, weil wir in Ihrer Gegend gerade Dächer für Solarstrom suchen, die sich besonders gut eignen, und weil Ihres dazugehört.";
  const { frames } = await talk("+493023125008", () => long);
  expect(frames).toContain("interrupt");
});

test("a mailbox says what it is, gives its tone, and records", async () => {
  for (const kind of [1, 2, 3, 4, 5]) {
    const { heard, time } = await talk(`+49302312530${kind}`, (words) =>
      words ? "Schade." : null,
    );
    expect(heard).toHaveLength(1);
    expect(heard[0]).toMatch(/Mailbox|nicht erreichbar|Anrufbeantworter/);
    expect(time.waiting).toBe(0);
  }
});

test("a fax says nothing, and gives up", async () => {
  const { heard, ended } = await talk("+493023125380", () => "Hallo?");
  expect(heard).toEqual([]);
  expect(ended?.data).toMatchObject({ SessionStatus: "completed" });
});
