import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { errorText, isNotThere } from "../../api/api-error.ts";
import { useActiveCall, useCall } from "../../api/calls.ts";
import { messages } from "../../messages/index.ts";
import { liveCallsTexts } from "../../messages/live-calls.ts";
import { Drawer } from "../../ui/drawer.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { CallDetails } from "./call-details.tsx";
import { useWideScreen } from "./use-wide-screen.ts";

const texts = liveCallsTexts;

/** The open call beside the list; over it where there is no room. */
export function OpenCall({ id, onClose }: { id: string; onClose(): void }) {
  const isWide = useWideScreen();
  useEscape(isWide, onClose);
  if (!isWide) {
    return (
      <Drawer
        isOpen
        onClose={onClose}
        side="right"
        title={texts().details}
        closeLabel={messages().common.close}
      >
        <Content id={id} />
      </Drawer>
    );
  }
  return <Beside id={id} onClose={onClose} />;
}

function Beside({ id, onClose }: { id: string; onClose(): void }) {
  const aside = useFocusHere();
  return (
    <aside
      ref={aside}
      tabIndex={-1}
      aria-label={texts().details}
      className="relative flex w-[400px] shrink-0 flex-col border-l border-line bg-surface outline-none xl:w-[460px]"
    >
      <IconButton
        label={messages().common.close}
        className="absolute top-3 right-3"
        onClick={onClose}
      >
        <X />
      </IconButton>
      <Content id={id} />
    </aside>
  );
}

function Content({ id }: { id: string }) {
  const call = useCall(id);
  const active = useActiveCall(id);
  // What is known stays where a later question failed.
  if (call.data) return <CallDetails call={call.data} active={active} />;
  if (call.isError) {
    const isGone = isNotThere(call.error);
    return (
      <ErrorState
        text={isGone ? texts().gone : errorText(call.error)}
        onRetry={() => void call.refetch()}
      />
    );
  }
  return (
    <div aria-busy="true" className="space-y-3 p-5">
      <Skeleton className="h-5 w-44" />
      <Skeleton className="h-4 w-64" />
      <Skeleton className="h-24 w-full" />
    </div>
  );
}

function useEscape(isOn: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) onEscape();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [isOn, onEscape]);
}

/** Whoever opened the call by its card goes on in it, and is back at the card when it closes. */
function useFocusHere() {
  const here = useRef<HTMLElement>(null);
  const opener = useRef(document.activeElement);
  useEffect(() => {
    const { current: card } = opener;
    if (!(card instanceof HTMLElement) || card === document.body) return;
    here.current?.focus({ preventScroll: true });
    return () => {
      if (document.activeElement === document.body) card.focus();
    };
  }, []);
  return here;
}
