import assert from "node:assert/strict";
import twilio from "twilio";
import { startApp } from "./app.ts";

/** The first line of `rufbaum emulator --json`. */
export interface Account {
  url: string;
  accountSid: string;
  authToken: string;
  from: string;
}

export type Session = ReturnType<typeof openSession>;
/** What is tried, by what it shows. */
export type Steps = Record<string, (session: Session) => Promise<void>>;

/** Somebody picks up here, decently. */
export const ANSWERS = "+493023125001";
const { VoiceResponse } = twilio.twiml;
const FINAL = ["completed", "busy", "no-answer", "failed", "canceled"];

/** Twilio's client at an account, and an app that the account's webhooks reach. */
export function openSession(account: Account) {
  const { from } = account;
  const client = connect();
  const app = startApp(account.authToken);
  const basic = `Basic ${btoa(`${account.accountSid}:${account.authToken}`)}`;

  function connect(authToken = account.authToken, options = {}) {
    const client = twilio(account.accountSid, authToken, options);
    client.api.baseUrl = account.url;
    return client;
  }

  /** What the emulator does beside Twilio's API. */
  async function control(method: string, path: string, body?: object) {
    const response = await fetch(`${account.url}/_emulator${path}`, {
      method,
      headers: { authorization: basic },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    assert(response.ok, `${method} ${path}: ${response.status} ${await response.clone().text()}`);
    return (await response.json()) as Record<string, string>;
  }

  /** A call that is answered, and hears a pause for as long as anybody likes. */
  async function answered(name: string) {
    app.answer(`/${name}`, pausing("Guten Tag."));
    const call = await client.calls.create({
      to: ANSWERS,
      from,
      url: app.url(`/${name}`),
      statusCallback: app.url(`/status?name=${name}`),
      statusCallbackEvent: ["initiated", "ringing", "answered", "completed"],
    });
    await app.webhook(`${name} to be answered`, ({ path }) => path === `/${name}`);
    return call;
  }

  /** The last callback of the call that was given this name. */
  function ended(name: string) {
    return app.webhook(
      `the end of ${name}`,
      ({ path, form }) => path === `/status?name=${name}` && FINAL.includes(form.CallStatus ?? ""),
    );
  }

  return { account, from, client, app, basic, connect, control, fault, answered, ended };
}

/** TwiML that says something and waits. */
export function pausing(text: string): string {
  const twiml = new VoiceResponse();
  twiml.say({ language: "de-DE" }, text);
  twiml.pause({ length: 600 });
  return twiml.toString();
}

/** The status and code that a request was refused with. */
async function fault(promise: Promise<unknown>) {
  const error = await promise.then(
    () => assert.fail("was not refused"),
    (error: unknown) => error,
  );
  assert(error instanceof twilio.RestException, String(error));
  return { status: error.status, code: error.code };
}
