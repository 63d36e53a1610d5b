import type { Timers } from "@rufbaum/runtime";
import { errorResponse } from "../rest/errors.ts";
import type { Fault } from "./faults.ts";

/** What becomes of a request that a fault befalls; `silence` is an answer that never comes. */
export async function suffer(
  fault: Fault,
  request: {
    timers: Timers;
    answer(): Promise<Response>;
    silence(): Promise<Response>;
  },
): Promise<Response> {
  const { timers, answer, silence } = request;
  switch (fault.kind) {
    case "too-many-requests":
      return tooMany(fault.retryAfter);
    case "server-error":
      return errorResponse(500, 20500);
    case "unavailable":
      return errorResponse(503, 20503);
    case "silent":
      return silence();
    case "answer-lost":
      await answer();
      return errorResponse(500, 20500);
    case "slow":
      await new Promise<void>((resolve) => timers.after(fault.milliseconds, resolve));
      return answer();
  }
}

function tooMany(retryAfter: number | null): Response {
  const response = errorResponse(429, 20429);
  if (retryAfter !== null) response.headers.set("retry-after", String(retryAfter));
  return response;
}
