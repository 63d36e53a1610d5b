import { Undo2 } from "lucide-react";
import { testChatTexts } from "../../../messages/test-chat.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import type { LineContext } from "./line-context.ts";

/** Goes back to before the line; on a pointer it shows while the line is pointed at. */
export function AnswerAnew({ turn, context }: { turn: number; context: LineContext }) {
  return (
    <IconButton
      label={testChatTexts().answerAnew}
      className="size-7 transition-opacity pointer-fine:opacity-0 pointer-fine:group-focus-within:opacity-100 pointer-fine:group-hover:opacity-100"
      onClick={() => context.answerAnew(turn)}
    >
      <Undo2 />
    </IconButton>
  );
}
