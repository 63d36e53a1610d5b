import { atom, getDefaultStore, useAtom } from "jotai";
import { errorText } from "../api/api-error.ts";
import { Toaster } from "../ui/toast.tsx";
import type { ToastContent } from "../ui/toast-sheet.tsx";

const toastAtom = atom<(ToastContent & { key: number }) | null>(null);

let shown = 0;

/** Shows a toast in place of the one that may be visible. */
export function showToast(toast: ToastContent): void {
  shown += 1;
  getDefaultStore().set(toastAtom, { ...toast, key: shown });
}

/** Tells of something that went wrong, in the server's words where it gave any, else in `instead`. */
export function showFailure(title: string, error: unknown, instead?: string): void {
  showToast({ tone: "failure", title, text: errorText(error, instead) });
}

export function Toasts() {
  const [toast, setToast] = useAtom(toastAtom);
  return (
    <Toaster
      toast={toast}
      onGone={(key) => setToast((current) => (current?.key === key ? null : current))}
    />
  );
}
