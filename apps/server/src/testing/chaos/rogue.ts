import { carrierSignature } from "../carrier-signature.ts";
import { pick } from "./callers.ts";
import type { Fault } from "./faults.ts";
import { AUTH_TOKEN, type ServerLife } from "./server-life.ts";
import type { SentWebhook, simulatedNetwork } from "./simulated-network.ts";
import type { RelayTap } from "./simulated-sockets.ts";
import type { World } from "./world.ts";

export interface RogueDeps {
  world: World;
  network: ReturnType<typeof simulatedNetwork>;
  server(): ServerLife | null;
  /** Ids of calls whose SID the server knows: for the others it has to believe what it is told. */
  callIds(): readonly string[];
}

/** Whoever means it ill, or merely gets it wrong: forged webhooks, frames that make no sense. */
export function createRogue(deps: RogueDeps) {
  const { world, network } = deps;
  const { faults, time } = world;
  const random = world.randomFor("rogue");
  const timers = time.timersOf(world.outside);
  const taps = new Set<RelayTap>();

  /** After a webhook: others like it that are not right. */
  function afterWebhook(webhook: SentWebhook): void {
    if (faults.strikes("callback-forged")) later(forged(webhook), [403]);
    if (faults.strikes("callback-of-other-call")) later(ofOtherCall(webhook));
    if (faults.strikes("callback-steps-back")) later(steppingBack(webhook));
  }

  /** @param statuses the only answers that are right */
  function later(webhook: SentWebhook, statuses?: readonly number[]): void {
    timers.after(random.number() * 5_000, async () => {
      const life = deps.server();
      if (!life) return;
      const answer = await life.handle(requestOf(webhook));
      if (statuses && !statuses.includes(answer.status)) {
        world.violate(`a forged webhook was answered ${answer.status}`);
      }
      if (answer.status >= 500) world.violate(`a wrong webhook was answered ${answer.status}`);
    });
  }

  function forged(webhook: SentWebhook): SentWebhook {
    const signature = pick(random, ["", "AAAA", signatureOf("wrong", webhook)]);
    return { ...webhook, headers: { ...webhook.headers, "x-twilio-signature": signature } };
  }

  function ofOtherCall({ url, body, headers }: SentWebhook): SentWebhook {
    const form = new URLSearchParams(body);
    const address = new URL(url);
    const isKnown = deps.callIds().includes(address.searchParams.get("call") ?? "");
    if (isKnown && random.number() < 0.5) form.set("CallSid", `CA${random.bytes(16).toHex()}`);
    else address.searchParams.set("call", pick(random, ["call_unknown", "x".repeat(64), "%00"]));
    return signed({ url: address.href, body: form.toString(), headers });
  }

  function steppingBack({ url, body, headers }: SentWebhook): SentWebhook {
    const form = new URLSearchParams(body);
    const address = new URL(url);
    address.pathname = "/twilio/voice/status";
    form.set("CallStatus", pick(random, ["queued", "initiated", "ringing", "nonsense", ""]));
    form.set("SequenceNumber", pick(random, ["0", "99", "999999999", "-1", "x"]));
    return signed({ url: address.href, body: form.toString(), headers });
  }

  /** Before an event: something happens to one of the open sockets. */
  function beforeEvent(): void {
    for (const tap of taps) if (!tap.isOpen) taps.delete(tap);
    for (const [fault, act] of SOCKET_FAULTS) {
      if (taps.size === 0 || !faults.strikes(fault)) continue;
      const tap = pick(random, [...taps]);
      world.note(`${tap.callId}: ${fault}`);
      act(tap);
    }
  }

  const SOCKET_FAULTS: readonly (readonly [Fault, (tap: RelayTap) => void])[] = [
    ["socket-cut", (tap) => tap.cut()],
    [
      "socket-cut-midframe",
      (tap) => {
        tap.toServer('{"type":"prompt","voicePrompt":"Ja, ger');
        timers.after(60, () => tap.cut());
      },
    ],
    ["frames-malformed", (tap) => tap.toServer(...times(10, () => pick(random, MALFORMED)))],
    ["frames-doubled", (tap) => tap.toServer(...times(2, () => prompt("Ja, das passt.", true)))],
    [
      "frames-flood",
      (tap) => tap.toServer(...times(10_000, (index) => prompt("Flut", index % 7 === 0))),
    ],
    [
      "interrupt-storm",
      (tap) =>
        tap.toServer(
          ...times(50, (index) => (index % 5 === 0 ? prompt("Was?", true) : interrupt(index))),
        ),
    ],
    ["socket-of-nobody", () => strangeSocket(pick(random, ["call_unknown", ...deps.callIds()]))],
    [
      "socket-second",
      (tap) => strangeSocket(deps.callIds().includes(tap.callId) ? tap.callId : "call_unknown"),
    ],
  ];

  /** A second socket, rightly signed, that claims to belong to a call. */
  function strangeSocket(callId: string): void {
    const life = deps.server();
    if (!life) return;
    const { tap, close } = network.openSocket(life, { receive() {}, closed() {} });
    if (random.number() < 0.3) tap.toServer(prompt("Vor dem Aufbau gesagt.", true));
    tap.toServer(setup(callId, `CA${random.bytes(16).toHex()}`));
    tap.toServer(prompt("Ich gehöre nicht hierher.", true));
    timers.after(random.number() * 20_000, close);
  }

  return { afterWebhook, beforeEvent, relayOpened: (tap: RelayTap) => void taps.add(tap) };
}

const MALFORMED = [
  "",
  "{",
  "null",
  "12",
  "[]",
  '{"type":"setup"}',
  '{"type":"dtmf","digit":"ten"}',
  '{"type":"prompt","voicePrompt":7}',
  '{"type":"constructor","__proto__":{"x":1}}',
  `{"type":"prompt","voicePrompt":"${"x".repeat(70_000)}"}`,
];

function prompt(voicePrompt: string, last: boolean): string {
  return JSON.stringify({ type: "prompt", voicePrompt, lang: "de-DE", last });
}

function interrupt(index: number): string {
  const utteranceUntilInterrupt = "Guten Tag, hier".slice(0, index % 16);
  return JSON.stringify({
    type: "interrupt",
    utteranceUntilInterrupt,
    durationUntilInterruptMs: index * 10,
  });
}

function setup(callId: string, callSid: string): string {
  const customParameters = { call: callId };
  return JSON.stringify({ type: "setup", sessionId: "VX1", callSid, customParameters });
}

function times(count: number, make: (index: number) => string): string[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

export function signed({ url, body, headers }: SentWebhook): SentWebhook {
  const signature = signatureOf(AUTH_TOKEN, { url, body });
  return { url, body, headers: { ...headers, "x-twilio-signature": signature } };
}

function signatureOf(authToken: string, { url, body }: Pick<SentWebhook, "url" | "body">): string {
  return carrierSignature(authToken, url, Object.fromEntries(new URLSearchParams(body)));
}

export function requestOf({ url, body, headers }: SentWebhook): Request {
  const { pathname, search } = new URL(url);
  return new Request(`http://localhost${pathname}${search}`, {
    method: "POST",
    body,
    headers: { ...headers, host: "localhost" },
  });
}
