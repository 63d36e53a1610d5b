import { useAtom } from "jotai";
import { MessagesSquare } from "lucide-react";
import { messages } from "../../../messages/index.ts";
import { chatOpenAtom } from "../editor/view.ts";
import { HeaderButton } from "../header-button.tsx";

const texts = () => messages().builder.testChat;

/** Opens and closes the test chat beside the canvas. */
export function TestChatToggle() {
  const [isOpen, setOpen] = useAtom(chatOpenAtom);
  return (
    <HeaderButton
      icon={<MessagesSquare />}
      label={texts().title}
      hint={texts().hint}
      aria-expanded={isOpen}
      onClick={() => setOpen(!isOpen)}
    />
  );
}
