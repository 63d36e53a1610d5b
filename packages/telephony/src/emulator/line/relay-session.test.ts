import { describe, expect, test } from "bun:test";
import { lineUnderTest, PUBLIC_URL } from "../../testing/line-under-test.ts";
import type { Seen } from "../../testing/virtual-app.ts";
import { xml } from "../../testing/virtual-app.ts";
import type { Callee, HeardByCallee } from "../callee/callee.ts";

const TEXT = "Ich rufe an, weil wir ein neues Angebot haben.";

/** Cuts in after two seconds of the agent's first text. */
function impatient(): Callee {
  let done = false;
  return {
    react({ type }) {
      if (type !== "agent-began" || done) return [];
      done = true;
      return [{ type: "say", text: "Nein danke.", after: 2_000 }];
    },
  };
}

function brief({ what, data }: Seen): string {
  if (what === "info") return `${data.name} ${data.value}`;
  if (what === "interrupt") return `interrupt ${data.utteranceUntilInterrupt}`;
  return what;
}

async function session(
  callee: Callee,
  texts: readonly { token: string; interruptible?: boolean }[],
  relayAttributes?: string,
) {
  const line = lineUnderTest({
    callees: () => callee,
    webhook: (route) =>
      route === "answer" && relayAttributes
        ? xml(
            `<Response><Connect><ConversationRelay url="${PUBLIC_URL.replace("http", "ws")}/twilio/relay" ${relayAttributes}/></Connect></Response>`,
          )
        : undefined,
    frame(frame, peer) {
      if (frame.type !== "setup") return;
      for (const text of texts) peer.send({ type: "text", last: true, ...text });
    },
  });
  await line.place("+493023125001");
  await line.time.pass(20_000);
  const frames = line.app.seen.filter(({ data }) => data.type && data.type !== "setup");
  return { ...line, frames, briefs: frames.map(brief) };
}

describe("a relay session", () => {
  test("is cut off by the callee, and drops what was still to be said", async () => {
    const { briefs, frames } = await session(impatient(), [
      { token: TEXT },
      { token: "Und mehr." },
    ]);
    expect(briefs).toEqual([
      "agentSpeaking on",
      "clientSpeaking on",
      "tokensPlayed Ich rufe an, weil wir ein",
      "interrupt Ich rufe an, weil wir ein",
      "agentSpeaking off",
      "clientSpeaking off",
      "prompt",
    ]);
    const interrupt = frames.find(({ what }) => what === "interrupt");
    expect(interrupt?.data.durationUntilInterruptMs).toBe("2000");
  });

  test("tells what the callee says while the text may not be interrupted, and goes on", async () => {
    const { briefs } = await session(impatient(), [{ token: TEXT, interruptible: false }]);
    expect(briefs).toEqual([
      "agentSpeaking on",
      "clientSpeaking on",
      "clientSpeaking off",
      "prompt",
      `tokensPlayed ${TEXT}`,
      "agentSpeaking off",
    ]);
  });

  test("tells only what was subscribed to, and greets by itself", async () => {
    const heard: HeardByCallee[] = [];
    const callee: Callee = {
      react(event) {
        heard.push(event);
        return [];
      },
    };
    const { briefs } = await session(
      callee,
      [],
      'welcomeGreeting="Grüß Gott." events="tokens-played"',
    );
    expect(briefs).toEqual(["tokensPlayed Grüß Gott."]);
    expect(heard.map(({ type }) => type).slice(0, 3)).toEqual([
      "picked-up",
      "agent-began",
      "agent-finished",
    ]);
  });

  test("speaks about 65 milliseconds a character", async () => {
    const { frames } = await session({ react: () => [] }, [{ token: TEXT }]);
    const [on, , off] = frames;
    expect((off?.at ?? 0) - (on?.at ?? 0)).toBe(TEXT.length * 65);
  });

  test("lets the callee hear several texts as one, and reacts once", async () => {
    const heard: string[] = [];
    const callee: Callee = {
      react(event) {
        if (event.type === "agent-finished") heard.push(event.text);
        return [];
      },
    };
    await session(callee, [
      { token: "Guten " },
      { token: "Tag. " },
      { token: "" },
      { token: "Wie geht es?" },
    ]);
    expect(heard).toEqual(["Guten Tag. Wie geht es?"]);
  });
});
