import { useAtom, useSetAtom } from "jotai";
import { CircleHelp, Keyboard } from "lucide-react";
import { Collapsible } from "radix-ui";
import { messages } from "../../../messages/index.ts";
import { Button } from "../../../ui/button.tsx";
import { shortcutsOpenAtom } from "../../shortcuts/shortcut-atoms.ts";
import { helpOpenAtom } from "./help-open-atom.ts";

const texts = messages.actions.help;

/** How one moves about on the canvas and builds a tree; folded up until somebody asks. */
export function CanvasHelp() {
  const [isOpen, setOpen] = useAtom(helpOpenAtom);
  const openShortcuts = useSetAtom(shortcutsOpenAtom);
  return (
    <Collapsible.Root
      open={isOpen}
      onOpenChange={setOpen}
      className="flex max-h-full w-fit max-w-80 flex-col rounded-xl border border-line bg-raised shadow-float"
    >
      <Collapsible.Trigger className="flex h-9 items-center gap-2 rounded-xl px-3 font-medium text-12 text-muted hover:text-ink [&_svg]:size-4">
        <CircleHelp />
        {texts.title}
      </Collapsible.Trigger>
      <Collapsible.Content className="min-h-0 overflow-y-auto border-t border-line px-4 pt-3 pb-3 text-12">
        <Part
          title={texts.navigation}
          lines={[texts.wheel, texts.pinch, texts.pan, texts.select]}
        />
        <Part title={texts.build} lines={[texts.addNode, texts.connect, texts.edit]} />
        <Part title={texts.keyboard} lines={texts.keys} />
        <Button look="plain" size="small" className="w-full" onClick={() => openShortcuts(true)}>
          <Keyboard />
          {texts.all}
        </Button>
      </Collapsible.Content>
    </Collapsible.Root>
  );
}

function Part({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section className="mb-3">
      <h3 className="font-semibold text-12">{title}</h3>
      <ul className="mt-1 list-disc space-y-1 pl-4 text-muted marker:text-faint">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
