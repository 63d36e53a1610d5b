import { expect, test } from "bun:test";
import { carrierFindsUs } from "./carrier-finds-us.ts";

const ADDRESS = "https://calls.example.org";
const LOOPBACK = "http://127.0.0.1:4001";

test.each([
  ["the emulator needs no address", "emulator", {}, true],
  ["the emulator within one command", "emulator", { isPrivate: true }, true],
  ["an account and an address", "twilio", { publicUrl: ADDRESS }, true],
  ["an account whose other side is here, too", "twilio", { twilioApiBase: LOOPBACK }, true],
  ["an account and no address", "twilio", {}, false],
  ["an account within one command", "twilio", { publicUrl: ADDRESS, isPrivate: true }, false],
] as const)("whether a carrier finds us: %s", (_name, kind, given, found) => {
  const { publicUrl, twilioApiBase, isPrivate } = {
    ...{ publicUrl: null, twilioApiBase: null, isPrivate: false },
    ...given,
  };
  expect(carrierFindsUs({ kind }, { publicUrl, twilioApiBase }, isPrivate)).toBe(found);
});
