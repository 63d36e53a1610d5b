import { CircleAlert } from "lucide-react";
import { messages } from "../messages/index.ts";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";

/** What happened, and the way to try again. */
export function ErrorState({
  title = messages().common.loadFailed,
  text,
  onRetry,
  compact = false,
}: {
  title?: string;
  text: string;
  onRetry(): void;
  compact?: boolean;
}) {
  return (
    <div
      role="alert"
      className={classNames(
        "flex flex-col items-center justify-center text-center",
        compact ? "px-4 py-6" : "px-6 py-16",
      )}
    >
      <CircleAlert aria-hidden="true" className="mb-3 size-6 text-failure" strokeWidth={1.75} />
      <p className={compact ? "font-medium text-13" : "font-semibold text-16"}>{title}</p>
      <p className="mt-1 max-w-md text-13 text-muted [overflow-wrap:anywhere]">{text}</p>
      <Button size="small" className="mt-4" onClick={onRetry}>
        {messages().common.retry}
      </Button>
    </div>
  );
}
