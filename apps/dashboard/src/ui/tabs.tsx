import type { KeyboardEvent, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { nextTab } from "./next-tab.ts";

/**
 * Tabs that share a width, with the keys of the ARIA pattern: the arrows choose, Home and End the
 * outermost. They come with the first load, where radix-ui's would be 5 kB of it.
 */
export function TabList<Name extends string>({
  id,
  label,
  tabs,
  current,
  onChoose,
  className,
}: {
  /** Of the whole, as `TabPanel` has it. */
  id: string;
  label: string;
  tabs: readonly { name: Name; title: string; icon: ReactNode }[];
  current: Name;
  onChoose(name: Name): void;
  className?: string;
}) {
  function pressed(event: KeyboardEvent<HTMLElement>): void {
    const index = nextTab(
      event.key,
      tabs.findIndex(({ name }) => name === current),
      tabs.length,
    );
    const next = index === null ? undefined : tabs[index];
    if (!next) return;
    event.preventDefault();
    onChoose(next.name);
    document.getElementById(tabId(id, next.name))?.focus();
  }
  return (
    <div
      role="tablist"
      aria-label={label}
      className={classNames("flex shrink-0 border-b border-line", className)}
    >
      {tabs.map(({ name, title, icon }) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={tabId(id, name)}
          aria-selected={name === current}
          aria-controls={name === current ? panelId(id, name) : undefined}
          tabIndex={name === current ? 0 : -1}
          onKeyDown={pressed}
          onClick={() => onChoose(name)}
          className="-mb-px flex min-w-0 flex-1 items-center justify-center gap-1.5 border-b-2 border-transparent px-1 font-medium text-13 text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-selected:border-accent aria-selected:text-ink [&_svg]:size-4 [&_svg]:shrink-0"
        >
          {icon}
          {title}
        </button>
      ))}
    </div>
  );
}

/** What belongs to a tab; while another is chosen, it is kept and not shown. */
export function TabPanel({
  id,
  name,
  isShown,
  className,
  children,
}: {
  id: string;
  name: string;
  isShown: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div
      role="tabpanel"
      id={panelId(id, name)}
      aria-labelledby={tabId(id, name)}
      className={classNames(isShown ? "flex" : "hidden", className)}
    >
      {children}
    </div>
  );
}

function tabId(id: string, name: string): string {
  return `${id}-tab-${name}`;
}

function panelId(id: string, name: string): string {
  return `${id}-panel-${name}`;
}
