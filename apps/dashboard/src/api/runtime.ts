/** The one place where the dashboard reaches for time, storage, network and files of the browser. */

export function now(): number {
  return Date.now();
}

/** Runs `task` once after `milliseconds`. @returns what calls it off */
export function after(milliseconds: number, task: () => void): () => void {
  const timer = setTimeout(task, milliseconds);
  return () => clearTimeout(timer);
}

/** Runs `task` once the browser has nothing else to do. @returns what calls it off */
export function whenIdle(task: () => void): () => void {
  // Safari has none before version 26.
  if (typeof requestIdleCallback !== "function") return after(1000, task);
  const idle = requestIdleCallback(task);
  return () => cancelIdleCallback(idle);
}

/** Runs `task` once what has just been drawn can be seen. */
export function afterPaint(task: () => void): void {
  requestAnimationFrame(() => after(0, task));
}

/** Waits, unless it is called off. @throws what `signal` was aborted with */
export async function waitFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const abort = () => reject(signal.reason);
  const cancel = after(milliseconds, resolve);
  signal.addEventListener("abort", abort);
  try {
    await promise;
  } finally {
    cancel();
    signal.removeEventListener("abort", abort);
  }
}

/** Runs `task` every `milliseconds`. @returns what stops it */
export function every(milliseconds: number, task: () => void): () => void {
  const timer = setInterval(task, milliseconds);
  return () => clearInterval(timer);
}

/** A value that no other tab has; works on plain http, too, where there is no `randomUUID`. */
export function randomName(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join(
    "",
  );
}

/**
 * Tells when the page may be left. `leaving` is asked first: where it says true, the browser asks
 * the user to stay. @returns what ends it
 */
export function onLeave({ leaving, left }: { leaving(): boolean; left(): void }): () => void {
  const end = new AbortController();
  const { signal } = end;
  window.addEventListener(
    "beforeunload",
    (event) => {
      if (leaving()) event.preventDefault();
    },
    { signal },
  );
  // The last event a page surely gets, also where it is thrown out of memory.
  window.addEventListener("pagehide", left, { signal });
  return () => end.abort();
}

/** Tells of each press, movement with a button held, and turn of the wheel. @returns what ends it */
export function onHandled(task: () => void): () => void {
  const end = new AbortController();
  const told = (event: Event) => {
    if (event.type !== "pointermove" || (event as PointerEvent).buttons !== 0) task();
  };
  for (const event of ["pointerdown", "pointermove", "wheel", "keydown"]) {
    window.addEventListener(event, told, { signal: end.signal, passive: true, capture: true });
  }
  return () => end.abort();
}

/** Runs `task` at the first press of a key, a button or a finger. @returns what calls it off */
export function onceActive(task: () => void): () => void {
  const end = new AbortController();
  for (const event of ["pointerdown", "keydown"]) {
    window.addEventListener(
      event,
      () => {
        end.abort();
        task();
      },
      { signal: end.signal, passive: true },
    );
  }
  return () => end.abort();
}

export interface SocketHandlers {
  open(): void;
  message(text: string): void;
  /** Once, also when the connection was never made. */
  close(): void;
}

export interface Socket {
  send(text: string): void;
  close(): void;
}

/** Opens a socket on this page's own server; `path` begins with a slash. */
export function connect(path: string, handlers: SocketHandlers): Socket {
  const socket = new WebSocket(location.origin.replace(/^http/, "ws") + path);
  socket.addEventListener("open", handlers.open);
  socket.addEventListener("message", (event) => handlers.message(String(event.data)));
  socket.addEventListener("close", handlers.close);
  return { send: (text) => socket.send(text), close: () => socket.close() };
}

/** Hands a text or a picture to the user as a file. */
export function saveFile(name: string, content: string | Blob, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** A tab that was opened for what is fetched meanwhile. */
export interface OpenedTab {
  show(page: Blob): void;
  close(): void;
}

/**
 * Browsers let a tab be opened while a key or a button is pressed, and not when an answer comes; `null`
 * where they don't even then.
 */
export function openTab(): OpenedTab | null {
  const tab = window.open("", "_blank");
  if (!tab) return null;
  return {
    show(page) {
      const url = URL.createObjectURL(page);
      tab.location.replace(url);
      after(TAB_LOADS_WITHIN, () => URL.revokeObjectURL(url));
    },
    close: () => tab.close(),
  };
}

const TAB_LOADS_WITHIN = 60_000;

/** Where a small JSON value is kept; what is not readable counts as absent. */
export interface Kept<T> {
  read(): T | null;
  write(value: T | null): void;
}

/** In this browser, or for this tab alone. */
export function kept<T>(
  where: "browser" | "tab",
  key: string,
  isValid: (value: unknown) => value is T,
): Kept<T> {
  const storage = () => (where === "tab" ? sessionStorage : localStorage);
  return {
    read() {
      const text = storage().getItem(key);
      if (text === null) return null;
      try {
        const value: unknown = JSON.parse(text);
        return isValid(value) ? value : null;
      } catch {
        return null;
      }
    },
    write(value) {
      if (value === null) storage().removeItem(key);
      else storage().setItem(key, JSON.stringify(value));
    },
  };
}
