import { reasonIn } from "@rufbaum/server/attack-surface";
import { sendRaw } from "@rufbaum/server/raw-http";
import { type Attack, type Count, countAnswer, isSuccess, signIn, type Target } from "./attack.ts";

const GUESSES = 60;
/** Passwords that are looked at for one address. */
const LOOKED_AT = 3;
/** Milliseconds after which a guess that waits for its turn is given up. */
const PATIENCE = 1_500;
const ADDRESSES = 40;

/** One address that claims to be others. */
const madeUpAddresses: Attack = {
  name: "passwords guessed with made-up addresses",
  async run(target, count) {
    let lookedAt = 0;
    for (let guess = 0; guess < GUESSES; guess++) {
      const lines = [`X-Forwarded-For: 198.51.100.${guess}`, `Forwarded: for=192.0.2.${guess}`];
      const answer = await attempt(target, count, `guess ${guess}`, { lines, from: "127.0.1.1" });
      if (reasonIn(answer.body) === "wrong-password") lookedAt += 1;
    }
    if (lookedAt > LOOKED_AT) count.opened.push(`${lookedAt} passwords of one address were read`);
  },
};

/** Real addresses, beyond a hundred failures; meanwhile the owner signs in. */
const manyAddresses: Attack = {
  name: "passwords guessed from 40 addresses",
  async run(target, count) {
    const owner = await signIn(target);
    for (let address = 1; address <= ADDRESSES; address++) {
      const from = `127.0.2.${address}`;
      const guesses = Array.from({ length: 4 }, () => attempt(target, count, from, { from }));
      await Promise.all(guesses);
    }
    const lines = [`Cookie: ${owner.cookie}`];
    const { password } = target;
    const own = await attempt(target, count, "the owner", { lines, password, isRight: true });
    if (!isSuccess(own)) count.opened.push(`the owner is locked out: ${own.status} ${own.body}`);
  },
};

const ODD_LOGINS = [
  '{"password":["a","b"]}',
  '{"password":{"$ne":null}}',
  '{"password":null}',
  '{"password":true}',
  '{"password":"\\u0000"}',
  `{"password":"${"x".repeat(60_000)}"}`,
  `{"password":"${"[".repeat(1_000)}"}`,
  '{"__proto__":{"password":"x"}}',
  '{"password":"x","password":"y"}',
  "null",
  '"x"',
  "[]",
  "",
];

const oddLogins: Attack = {
  name: "logins of odd forms",
  async run(target, count) {
    for (const body of ODD_LOGINS) {
      for (const type of ["application/json", "text/plain", "application/x-www-form-urlencoded"]) {
        const from = "127.0.3.1";
        await attempt(target, count, `${type} ${body.slice(0, 40)}`, { body, type, from });
      }
    }
  },
};

interface Attempt {
  password?: string;
  isRight?: boolean;
  body?: string;
  type?: string;
  lines?: string[];
  from?: string;
}

async function attempt(target: Target, count: Count, what: string, options: Attempt) {
  const { password = "falsch", isRight = false, type = "application/json", from } = options;
  const { body = JSON.stringify({ password }), lines = [] } = options;
  const head = [
    "POST /api/session HTTP/1.1",
    `Host: 127.0.0.1:${target.port}`,
    "Connection: close",
    `Content-Type: ${type}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...lines,
  ];
  const bytes = `${head.join("\r\n")}\r\n\r\n${body}`;
  const answer = await sendRaw(target.port, bytes, isRight ? 10_000 : PATIENCE, from);
  countAnswer(count, what, answer, isSuccess(answer) && !isRight);
  return answer;
}

/** The last of all: afterwards strangers wait for their turn. */
export const LOGIN = [madeUpAddresses, oddLogins, manyAddresses];
