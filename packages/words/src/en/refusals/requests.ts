import type { RequestRefusal } from "../../de/refusals/requests.ts";
import { inBytes } from "../../format/bytes.ts";
import { writtenIn } from "../../format/numbers.ts";
import type { Sentences } from "../../tell.ts";

export const DATABASE_AWAY = "The database is not responding. Please try again in a moment.";
export const DISK_FULL =
  "The server's disk is full. Make room, and work goes on by itself; until then nothing is stored and nobody is called.";

export const requestRefusals: Sentences<RequestRefusal> = {
  "not-found": "There is nothing here.",
  "not-json": "The request is not valid JSON.",
  "invalid-request": ({ part, faults }) =>
    `The request does not have the expected form (${part}: ${faults.map(({ path }) => path).join(", ")}).`,
  "odd-parameter": ({ name }) => `“${name}” contains a character that is not allowed.`,
  "too-large": ({ bytes, limit }) =>
    `This is too large: ${inBytes("en", bytes)}; at most ${inBytes("en", limit)} are allowed.`,
  "length-required": "The request has to state its length.",
  "too-deep": ({ limit }) => `The request is nested deeper than ${limit} levels.`,
  "too-many-values": ({ limit }) =>
    `The request has too many values; at most ${writtenIn("en").whole(limit)} are allowed.`,
  "too-slow": "Reading this request takes too long.",
  "sent-too-slowly": ({ seconds, bytesPerSecond }) =>
    `The file arrived too slowly. It is waited for ${seconds} seconds, and one more for each ${writtenIn("en").whole(bytesPerSecond / 1000)} kB. Please check the connection and send it again.`,
  busy: "The server is reading too many large requests right now. Please try again in a moment.",
  "wrong-host": "The server does not answer to this name. ALLOWED_HOSTS allows more names.",
  "foreign-origin": "Requests from other sites are not accepted.",
  "unknown-page": "This page does not exist.",
  "unknown-file": "This file does not exist.",
  "bad-signature": "The carrier's signature is missing or wrong.",
  "no-emulator": "Calls are made through Twilio.",
  "no-language-model": "No language model is set up.",
  "language-model-silent": "Nothing usable came from the language model. Please try again later.",
  "not-embedded": "The data is on a PostgreSQL server; pg_dump makes its backups.",
  "database-unavailable": DATABASE_AWAY,
  "disk-full": DISK_FULL,
  internal: "Something went wrong on our side. Please try again.",
};
