import { useAtomValue } from "jotai";
import { Fragment } from "react";
import { shortcutTexts } from "../../messages/actions.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { isMac } from "./platform.ts";
import { keysOf, type Shortcut } from "./shortcut.ts";
import { pageShortcutsAtom, type ShortcutGroup } from "./shortcut-atoms.ts";

const texts = shortcutTexts;

const everywhere = (): ShortcutGroup => ({
  title: texts().general,
  entries: [
    { label: texts().open, shortcuts: ["?"] },
    { label: texts().close, shortcuts: ["escape"] },
    { label: texts().notifications, shortcuts: ["f8"] },
    { label: texts().sidebar, shortcuts: ["mod+b"] },
  ],
});

/** Every shortcut that works on this page. */
export function ShortcutsDialog({ onClose }: { onClose(): void }) {
  const groups = useAtomValue(pageShortcutsAtom);
  return (
    <Dialog isOpen onClose={onClose} title={texts().title} description={texts().hint} wide isText>
      <div className="gap-8 sm:columns-2">
        {[...groups, everywhere()].map((group) => (
          <Group key={group.title} {...group} />
        ))}
      </div>
    </Dialog>
  );
}

function Group({ title, entries }: ShortcutGroup) {
  return (
    <section className="mb-5 break-inside-avoid">
      <h3 className="mb-1 font-semibold text-12 text-muted">{title}</h3>
      <dl>
        {entries.map(({ label, shortcuts }) => (
          <div
            key={label}
            className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1 border-b py-1 border-line text-13"
          >
            <dt>{label}</dt>
            <dd className="ml-auto flex shrink-0 items-center gap-1.5 text-12 text-muted">
              {shortcuts.map((shortcut, index) => (
                <Fragment key={shortcut}>
                  {index > 0 && texts().or}
                  <Keys shortcut={shortcut} />
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Keys({ shortcut }: { shortcut: Shortcut }) {
  return (
    <span className="flex gap-0.5">
      {keysOf(shortcut, isMac(), texts().names).map((key) => (
        <kbd
          key={key}
          className="min-w-5 rounded-md border border-line-strong bg-base px-1 text-center font-sans text-12 leading-[18px] text-ink"
        >
          {key}
        </kbd>
      ))}
    </span>
  );
}
