import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { Toast as Radix } from "radix-ui";
import { useRef } from "react";
import { messages } from "../messages/index.ts";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { IconButton } from "./icon-button.tsx";
import { useFreePlace } from "./use-free-place.ts";

export interface ToastContent {
  tone: "success" | "failure" | "info";
  title: string;
  text?: string;
  /** Something to be done about it; the toast goes when it is. */
  action?: { label: string; run(): void };
  /** Milliseconds it stays; 5 s unless told, 10 s with something to do. */
  stays?: number;
}

export interface ToasterProps {
  toast: (ToastContent & { key: number }) | null;
  onGone(key: number): void;
}

const STAYS_MILLISECONDS = 5000;
const STAYS_TO_ACT_MILLISECONDS = 10_000;
const SWIPE_PIXELS = 50;

const ICONS = { success: CircleCheck, failure: CircleAlert, info: Info };
const ICON_COLOURS = { success: "text-success", failure: "text-failure", info: "text-running" };

/** Toasts lie over no control: near the lower right corner, or where there is room. */
export function ToastSheet({ toast, onGone }: ToasterProps) {
  const place = useRef<HTMLOListElement>(null);
  useFreePlace(place, toast !== null);
  return (
    <Radix.Provider
      label={messages().common.notifications}
      duration={STAYS_MILLISECONDS}
      swipeDirection="right"
      swipeThreshold={SWIPE_PIXELS}
    >
      {toast && <OneToast key={toast.key} toast={toast} onGone={() => onGone(toast.key)} />}
      <Radix.Viewport
        label={`${messages().common.notifications} ({hotkey})`}
        hotkey={["F8"]}
        ref={place}
        className="fixed right-4 bottom-4 z-60 flex h-fit w-[calc(100vw-32px)] flex-col outline-none sm:max-w-[420px]"
      />
    </Radix.Provider>
  );
}

function OneToast({ toast, onGone }: { toast: ToastContent; onGone(): void }) {
  const Icon = ICONS[toast.tone];
  return (
    <Radix.Root
      open
      type={toast.tone === "failure" ? "foreground" : "background"}
      duration={toast.stays ?? (toast.action ? STAYS_TO_ACT_MILLISECONDS : STAYS_MILLISECONDS)}
      onOpenChange={(open) => !open && onGone()}
      className={classNames(
        "flex animate-toast-in items-start gap-3 rounded-xl border border-line bg-raised py-3 pr-2 pl-4 shadow-float",
        "data-[swipe=cancel]:translate-x-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=end]:animate-toast-swiped",
      )}
    >
      <Icon
        aria-hidden="true"
        className={classNames("mt-0.5 size-4 shrink-0", ICON_COLOURS[toast.tone])}
      />
      <div className="min-w-0 flex-1 text-13 [overflow-wrap:anywhere]">
        <Radix.Title className="font-semibold">{toast.title}</Radix.Title>
        {toast.text && (
          <Radix.Description className="mt-0.5 text-muted">{toast.text}</Radix.Description>
        )}
      </div>
      {toast.action && (
        <Radix.Action asChild altText={toast.action.label}>
          <Button size="small" onClick={toast.action.run}>
            {toast.action.label}
          </Button>
        </Radix.Action>
      )}
      <Radix.Close asChild>
        <IconButton label={messages().common.close} className="-my-1">
          <X />
        </IconButton>
      </Radix.Close>
    </Radix.Root>
  );
}
