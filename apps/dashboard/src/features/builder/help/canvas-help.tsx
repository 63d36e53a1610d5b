import { useAtom, useSetAtom } from "jotai";
import { CircleHelp, Keyboard } from "lucide-react";
import { Collapsible } from "radix-ui";
import { actionTexts } from "../../../messages/actions.ts";
import { Button } from "../../../ui/button.tsx";
import { shortcutsOpenAtom } from "../../shortcuts/shortcut-atoms.ts";
import { helpOpenAtom } from "./help-open-atom.ts";

const texts = () => actionTexts().help;

/** How one moves about on the canvas and builds a tree; folded up until somebody asks. */
export function CanvasHelp() {
  const [isOpen, setOpen] = useAtom(helpOpenAtom);
  const openShortcuts = useSetAtom(shortcutsOpenAtom);
  return (
    <Collapsible.Root open={isOpen} onOpenChange={setOpen} className="relative">
      <Collapsible.Trigger className="flex h-10 items-center gap-2 rounded-xl border border-line bg-raised px-3 font-medium text-12 text-muted shadow-float hover:text-ink data-[state=open]:text-ink [&_svg]:size-4">
        <CircleHelp />
        {texts().title}
      </Collapsible.Trigger>
      <Collapsible.Content className="absolute bottom-full mb-2 max-h-[min(480px,60dvh)] w-72 animate-fade-in overflow-y-auto rounded-xl border border-line bg-raised p-4 text-12 shadow-float">
        <HelpTopic
          title={texts().navigation}
          lines={[texts().wheel, texts().pinch, texts().pan, texts().select, texts().follow]}
        />
        <HelpTopic title={texts().build} lines={[texts().addNode, texts().connect, texts().edit]} />
        <HelpTopic title={texts().keyboard} lines={texts().keys} />
        <Button look="plain" size="small" className="w-full" onClick={() => openShortcuts(true)}>
          <Keyboard />
          {texts().all}
        </Button>
      </Collapsible.Content>
    </Collapsible.Root>
  );
}

function HelpTopic({ title, lines }: { title: string; lines: readonly string[] }) {
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
