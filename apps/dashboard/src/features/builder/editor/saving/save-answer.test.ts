import { expect, test } from "bun:test";
import { apiError } from "../../../../api/api-error.ts";
import { messages } from "../../../../messages/index.ts";
import { refusalOf } from "./save-answer.ts";

test("a tree is gone where the server says so, not where a proxy knows no way", () => {
  const told = { message: "Diesen Baum gibt es nicht.", reason: "unknown-tree" };
  expect(refusalOf(apiError(404, "", told))).toEqual({ result: "gone" });
  expect(refusalOf(apiError(404, "", "<html>404 Not Found</html>"))).toEqual({
    result: "unreachable",
  });
});

test("a page in the place of the answer is no answer", () => {
  expect(refusalOf(apiError(200, "", "<html>Log in to the WLAN</html>"))).toEqual({
    result: "unreachable",
  });
});

test("a refusal that only a proxy's page tells is told without the page", () => {
  expect(refusalOf(apiError(413, "", "<html>Too Large</html>"))).toEqual({
    result: "refused",
    message: messages().common.unreadable(413),
  });
});
