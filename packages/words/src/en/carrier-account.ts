import type { AccountFinding } from "@rufbaum/telephony";
import { telling } from "../tell.ts";
import { carrierFault } from "./carrier-faults/index.ts";

export const accountFinding = telling<AccountFinding>({
  "account-active": ({ name }) => `The account “${name}” is active.`,
  "account-trial":
    "It is a trial account: it calls only numbers that are verified with Twilio, and plays a notice before each conversation.",
  "account-suspended":
    "Twilio has suspended the account. Look into Twilio's console; most often credit is missing.",
  "account-closed": "The account was closed at Twilio. Take another one.",
  "wrong-credentials":
    "Twilio doesn't know this account id, or the auth token isn't its own. Both are on the first page of Twilio's console.",
  "not-answered": ({ fault }) => `Twilio did not answer: ${carrierFault(fault)}`,
  "number-owned": ({ number }) => `${number} belongs to the account and can call.`,
  "number-verified": ({ number }) =>
    `${number} is verified with Twilio and may be shown; calls to it don't arrive here.`,
  "number-silent": ({ number }) =>
    `${number} belongs to the account, but can't call. Take a number with “Voice”.`,
  "number-unknown": ({ number }) =>
    `${number} doesn't belong to the account and isn't verified there. Buy or verify it in Twilio's console.`,
  "key-valid": "The API key is accepted: browsers can be telephones.",
  "key-wrong": "Twilio doesn't accept the API key. Check key and secret.",
  "app-known": "The account has this TwiML app.",
  "app-unknown": "The account has no such TwiML app.",
  "public-url": ({ url }) => `Twilio is to reach this server at ${url}.`,
  "public-url-private": ({ url }) =>
    `${url} is an address of the own network: Twilio can't reach it from outside, and no conversation would begin.`,
  "public-url-plain": ({ url }) =>
    `${url} is not encrypted: what is said could be read on its way. Use https.`,
  "public-url-missing":
    "Twilio has to reach this server, but PUBLIC_URL isn't set. Set it to the public address and start again.",
});

export const carrierUnreadable =
  "This server can't read the kept credentials of Twilio: they were kept with another key. Until then it calls nobody. Give all servers the same RUFBAUM_SECRET_KEY, or enter the credentials again.";
