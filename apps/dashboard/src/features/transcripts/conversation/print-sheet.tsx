import { useEffect, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import type { CallDetail } from "../../../api/calls.ts";
import { formats } from "../../../messages/formats.ts";
import { messages } from "../../../messages/index.ts";
import { transcriptsTexts } from "../../../messages/transcripts.ts";
import { endText, outcomeText } from "../../calls/call-end.ts";
import { phoneText } from "../../calls/phone-text.ts";

const texts = transcriptsTexts;

/** The call on paper, whole: it stands in the page only while that is printed, and in place of it. */
export function PrintSheet({ call }: { call: CallDetail }) {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    // The browser takes the page as it is when this returns.
    window.addEventListener("beforeprint", () => flushSync(() => setPrinting(true)), { signal });
    window.addEventListener("afterprint", () => setPrinting(false), { signal });
    return () => end.abort();
  }, []);
  return isPrinting && createPortal(<Sheet call={call} />, document.body);
}

function Sheet({ call }: { call: CallDetail }) {
  const facts = [
    formats().dateTime(call.startTime),
    formats().duration(call.duration),
    outcomeText(call),
    call.treeName,
    call.campaign?.name,
  ].filter(Boolean);
  return (
    <article data-print-sheet className="hidden bg-white p-2 text-black print:block">
      <h1 className="font-semibold text-20 figures">{phoneText(call.phoneNumber)}</h1>
      <p className="mt-1 text-13 figures">{facts.join(" · ")}</p>
      <p className="text-12">{texts().callSid(call.callSid ?? call.id)}</p>
      {endText(call) && <p className="text-12">{endText(call)}</p>}
      <ol className="mt-4 space-y-2">
        {call.messages.map(({ id, timestamp, speaker, message, metadata }) => (
          <li key={id} className="break-inside-avoid text-13">
            <p className="text-12 figures">
              {formats().time(timestamp)}{" "}
              <span className="font-semibold">
                {speaker === "ai" ? texts().agent : texts().caller}
              </span>
              {metadata?.nodeTitle && ` · ${messages().calls.atNode(metadata.nodeTitle)}`}
            </p>
            <p className="whitespace-pre-line [overflow-wrap:anywhere]">{message}</p>
          </li>
        ))}
      </ol>
    </article>
  );
}
