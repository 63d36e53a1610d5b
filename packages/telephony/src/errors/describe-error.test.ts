import { describe, expect, test } from "bun:test";
import { CarrierError } from "../carrier.ts";
import { describeCarrierError, reportedFault } from "./describe-error.ts";

function fault(details: { code?: number; status?: number; fateUnknown?: boolean }): CarrierError {
  return new CarrierError("carrier", { retryable: false, fateUnknown: false, ...details });
}

describe("describeCarrierError", () => {
  test.each([
    [{ code: 21217, status: 400 }, "21217", "21217", null],
    [{ code: 20003, status: 401 }, "20003", "20003", null],
    [{ code: 20429, status: 429 }, "20429", "20429", null],
    [{ status: 429 }, "http-429", "20429", null],
    [{ status: 401 }, "http-401", "20003", null],
    [{ status: 503, fateUnknown: true }, "http-503", "20500", "HTTP 503"],
    [{ code: 29999, status: 400 }, "29999", "refused", "29999"],
    [{ code: 29999, status: 500 }, "29999", "20500", "29999"],
    [{ fateUnknown: true }, "no-answer", "fate-unknown", null],
    [{}, "no-answer", "no-answer", null],
  ])("describes %j", (details, reported, code, cited) => {
    const described = describeCarrierError(fault(details));
    expect<object>(described).toEqual({ code, reported, cited });
  });
});

test.each([
  ["21217", "21217", null],
  ["http-401", "20003", null],
  ["http-404", "refused", "HTTP 404"],
  ["http-503", "20500", "HTTP 503"],
  ["29999", "refused", "29999"],
  ["no-answer", "no-answer", null],
  ["__proto__", "refused", "__proto__"],
])("what was kept as %p is known again", (reported, code, cited) => {
  expect<object>(reportedFault(reported)).toEqual({ code, reported, cited });
});
