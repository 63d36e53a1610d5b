import { useSetAtom } from "jotai";
import { MessageCircleQuestion } from "lucide-react";
import { messages } from "../../../messages/index.ts";
import { openKnowledgeAtom } from "../editor/view.ts";
import { HeaderButton } from "../header-button.tsx";

/** Opens a tree's questions and answers; where there is no room, the menu beside it does. */
export function KnowledgeButton() {
  const open = useSetAtom(openKnowledgeAtom);
  const { title, hint } = messages().builder.knowledge;
  return (
    <HeaderButton
      icon={<MessageCircleQuestion />}
      label={title}
      hint={hint}
      aria-haspopup="dialog"
      className="@max-4xl:hidden"
      onClick={() => open()}
    />
  );
}
