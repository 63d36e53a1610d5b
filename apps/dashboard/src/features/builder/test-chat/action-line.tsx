import type { Action } from "@rufbaum/tree";
import { useSetAtom } from "jotai";
import { Check, PhoneMissed, X, Zap } from "lucide-react";
import { testChatTexts } from "../../../messages/test-chat.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { NodeChip } from "../../trees/node-chip.tsx";
import { actionText } from "./chat/export-chat.ts";
import type { ActionResult, ChatLineOf } from "./chat/lines.ts";
import { replyAtom } from "./chat-atoms.ts";
import type { LineContext } from "./line-context.ts";
import { ShowsNode } from "./shows-node.tsx";

const texts = testChatTexts;

/** Something the conversation wants done; nothing happens, and the author says how it goes. */
export function ActionLine({
  line,
  context,
}: {
  line: ChatLineOf<"action">;
  context: LineContext;
}) {
  const node = context.node(line.nodeId);
  return (
    <div className="space-y-1.5 rounded-lg border border-line bg-base p-3">
      {node && (
        <ShowsNode id={node.id} context={context} className="w-fit max-w-full">
          <NodeChip kind={node.type} title={node.title} />
        </ShowsNode>
      )}
      <p className="flex items-center gap-1.5 text-13">
        <span data-kind="action" className="text-kind-ink">
          <Zap aria-hidden="true" className="size-3.5 shrink-0" />
        </span>
        <span className="font-medium">{actionText(line)}</span>
        <Badge>{texts().simulated}</Badge>
        <span className="flex-1" />
        <Result result={line.result} />
      </p>
      {line.detail && <p className="text-13 text-muted [overflow-wrap:anywhere]">{line.detail}</p>}
      {line.result === "open" && <Choice action={line.action} />}
    </div>
  );
}

function Choice({ action }: { action: Action }) {
  const reply = useSetAtom(replyAtom);
  return (
    <fieldset className="flex gap-2 pt-1">
      <legend className="sr-only">{texts().waitsForAction}</legend>
      <Button size="small" autoFocus onClick={() => reply({ kind: "action-done", ok: true })}>
        <Check />
        {texts().succeeds}
      </Button>
      {action.kind === "transfer" && (
        <Button size="small" onClick={() => reply({ kind: "not-picked-up" })}>
          <PhoneMissed />
          {texts().notPickedUp}
        </Button>
      )}
      <Button size="small" onClick={() => reply({ kind: "action-done", ok: false })}>
        <X />
        {texts().fails}
      </Button>
    </fieldset>
  );
}

function Result({ result }: { result: ActionResult }) {
  switch (result) {
    case "succeeded":
      return (
        <Badge tone="success" icon={<Check />}>
          {texts().succeeded}
        </Badge>
      );
    case "failed":
      return (
        <Badge tone="failure" icon={<X />}>
          {texts().failed}
        </Badge>
      );
    case "not-picked-up":
      return (
        <Badge tone="failure" icon={<PhoneMissed />}>
          {texts().notPickedUp}
        </Badge>
      );
    case "none":
      return <Badge>{texts().done}</Badge>;
    case "open":
      return null;
  }
}
