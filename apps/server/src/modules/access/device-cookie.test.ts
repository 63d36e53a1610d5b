import { expect, test } from "bun:test";
import { seededRandom, virtualTime } from "@rufbaum/runtime/virtual";
import { createDeviceCookies, DEVICE_MILLISECONDS } from "./device-cookie.ts";

function start(secret = "$argon2id$a-salted-hash", seed = 1) {
  const clock = virtualTime();
  return {
    clock,
    cookies: createDeviceCookies({ secret, clock, random: seededRandom(seed) }),
  };
}

test("a browser is known by its cookie for 400 days, and keeps its name when it signs in again", () => {
  const { clock, cookies } = start();
  const cookie = cookies.issue(null);
  const device = cookies.read(cookie);
  expect(device).toStartWith("device_");
  clock.advance(DEVICE_MILLISECONDS - 1);
  expect(cookies.read(cookie)).toBe(device);
  const renewed = cookies.issue(device);
  clock.advance(1);
  expect(cookies.read(cookie)).toBeNull();
  expect(cookies.read(renewed)).toBe(device);
});

test("every server that has the same password hash reads it, and none that has another", () => {
  const cookie = start("one").cookies.issue(null);
  expect(start("one", 2).cookies.read(cookie)).not.toBeNull();
  expect(start("another").cookies.read(cookie)).toBeNull();
});

test("a cookie that is changed anywhere is none", () => {
  const { cookies } = start();
  const cookie = cookies.issue(null);
  for (let place = 0; place < cookie.length; place++) {
    const other = cookie[place] === "1" ? "2" : "1";
    const forged = cookie.slice(0, place) + other + cookie.slice(place + 1);
    // The last character of a signature holds two bits that stand for nothing.
    if (place < cookie.length - 1) expect([place, cookies.read(forged)]).toEqual([place, null]);
  }
  const [device = "", end = ""] = cookie.split(".");
  for (const text of [null, "", device, `${device}.${end}`, `${device}.${end}.`, `${cookie}x`]) {
    expect(cookies.read(text)).toBeNull();
  }
  expect(cookies.read(`${device}.${Number(end) + 1}.${cookie.split(".")[2]}`)).toBeNull();
});
