import { graphOf } from "@rufbaum/tree/graph";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useMemo, useRef } from "react";
import { testChatTexts } from "../../../messages/test-chat.ts";
import { ScrollArea } from "../../../ui/scroll-area.tsx";
import { treeAtom } from "../editor/editing.ts";
import { openKnowledgeAtom, viewportAtom } from "../editor/view.ts";
import { ActionLine } from "./action-line.tsx";
import { AgentLine } from "./agent-line.tsx";
import { CallerLine } from "./caller-line.tsx";
import type { Chat } from "./chat/chat.ts";
import { type ChatLine, linesOf } from "./chat/lines.ts";
import { backToAtom } from "./chat-atoms.ts";
import { DeedLine } from "./deed-line.tsx";
import type { LineContext } from "./line-context.ts";

const texts = testChatTexts;

/** The conversation so far; it follows along at its end. */
export function ChatLines({ chat }: { chat: Chat }) {
  const viewport = useRef<HTMLDivElement>(null);
  const canvas = useAtomValue(viewportAtom);
  const answerAnew = useSetAtom(backToAtom);
  const entries = useAtomValue(treeAtom)?.settings?.knowledge ?? [];
  const openKnowledge = useSetAtom(openKnowledgeAtom);
  const lines = useMemo(() => linesOf(chat), [chat]);
  const graph = graphOf(chat.tree);
  const context: LineContext = {
    node: (id) => (id === null ? null : graph.node(id)),
    showNode: (id) => canvas?.current.focusNode(id),
    entry: (id) => entries.find((entry) => entry.id === id) ?? null,
    showEntry: (id) => openKnowledge({ tab: "entries", entryId: id }),
    answerAnew,
  };

  useEffect(() => {
    const element = viewport.current;
    if (!element || lines.length === 0) return;
    const toEnd = () => element.scrollTo({ top: element.scrollHeight });
    toEnd();
    // The bar below grows and shrinks with what can be answered, and so do the lines.
    const observer = new ResizeObserver(toEnd);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [lines]);

  return (
    <ScrollArea label={texts().conversation} className="min-h-0 flex-1" viewportRef={viewport}>
      <ol aria-live="polite" className="space-y-3 p-4">
        {lines.map((line, index) => (
          <li key={index} className="animate-said">
            <OneLine line={line} before={lines[index - 1]} context={context} />
          </li>
        ))}
      </ol>
    </ScrollArea>
  );
}

function OneLine({
  line,
  before,
  context,
}: {
  line: ChatLine;
  before: ChatLine | undefined;
  context: LineContext;
}) {
  switch (line.kind) {
    case "agent": {
      const isFirstOfNode = before?.kind !== "agent" || before.nodeId !== line.nodeId;
      return <AgentLine line={line} isFirstOfNode={isFirstOfNode} context={context} />;
    }
    case "caller":
      return <CallerLine line={line} context={context} />;
    case "action":
      return <ActionLine line={line} context={context} />;
    case "end":
      return null;
    default:
      return <DeedLine line={line} context={context} />;
  }
}
