import type { KnowledgeEntry } from "@rufbaum/tree";
import { entryName } from "@rufbaum/tree/graph";
import { BookOpenText, CircleHelp, GitFork } from "lucide-react";
import { conditionName } from "../../../messages/intents.ts";
import { testChatTexts } from "../../../messages/test-chat.ts";
import { Badge } from "../../../ui/badge.tsx";
import { AnswerAnew } from "./answer-anew.tsx";
import {
  cluesOf,
  confidenceText,
  missedText,
  tellsMore,
  variableText,
} from "./chat/describe-reading.ts";
import type { ChatLineOf } from "./chat/lines.ts";
import type { LineContext } from "./line-context.ts";
import { ShowsNode } from "./shows-node.tsx";

const texts = testChatTexts;

/** A reply, what was understood of it, and why. */
export function CallerLine({
  line,
  context,
}: {
  line: ChatLineOf<"caller">;
  context: LineContext;
}) {
  const { text } = line;
  return (
    <div className="group flex flex-col items-end gap-1.5">
      <span className="sr-only">{texts().caller}</span>
      <div className="flex max-w-[88%] items-center gap-1">
        <AnswerAnew turn={line.turn} context={context} />
        <ShowsNode id={line.nodeId} context={context}>
          <p className="rounded-xl rounded-tr-sm bg-hover px-3 py-2 text-14 whitespace-pre-line [overflow-wrap:anywhere]">
            {text.length > SHOWN ? `${text.slice(0, SHOWN)} …` : text}
          </p>
        </ShowsNode>
      </div>
      <Understood line={line} context={context} />
    </div>
  );
}

/** Characters of a reply that are shown. */
const SHOWN = 2_000;

function Understood({ line, context }: { line: ChatLineOf<"caller">; context: LineContext }) {
  const { condition, confidence, asked } = line.reading;
  const entry = asked ? context.entry(asked.entry) : null;
  // What the way to the entry says already.
  const told = entry && texts().clues.knowledge(entryName(entry));
  return (
    <div className="flex max-w-full flex-col items-end gap-1 text-right text-balance text-12 text-muted">
      <p className="flex flex-wrap items-center justify-end gap-1">
        {condition !== null && (
          <Badge tone={line.moves.length > 0 ? "success" : "neutral"} icon={<GitFork />}>
            {texts().condition(conditionName(condition))}
          </Badge>
        )}
        {line.isMissed && (
          <Badge tone="warning" icon={<CircleHelp />}>
            {missedText(line)}
          </Badge>
        )}
        {line.kept.map((variable) => (
          <Badge key={variable.name} tone="success">
            {variableText(variable)}
          </Badge>
        ))}
        {tellsMore(line.reading) && (
          <Badge tone="running">{texts().intent(conditionName(line.reading.intent))}</Badge>
        )}
        {!line.isMissed && <span className="figures">{confidenceText(confidence)}</span>}
      </p>
      {entry && <FromKnowledge entry={entry} context={context} />}
      <ul aria-label={texts().why} className="[overflow-wrap:anywhere]">
        {cluesOf(line)
          .filter((clue) => clue !== told)
          .map((clue) => (
            <li key={clue}>{clue}</li>
          ))}
      </ul>
    </div>
  );
}

/** That an entry of the knowledge is asked for, and the way to it. */
function FromKnowledge({ entry, context }: { entry: KnowledgeEntry; context: LineContext }) {
  const told = texts().fromKnowledge(entryName(entry));
  return (
    <button
      type="button"
      aria-label={texts().goToEntry(told)}
      onClick={() => context.showEntry(entry.id)}
      className="inline-flex max-w-full items-center gap-1 rounded-full bg-accent-soft px-2 py-0.5 font-medium text-accent-ink hover:brightness-97 [&_svg]:size-3 [&_svg]:shrink-0"
    >
      <BookOpenText aria-hidden="true" />
      <span className="truncate">{told}</span>
    </button>
  );
}
