import { useAtom } from "jotai";
import { MessagesSquare } from "lucide-react";
import { messages } from "../../../messages/index.ts";
import { Button } from "../../../ui/button.tsx";
import { Tooltip } from "../../../ui/tooltip.tsx";
import { chatOpenAtom } from "../editor/view.ts";

const texts = () => messages().builder.testChat;

/** Opens and closes the test chat beside the canvas. */
export function TestChatToggle() {
  const [isOpen, setOpen] = useAtom(chatOpenAtom);
  return (
    <Tooltip text={texts().hint}>
      <Button
        size="small"
        aria-label={texts().title}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <MessagesSquare />
        <span className="@max-lg:hidden">{texts().title}</span>
      </Button>
    </Tooltip>
  );
}
