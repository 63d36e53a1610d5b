import { expect, test } from "bun:test";
import { describeConfigFaults, readConfig } from "./config.ts";

const TWILIO = {
  TWILIO_ACCOUNT_SID: `AC${"0".repeat(32)}`,
  TWILIO_AUTH_TOKEN: "a".repeat(32),
  TWILIO_FROM: "+493023125000",
  PUBLIC_URL: "https://calls.example.com/",
};

const LLM = { LLM_BASE_URL: "http://127.0.0.1:11434/v1/", LLM_MODEL: "small-one" };

test("without any variable the program runs for one person on this machine", () => {
  expect(readConfig({})).toEqual({
    ok: true,
    config: {
      port: 3000,
      host: "127.0.0.1",
      publicUrl: null,
      databaseUrl: null,
      dataDirectory: ".rufbaum",
      password: null,
      twilio: null,
      twilioVariables: [],
      twilioApiBase: null,
      secretKey: null,
      languageModel: null,
      emulatorSpeed: 1,
      emulatorAccount: "business",
      trustedProxies: [],
      allowedHosts: [],
    },
  });
});

test("an empty variable is none", () => {
  expect(readConfig({ PORT: "", PUBLIC_URL: " " })).toMatchObject({
    ok: true,
    config: { port: 3000, publicUrl: null },
  });
});

test("all faults are told at once, each with what would be right", () => {
  const result = readConfig({
    PORT: "80000",
    PUBLIC_URL: "calls.example.com",
    DATABASE_URL: "mysql://localhost",
    EMULATOR_SPEED: "fast",
    RUFBAUM_PASSWORD: "kurz",
    TRUSTED_PROXIES: "10.0.0.0/33",
  });
  expect(result.ok).toBe(false);
  if (result.ok) return;
  expect(result.faults.map((fault) => fault.variable).sort()).toEqual([
    "DATABASE_URL",
    "EMULATOR_SPEED",
    "PORT",
    "PUBLIC_URL",
    "RUFBAUM_PASSWORD",
    "TRUSTED_PROXIES",
  ]);
  expect(describeConfigFaults(result.faults)).toContain(
    "PUBLIC_URL: must be http:// or https:// and a host, without a path, such as https://calls.example.com.",
  );
});

test.each([
  ["PORT", "-1"],
  ["PORT", "3000x"],
  ["HOST", "not a host"],
  ["PUBLIC_URL", "https://calls.example.com/path"],
  ["PUBLIC_URL", "ftp://calls.example.com"],
  ["EMULATOR_SPEED", "0"],
  ["EMULATOR_SPEED", "1e9"],
  ["EMULATOR_ACCOUNT", "free"],
  ["LLM_BASE_URL", "127.0.0.1:11434"],
  ["LLM_BASE_URL", "https://user:secret@llm.example.com/v1"],
  ["LLM_API_KEY", "two words"],
  ["TRUSTED_PROXIES", "proxy.example.com"],
  ["ALLOWED_HOSTS", "https://example.com"],
])("%s=%s is refused", (variable, value) => {
  const others = variable.startsWith("LLM_") ? LLM : {};
  const result = readConfig({ ...others, [variable]: value });
  expect(result.ok ? [] : result.faults.map((fault) => fault.variable)).toEqual([variable]);
});

test("a whole Twilio account is taken, with the public address without its slash", () => {
  const result = readConfig(TWILIO);
  expect(result.ok && result.config.publicUrl).toBe("https://calls.example.com");
  expect(result.ok && result.config.twilio).toEqual({
    accountSid: TWILIO.TWILIO_ACCOUNT_SID,
    authToken: TWILIO.TWILIO_AUTH_TOKEN,
    from: TWILIO.TWILIO_FROM,
    apiKey: null,
    twimlAppSid: null,
    apiBase: null,
  });
});

test("half a Twilio account is a fault, not the emulator", () => {
  const result = readConfig({
    TWILIO_FROM: "+493023125000",
    TWILIO_API_KEY: `SK${"0".repeat(32)}`,
  });
  expect(result.ok ? [] : result.faults.map((fault) => fault.variable)).toEqual([
    "TWILIO_ACCOUNT_SID",
    "TWILIO_AUTH_TOKEN",
    "PUBLIC_URL",
    "TWILIO_API_SECRET",
  ]);
});

test("a half account is told beside other faults", () => {
  const result = readConfig({ TWILIO_FROM: "+493023125000", PORT: "x" });
  expect(result.ok ? [] : result.faults.map((fault) => fault.variable)).toEqual([
    "PORT",
    "TWILIO_ACCOUNT_SID",
    "TWILIO_AUTH_TOKEN",
    "PUBLIC_URL",
  ]);
});

test("a language model is taken, with or without a key", () => {
  const languageModel = { baseUrl: "http://127.0.0.1:11434/v1", apiKey: null, model: "small-one" };
  expect(readConfig(LLM)).toMatchObject({ ok: true, config: { languageModel } });
  expect(readConfig({ ...LLM, LLM_API_KEY: "sk-1" })).toMatchObject({
    ok: true,
    config: { languageModel: { ...languageModel, apiKey: "sk-1" } },
  });
});

test("half a language model is a fault: no reply goes anywhere by default", () => {
  const result = readConfig({ LLM_API_KEY: "sk-1" });
  expect(result.ok ? [] : result.faults.map((fault) => fault.variable)).toEqual([
    "LLM_BASE_URL",
    "LLM_MODEL",
  ]);
});
