import type { Tree } from "@rufbaum/tree";
import { useSetAtom } from "jotai";
import { TriangleAlert } from "lucide-react";
import { useMemo } from "react";
import { testChatTexts } from "../../../messages/test-chat.ts";
import { Button } from "../../../ui/button.tsx";
import type { Chat } from "./chat/chat.ts";
import { isOutdated } from "./chat/is-outdated.ts";
import { beginChatAtom } from "./chat-atoms.ts";

const texts = testChatTexts;

/** Says that the tree is no longer the one that is talked to. */
export function OutdatedNote({ chat, tree }: { chat: Chat; tree: Tree }) {
  const begin = useSetAtom(beginChatAtom);
  const isShown = useMemo(() => isOutdated(chat, tree), [chat, tree]);
  return (
    <div role="status">
      {isShown && (
        <p className="flex items-center gap-2 border-b border-line bg-warning-soft py-1.5 pr-2 pl-4 text-13 text-warning">
          <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
          <span className="min-w-0 flex-1">{texts().outdated}</span>
          <Button size="small" onClick={() => begin()}>
            {texts().restart}
          </Button>
        </p>
      )}
    </div>
  );
}
