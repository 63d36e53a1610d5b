import { describe, expect, test } from "bun:test";
import { CarrierError } from "../carrier.ts";
import { describeCarrierError } from "./describe-error.ts";

function fault(details: { code?: number; status?: number; fateUnknown?: boolean }): CarrierError {
  return new CarrierError("carrier", { retryable: false, fateUnknown: false, ...details });
}

describe("describeCarrierError", () => {
  test.each([
    [{ code: 21217, status: 400 }, "21217", "gibt es nicht"],
    [{ code: 20003, status: 401 }, "20003", "TWILIO_AUTH_TOKEN"],
    [{ code: 20429, status: 429 }, "20429", "nicht mehr Anfragen"],
    [{ status: 429 }, "http-429", "nicht mehr Anfragen"],
    [{ status: 401 }, "http-401", "Zugangsdaten"],
    [{ status: 503, fateUnknown: true }, "http-503", "HTTP 503"],
    [{ code: 29999, status: 400 }, "29999", "abgelehnt (29999)"],
    [{ fateUnknown: true }, "no-answer", "nicht gleich noch einmal"],
    [{}, "no-answer", "nicht erreichbar"],
  ])("describes %j", (details, code, words) => {
    const description = describeCarrierError(fault(details));
    expect(description.code).toBe(code);
    expect(description.message).toContain(words);
  });
});
