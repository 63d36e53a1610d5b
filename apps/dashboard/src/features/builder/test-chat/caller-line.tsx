import { CircleHelp, GitFork } from "lucide-react";
import { messages } from "../../../messages/index.ts";
import { Badge } from "../../../ui/badge.tsx";
import { AnswerAnew } from "./answer-anew.tsx";
import { cluesOf, confidenceText, valueText } from "./chat/describe-reading.ts";
import type { LineOf } from "./chat/lines.ts";
import type { LineContext } from "./chat-lines.tsx";

const texts = messages.testChat;

/** A reply, what was understood of it, and why. */
export function CallerLine({ line, context }: { line: LineOf<"caller">; context: LineContext }) {
  const { nodeId, text } = line;
  return (
    <div className="group flex flex-col items-end gap-1.5">
      <span className="sr-only">{texts.caller}</span>
      <div className="flex max-w-[88%] items-center gap-1">
        <AnswerAnew turn={line.turn} context={context} />
        <button
          type="button"
          {...(nodeId !== null && { title: texts.goToNode(context.node(nodeId)?.title ?? nodeId) })}
          className="min-w-0 rounded-xl rounded-tr-sm bg-hover px-3 py-2 text-left text-14 whitespace-pre-line [overflow-wrap:anywhere]"
          onClick={() => nodeId !== null && context.showNode(nodeId)}
        >
          {text.length > SHOWN ? `${text.slice(0, SHOWN)} …` : text}
        </button>
      </div>
      <Understood line={line} />
    </div>
  );
}

/** Characters of a reply that are shown. */
const SHOWN = 2_000;

function Understood({ line }: { line: LineOf<"caller"> }) {
  const { condition, intent, confidence, values } = line.reading;
  const isMissed = condition === null && (line.expected?.conditions.length ?? 0) > 0;
  const hasValue = Object.keys(values).length > 0;
  return (
    <div className="flex max-w-[88%] flex-col items-end gap-1 text-right text-12 text-muted">
      <p className="flex flex-wrap items-center justify-end gap-1">
        {condition !== null && (
          <Badge tone="success" icon={<GitFork />}>
            {texts.condition(condition)}
          </Badge>
        )}
        {isMissed && !hasValue && (
          <Badge tone="warning" icon={<CircleHelp />}>
            {texts.noCondition}
          </Badge>
        )}
        {Object.entries(values).map(([kind, value]) => (
          <Badge key={kind} tone="success">
            {valueText(kind, value)}
          </Badge>
        ))}
        {intent !== null && <Badge tone="running">{texts.intent(intent)}</Badge>}
        <span className="figures">{confidenceText(confidence)}</span>
      </p>
      <ul aria-label={texts.why} className="[overflow-wrap:anywhere]">
        {cluesOf(line).map((clue) => (
          <li key={clue}>{clue}</li>
        ))}
      </ul>
    </div>
  );
}
