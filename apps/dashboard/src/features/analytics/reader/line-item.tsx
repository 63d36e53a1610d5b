import type { ConversationLine } from "@rufbaum/simulation";
import type { Tree } from "@rufbaum/tree";
import { graphOf } from "@rufbaum/tree/graph";
import { CircleAlert, CircleCheck, Keyboard, PhoneOff, VolumeX } from "lucide-react";
import { memo, type ReactNode } from "react";
import { actionName } from "../../../messages/action-name.ts";
import { resultTexts } from "../../../messages/analytics.ts";
import { formats } from "../../../messages/formats.ts";
import { messages } from "../../../messages/index.ts";
import { conditionName } from "../../../messages/intents.ts";
import { Badge } from "../../../ui/badge.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { NodeChip } from "../../trees/node-chip.tsx";

const texts = resultTexts;

export const LineItem = memo(function LineItem({
  line,
  before,
  tree,
  isCurrent,
}: {
  line: ConversationLine;
  before: ConversationLine | null;
  tree: Tree;
  isCurrent: boolean;
}) {
  const nodeId = line.type === "end" ? null : line.nodeId;
  const wasAt = before && before.type !== "end" ? before.nodeId : null;
  const node = nodeId !== null && nodeId !== wasAt ? graphOf(tree).node(nodeId) : null;
  return (
    <li aria-current={isCurrent ? "step" : undefined}>
      {node && (
        <div className="mb-1.5 flex">
          <NodeChip kind={node.type} title={node.title} />
        </div>
      )}
      <Content line={line} isCurrent={isCurrent} />
    </li>
  );
});

function Content({ line, isCurrent }: { line: ConversationLine; isCurrent: boolean }) {
  switch (line.type) {
    case "agent":
      return (
        <Said who={texts().agent} at={line.at} isAgent isCurrent={isCurrent}>
          <p className="text-14 whitespace-pre-line [overflow-wrap:anywhere]">{line.text}</p>
          {line.heard !== undefined && line.heard !== line.text && (
            <p className="mt-0.5 text-12 text-muted [overflow-wrap:anywhere]">
              {texts().cut} „{line.heard}“
            </p>
          )}
        </Said>
      );
    case "caller":
      return (
        <Said who={texts().caller} at={line.at} isAgent={false} isCurrent={isCurrent}>
          <p className="text-14 [overflow-wrap:anywhere]">{line.said}</p>
          {plain(line.text) !== plain(line.said) && (
            <p className="mt-0.5 text-12 text-muted [overflow-wrap:anywhere]">
              {texts().recognised} „{line.text}“
            </p>
          )}
          <Understood line={line} />
        </Said>
      );
    case "keys":
      return <Note icon={<Keyboard />}>{texts().keys(line.digits)}</Note>;
    case "silence":
      return <Note icon={<VolumeX />}>{texts().silence}</Note>;
    case "action": {
      const action = actionName(line.kind);
      return line.succeeded ? (
        <Note icon={<CircleCheck />}>{texts().actionDone(action)}</Note>
      ) : (
        <Note icon={<CircleAlert className="text-failure" />}>{texts().actionFailed(action)}</Note>
      );
    }
    case "end":
      return (
        <Note icon={<PhoneOff />}>
          {line.by === "agent" ? texts().endedByAgent : texts().endedByCaller} ·{" "}
          {messages().calls.outcomes[line.outcome] ?? line.outcome}
        </Note>
      );
  }
}

function Said({
  who,
  at,
  isAgent,
  isCurrent,
  children,
}: {
  who: string;
  at: number;
  isAgent: boolean;
  isCurrent: boolean;
  children: ReactNode;
}) {
  return (
    <div
      className={classNames(
        "rounded-r-md border-l-2 py-0.5 pl-3",
        isAgent ? "border-accent" : "border-line-strong",
        isCurrent && "bg-accent-soft",
      )}
    >
      <p className="flex gap-2 text-12 text-muted">
        <span className="font-medium text-ink">{who}</span>
        <span className="figures">{formats().duration(at / 1000)}</span>
      </p>
      {children}
    </div>
  );
}

function Understood({ line }: { line: Extract<ConversationLine, { type: "caller" }> }) {
  const { isMissed, condition, intent, confidence } = line;
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-12 text-muted figures">
      {isMissed && (
        <Badge tone="warning" icon={<CircleAlert />}>
          {texts().missed}
        </Badge>
      )}
      {condition !== null && <span>{texts().takenFor(conditionName(condition))}</span>}
      {intent !== null && intent !== condition && (
        <span>{texts().meant(conditionName(intent))}</span>
      )}
      {!isMissed && (condition !== null || intent !== null) && (
        <span>{texts().confidence(formats().percent(confidence * 100, 0))}</span>
      )}
    </p>
  );
}

function Note({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex items-center gap-2 text-12 text-muted [&_svg]:size-3.5 [&_svg]:shrink-0">
      {icon}
      {children}
    </p>
  );
}

/** What recognition leaves out anyhow. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
