import { describe, expect, test } from "bun:test";
import { lineUnderTest } from "../../testing/line-under-test.ts";
import { CHARACTERS } from "./characters/index.ts";

const LINES = [
  "Guten Tag, hier spricht Lena, eine künstliche Stimme der Solaris GmbH. Haben Sie einen Moment Zeit?",
  "Es geht um Solarstrom für Ihr Dach, damit Sie Stromkosten sparen. Wäre das interessant für Sie?",
  "Können Sie mich bitte mit Herrn Krüger verbinden?",
  "Wann würde Ihnen ein Beratungstermin passen?",
  "Ich habe den Termin notiert. Stimmt das so?",
  "Vielen Dank für das Gespräch. Auf Wiederhören.",
];

/** Lets an agent that only reads its lines talk to the callee of a number. */
async function talk(to: string, seed = 1, lines: readonly string[] = LINES) {
  const script: string[] = [];
  let next = 0;
  const line = lineUnderTest({
    seed,
    frame(frame, peer) {
      if (frame.type === "prompt") script.push(`– ${frame.voicePrompt}`);
      if (frame.type === "interrupt") script.push(`(heard: ${frame.utteranceUntilInterrupt})`);
      if (frame.type === "setup" || frame.type === "prompt") {
        const text = lines[next++];
        if (text === undefined) return;
        script.push(text);
        peer.send({ type: "text", token: text, last: true });
      }
      if (frame.name === "tokensPlayed" && frame.value === lines.at(-1)) peer.send({ type: "end" });
    },
  });
  await line.place(to);
  await line.time.pass(300_000);
  return { ...line, script };
}

describe("the people behind the test numbers", () => {
  test.each(CHARACTERS.map(({ name }, index) => [name, `+49302312500${index + 1}`] as const))(
    "%s: every conversation comes to an end",
    async (_, to) => {
      const scripts = new Set<string>();
      for (let seed = 1; seed <= 10; seed++) {
        const { app, time, script } = await talk(to, seed);
        expect(script.length).toBeGreaterThan(2);
        expect(app.seen.at(-1)?.data).toMatchObject({ CallStatus: "completed" });
        expect(time.waiting).toBe(0);
        scripts.add(script.join("\n"));
      }
      expect(scripts.size).toBeGreaterThan(5);
    },
  );

  test("say the same for the same seed", async () => {
    expect((await talk("+493023125000", 7)).script).toEqual(
      (await talk("+493023125000", 7)).script,
    );
  });

  test("ask whether anybody is there, and hang up on silence", async () => {
    const { script, app } = await talk("+493023125001", 1, [LINES[0] ?? "", ""]);
    expect(script.filter((line) => line.startsWith("–"))).toHaveLength(3);
    expect(app.seen.filter(({ what }) => what === "relay-ended")[0]?.data).toMatchObject({
      SessionStatus: "completed",
    });
  });

  test("a secretary hands over to somebody who says who it is", async () => {
    const { script } = await talk("+493023125003");
    expect(script.join("\n")).toMatch(/(verbinde|durch)[\s\S]*– .*Krüger/);
  });

  test("a mailbox talks first, and answers nothing", async () => {
    const { script } = await talk("+493023125300");
    expect(script.filter((line) => line.startsWith("–"))).toHaveLength(1);
  });

  test("hand the phone over to parts that are there", () => {
    for (const { parts } of CHARACTERS) {
      const names = parts.map(({ name }) => name);
      for (const { replies, otherwise } of parts) {
        for (const reply of [...Object.values(replies).flat(), ...otherwise]) {
          expect(reply.say.length).toBeGreaterThan(0);
          if (reply.handsTo) expect(names).toContain(reply.handsTo);
        }
      }
    }
  });
});
