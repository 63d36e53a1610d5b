import { describe, expect, test } from "bun:test";
import { messages } from "../messages/index.ts";
import { apiError, errorText, problemsOf } from "./api-error.ts";

describe("the message of an error", () => {
  test.each([
    [404, "Not Found", null, "404: Not Found"],
    [500, "Internal Server Error", "kaputt", "500: kaputt"],
    [
      400,
      "Bad Request",
      { message: "Nein", reason: "no" },
      '400: {"message":"Nein","reason":"no"}',
    ],
  ])("%d %s %j", (status, statusText, body, message) => {
    expect(apiError(status, statusText, body).message).toBe(message);
  });
});

test("people read the server's sentence", () => {
  const error = apiError(409, "", { message: "Der Baum hat keinen Start.", reason: "x" });
  expect(errorText(error)).toBe("Der Baum hat keinen Start.");
  const bug = new TypeError("undefined is not a function");
  expect(errorText(bug)).toBe(messages().common.unreachable);
});

test("problems of a document are taken as they come, and nothing else", () => {
  const problem = { path: "nodes[0]", nodeId: "a", message: "Der Node hat keinen Titel." };
  const error = apiError(400, "", { message: "x", details: { problems: [problem, "y", null] } });
  expect(problemsOf(error)).toEqual([problem]);
  expect(problemsOf(apiError(400, "", { message: "x" }))).toEqual([]);
});
