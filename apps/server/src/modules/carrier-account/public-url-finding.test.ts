import { expect, test } from "bun:test";
import { publicUrlFinding } from "./public-url-finding.ts";

test.each([
  [null, "public-url-missing", "wrong"],
  ["https://calls.example.com", "public-url", "ok"],
  ["https://8.8.8.8", "public-url", "ok"],
  ["http://calls.example.com", "public-url-plain", "warning"],
  ["http://127.0.0.1:3000", "public-url-private", "wrong"],
  ["https://192.168.1.4", "public-url-private", "wrong"],
  ["https://172.20.0.1", "public-url-private", "wrong"],
  ["https://[::1]:3000", "public-url-private", "wrong"],
  ["https://[fd00::1]", "public-url-private", "wrong"],
  ["https://rufbaum", "public-url-private", "wrong"],
  ["https://rufbaum.local", "public-url-private", "wrong"],
])("%s is %s", (url, code, state) => {
  expect(publicUrlFinding(url, false)).toMatchObject({ code, state } as never);
});

test("a carrier that is somewhere else may be in the same house", () => {
  expect(publicUrlFinding("http://127.0.0.1:3000", true).state).toBe("warning");
});
