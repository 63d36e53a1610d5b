import { expect, test } from "bun:test";
import { ApiError } from "./api-error.ts";
import { isUnknownCampaign, isUnknownList } from "./unknown-campaign.ts";

test.each([
  ["unknown-campaign", true, false],
  ["unknown-tree", false, false],
  ["unknown-import", false, true],
])("a 404 with %p tells what is gone", (reason, campaign, list) => {
  const error = new ApiError(404, "", { reason });
  expect([isUnknownCampaign(error), isUnknownList(error)]).toEqual([campaign, list]);
});

test("what else goes wrong makes nothing unknown", () => {
  expect(isUnknownCampaign(new ApiError(404, "Not found"))).toBe(false);
  expect(isUnknownCampaign(new TypeError("unknown-campaign"))).toBe(false);
});
