import { messages } from "../../../messages/index.ts";
import { describeLine } from "../../calls/voice-line.ts";
import type { TestCall } from "./use-test-call.ts";

/** Says why no call can be placed, where that is so. */
export function LineNotice({ test: { line, isReady, isUnreachable } }: { test: TestCall }) {
  return (
    <>
      {line && !isReady && (
        <p className="mt-2 text-12 text-muted">
          {messages().builder.twilio.notReady}. {describeLine(line)[1]}
        </p>
      )}
      {isUnreachable && (
        <p className="mt-2 text-12 text-muted">{messages().voiceLine.unreachable}</p>
      )}
    </>
  );
}
