import { expect, test } from "bun:test";
import { hostPolicy } from "./hosts.ts";

const policy = hostPolicy({
  host: "192.0.2.5",
  publicUrl: "https://calls.example.com",
  allowedHosts: ["Phone.example.com", "2001:db8::5"],
});

test.each([
  "localhost",
  "localhost:3000",
  "127.0.0.1:3000",
  "[::1]:3000",
  "192.0.2.5",
  "calls.example.com",
  "CALLS.example.com:443",
  "phone.example.com",
  "[2001:db8::5]:3000",
])("answers to %s", (host) => {
  expect(policy.allowsHost(host)).toBe(true);
});

test.each([
  "",
  "x",
  "evil.example",
  "localhost.evil.example",
  "evil.example/localhost",
  "localhost:3000@evil.example",
  "localhost, evil.example",
  "calls.example.com.",
  "0.0.0.0",
  "2130706433",
])("does not answer to %j", (host) => {
  expect(policy.allowsHost(host)).toBe(false);
});

test("pages of the public address and of the address that was asked may change things", () => {
  expect(policy.allowsOrigin("https://calls.example.com", "127.0.0.1:3000")).toBe(true);
  expect(policy.allowsOrigin("http://127.0.0.1:3000", "127.0.0.1:3000")).toBe(true);
  expect(policy.allowsOrigin("https://phone.example.com", "phone.example.com")).toBe(true);
});

test("another port of the same machine is a foreign page", () => {
  expect(policy.allowsOrigin("http://127.0.0.1:8080", "127.0.0.1:3000")).toBe(false);
  expect(policy.allowsOrigin("http://localhost:3000", "127.0.0.1:3000")).toBe(false);
  expect(policy.allowsOrigin("null", "127.0.0.1:3000")).toBe(false);
});
