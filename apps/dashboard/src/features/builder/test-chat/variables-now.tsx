import { useSetAtom } from "jotai";
import { ChevronRight } from "lucide-react";
import { Collapsible } from "radix-ui";
import { formats } from "../../../messages/formats.ts";
import { testChatTexts } from "../../../messages/test-chat.ts";
import { Button } from "../../../ui/button.tsx";
import { type Chat, stateOf } from "./chat/chat.ts";
import { knownVariables } from "./chat/lines.ts";
import { writtenValue } from "./chat/written-value.ts";
import { leaveChatAtom } from "./chat-atoms.ts";

const texts = testChatTexts;

/** What the conversation knows at this moment. */
export function VariablesNow({ chat }: { chat: Chat }) {
  const leave = useSetAtom(leaveChatAtom);
  const known = knownVariables(chat.tree, stateOf(chat).variables);
  return (
    <Collapsible.Root className="shrink-0 border-b border-line">
      <Collapsible.Trigger className="group flex h-9 w-full items-center gap-1.5 px-4 text-left text-12 text-muted hover:text-ink focus-visible:-outline-offset-2">
        <ChevronRight
          aria-hidden="true"
          className="size-3.5 transition-transform group-data-[state=open]:rotate-90"
        />
        {texts().variables}
        <span className="figures">({formats().whole(known.length)})</span>
      </Collapsible.Trigger>
      <Collapsible.Content className="max-h-40 overflow-y-auto px-4 pb-3">
        {known.length === 0 ? (
          <p className="text-13 text-muted">{texts().noVariables}</p>
        ) : (
          <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-3 gap-y-1 text-13">
            {known.map(({ name, value, kind }) => (
              <div key={name} className="contents">
                <dt className="font-mono text-12 text-muted [overflow-wrap:anywhere]">{name}</dt>
                <dd className="[overflow-wrap:anywhere]">{writtenValue(value, kind)}</dd>
              </div>
            ))}
          </dl>
        )}
        <Button size="small" className="mt-2" onClick={() => leave()}>
          {texts().changeVariables}
        </Button>
      </Collapsible.Content>
    </Collapsible.Root>
  );
}
