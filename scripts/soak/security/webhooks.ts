import { PUBLIC_ROUTES } from "@rufbaum/server/attack-surface";
import { ACCOUNT, signature } from "../../bench/twilio-account.ts";
import { type Attack, answerOf, countAnswer, type Target } from "./attack.ts";

const REPLAYS = 25;

const unsigned: Attack = {
  name: "webhooks unsigned or wrongly signed",
  async run({ program }, count) {
    const form = { AccountSid: ACCOUNT.sid, CallSid: sidOf(1), CallStatus: "completed" };
    for (const path of PUBLIC_ROUTES.map(({ route }) => route).filter(isWebhook)) {
      const url = `${program.url}${path}`;
      const right = signature(url, form);
      const tries: [what: string, url: string, body: string, signature: string | null][] = [
        ["no signature", url, bodyOf(form), null],
        ["an empty one", url, bodyOf(form), ""],
        ["a made-up one", url, bodyOf(form), `${"A".repeat(27)}=`],
        ["one in small letters", url, bodyOf(form), right.toLowerCase()],
        ["one cut off", url, bodyOf(form), right.slice(0, -2)],
        ["one of another route", url, bodyOf(form), signature(`${url}x`, form)],
        ["one of https", url, bodyOf(form), signature(url.replace("http", "https"), form)],
        ["one of no fields", url, bodyOf(form), signature(url)],
        ["a further field", url, `${bodyOf(form)}&Extra=1`, right],
        ["a changed field", url, bodyOf({ ...form, CallStatus: "busy" }), right],
        ["a further query", `${url}?call=x`, bodyOf(form), right],
        ["the signature in the query", `${url}?X-Twilio-Signature=${right}`, bodyOf(form), null],
        ["a hash of nothing", `${url}?bodySHA256=`, bodyOf(form), right],
        ["a hash that is not signed", `${url}?bodySHA256=${"0".repeat(64)}`, "{}", right],
      ];
      for (const [what, asked, body, given] of tries) {
        const answer = await post(asked, body, given);
        countAnswer(count, `${path}, ${what}`, answer, answer.status !== 403);
      }
    }
  },
};

/** The carrier may ask twice, and somebody who has read along could: it happens once. */
const replayed: Attack = {
  name: "webhooks replayed, also in the wrong order",
  async run(target, count) {
    const { program } = target;
    const before = await callsOf(target);
    const about = {
      AccountSid: ACCOUNT.sid,
      CallSid: sidOf(2),
      From: "+493023125077",
      To: ACCOUNT.from,
      Direction: "inbound",
    };
    const incoming = { ...about, CallStatus: "ringing" };
    const ended = { ...about, CallStatus: "completed", CallDuration: "5" };
    const asked = `${program.url}/twilio/voice/incoming`;
    const told = `${program.url}/twilio/voice/incoming-status`;
    const answers = new Set<string>();
    for (let times = 0; times < REPLAYS; times++) {
      const answer = await post(asked, bodyOf(incoming), signature(asked, incoming));
      answers.add(answer.body);
      countAnswer(count, "incoming", answer, false);
    }
    for (const form of [ended, ended, incoming, ended, incoming]) {
      const answer = await post(told, bodyOf(form), signature(told, form));
      countAnswer(count, "status", answer, false);
    }
    const after = await callsOf(target);
    const made = after.filter(({ id }) => !before.some((call) => call.id === id));
    if (made.length !== 1) count.opened.push(`${made.length} calls came of one`);
    if (answers.size !== 1) count.opened.push(`one question got ${answers.size} answers`);
    const open = made.filter(({ status }) => status !== "completed");
    if (open.length > 0) count.opened.push(`a call that had ended is ${open[0]?.status}`);
  },
};

function isWebhook(route: string): boolean {
  return route.startsWith("/twilio/voice/");
}

async function callsOf({ program }: Target): Promise<{ id: string; status: string }[]> {
  const answer = (await (await program.ask("/api/calls?limit=200")).json()) as unknown;
  const list = Array.isArray(answer) ? answer : (answer as { calls: unknown }).calls;
  return list as { id: string; status: string }[];
}

function bodyOf(form: Record<string, string>): string {
  return new URLSearchParams(form).toString();
}

function sidOf(number: number): string {
  return `CA${"f".repeat(30)}${String(number).padStart(2, "0")}`;
}

function post(url: string, body: string, signed: string | null) {
  return answerOf(
    fetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        ...(signed !== null && { "x-twilio-signature": signed }),
      },
      body,
    }),
  );
}

export const WEBHOOKS = [unsigned, replayed];
