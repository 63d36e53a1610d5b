import { Link } from "wouter";
import { useActiveCallCount } from "../../api/calls.ts";
import { LINKED_ROUTES, type Route } from "../../app/routes.ts";
import { formats } from "../../messages/formats.ts";
import { messages } from "../../messages/index.ts";
import { classNames } from "../../ui/class-names.ts";
import { Tooltip } from "../../ui/tooltip.tsx";

const LIVE_CALLS = "/live-calls";

export function SidebarLinks({
  current,
  onChoose,
  isFolded,
}: {
  current: Route;
  onChoose(): void;
  isFolded: boolean;
}) {
  const calls = useActiveCallCount();
  return (
    <nav aria-label={messages().frame.navigation} className="shrink-0 px-2.5">
      <ul className="space-y-px">
        {LINKED_ROUTES.map((route) => {
          const isCurrent = route.path === current.path;
          const link = (
            <Link
              href={route.path}
              onClick={onChoose}
              aria-current={isCurrent ? "page" : undefined}
              className={classNames(
                "relative flex items-center gap-2.5 rounded-lg font-medium text-13 transition-colors focus-visible:outline-offset-0",
                isFolded ? "size-9 justify-center" : "h-8 px-2",
                isCurrent
                  ? "bg-press text-ink [&_svg]:text-accent-ink"
                  : "text-muted hover:bg-hover hover:text-ink",
              )}
            >
              <route.icon aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
              <span className={isFolded ? "sr-only" : "flex-1 truncate"}>{route.label()}</span>
              {route.path === LIVE_CALLS && calls > 0 && (
                <CallCount count={calls} isFolded={isFolded} />
              )}
            </Link>
          );
          return (
            <li key={route.path}>
              {isFolded ? (
                <Tooltip side="right" text={route.label()}>
                  {link}
                </Tooltip>
              ) : (
                link
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function CallCount({ count, isFolded }: { count: number; isFolded: boolean }) {
  return (
    <span
      className={classNames(
        "min-w-5 rounded-full bg-success-soft px-1.5 text-center font-semibold text-12 text-success figures",
        isFolded && "-top-1 -right-1.5 absolute ring-2 ring-base",
      )}
    >
      <span aria-hidden="true">{formats().whole(count)}</span>
      <span className="sr-only">{messages().frame.callsInProgress(count)}</span>
    </span>
  );
}
