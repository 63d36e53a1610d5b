import { ScrollArea as Radix } from "radix-ui";
import type { ReactNode, Ref } from "react";
import { classNames } from "./class-names.ts";

const HIDE_DELAY_MILLISECONDS = 600;

/** Scrolls its children; the bar shows while scrolling and on hover. Reachable by keyboard. */
export function ScrollArea({
  label,
  className,
  viewportRef,
  onScroll,
  children,
}: {
  label: string;
  className?: string;
  viewportRef?: Ref<HTMLDivElement>;
  onScroll?(): void;
  children: ReactNode;
}) {
  return (
    <Radix.Root
      scrollHideDelay={HIDE_DELAY_MILLISECONDS}
      className={classNames("overflow-hidden", className)}
    >
      <Radix.Viewport
        ref={viewportRef ?? null}
        onScroll={onScroll}
        tabIndex={0}
        role="region"
        aria-label={label}
        className="size-full focus-visible:-outline-offset-2 [&>div]:block!"
      >
        {children}
      </Radix.Viewport>
      <Radix.Scrollbar
        orientation="vertical"
        className="flex w-2.5 touch-none p-0.5 select-none data-[state=hidden]:animate-fade-out data-[state=visible]:animate-fade-in"
      >
        <Radix.Thumb className="relative flex-1 rounded-full bg-line-strong" />
      </Radix.Scrollbar>
    </Radix.Root>
  );
}
