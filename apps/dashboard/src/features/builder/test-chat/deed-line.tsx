import { Hash, Hourglass, MessageSquareX, PhoneOff } from "lucide-react";
import type { ReactNode } from "react";
import { testChatTexts } from "../../../messages/test-chat.ts";
import { AnswerAnew } from "./answer-anew.tsx";
import type { ChatLineOf } from "./chat/lines.ts";
import type { LineContext } from "./line-context.ts";

const texts = testChatTexts;

type Deed = ChatLineOf<"pressed" | "silent" | "interrupted" | "hung-up">;

/** What the caller did without a word. */
export function DeedLine({ line, context }: { line: Deed; context: LineContext }) {
  const [icon, text] = told(line);
  return (
    <div className="group flex items-center justify-end gap-1">
      <AnswerAnew turn={line.turn} context={context} />
      <p className="flex items-center gap-1.5 rounded-full border border-dashed border-line-strong px-3 py-1 text-13 text-muted [&_svg]:size-3.5">
        {icon}
        <span className="sr-only">{texts().caller} </span>
        <span className="[overflow-wrap:anywhere]">{text}</span>
      </p>
    </div>
  );
}

function told(line: Deed): [icon: ReactNode, text: string] {
  switch (line.kind) {
    case "pressed":
      return [<Hash aria-hidden="true" key="icon" />, texts().pressed(line.digits)];
    case "silent":
      return [<Hourglass aria-hidden="true" key="icon" />, texts().silent];
    case "interrupted":
      return [<MessageSquareX aria-hidden="true" key="icon" />, texts().interrupted];
    case "hung-up":
      return [<PhoneOff aria-hidden="true" key="icon" />, texts().hungUp];
  }
}
