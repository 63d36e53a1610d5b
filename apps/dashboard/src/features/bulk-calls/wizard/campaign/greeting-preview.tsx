import { useDeferredValue } from "react";
import { bulkCallsTexts } from "../../../../messages/bulk-calls.ts";
import { type GreetingPiece, greetingPieces, unknownVariables } from "./greeting-pieces.ts";
import type { GreetingVariables } from "./use-variables.ts";

const texts = () => bulkCallsTexts().campaign;

/** A greeting as the first contact will hear it. */
export function GreetingPreview({
  text,
  disclosure,
  variables: { values, known, person, isExample },
}: {
  text: string;
  /** What is said before it. */
  disclosure: string | null;
  variables: GreetingVariables;
}) {
  const heard = useDeferredValue(text);
  const unknown = unknownVariables(heard, known);
  if (heard.trim() === "" && disclosure === null) return null;
  return (
    <div className="mt-2 rounded-lg bg-base px-3 py-2.5">
      <p className="font-medium text-12 text-muted">
        {isExample ? texts().heardByExample(person) : texts().heardBy(person || texts().nameless)}
      </p>
      <p className="mt-1 max-h-32 overflow-y-auto text-13 whitespace-pre-line [overflow-wrap:anywhere]">
        {disclosure !== null && <span className="text-running">{disclosure} </span>}
        {greetingPieces(heard, values, known).map((piece, index) => (
          <Piece key={index} piece={piece} />
        ))}
      </p>
      {disclosure !== null && (
        <p role="status" className="mt-1 text-12 text-running">
          {texts().disclosed}
        </p>
      )}
      {unknown.map((name) => (
        <p key={name} role="status" className="mt-1 text-12 text-warning">
          {texts().unknown(name)}
        </p>
      ))}
    </div>
  );
}

function Piece({ piece: { kind, text } }: { piece: GreetingPiece }) {
  switch (kind) {
    case "text":
      return text;
    case "value":
      return <mark className="rounded bg-accent-soft px-0.5 text-accent-ink">{text}</mark>;
    case "missing":
      return (
        <span className="rounded bg-hover px-1 text-12 text-muted">{texts().missing(text)}</span>
      );
    case "unknown":
      return <del className="text-warning">{`[${text}]`}</del>;
  }
}
