import { type KeyboardEvent, useRef, useState } from "react";

/** A name written in its place: Enter takes it, leaving the field too if it changed, Esc gives up. */
export function NameField({
  label,
  initial,
  onDone,
}: {
  label: string;
  initial: string;
  /** `null`: given up. A name is trimmed and never empty. */
  onDone(name: string | null): void;
}) {
  const [name, setName] = useState(initial);
  const isDone = useRef(false);

  function finish(isTaken: boolean): void {
    if (isDone.current) return;
    isDone.current = true;
    const taken = name.trim();
    onDone(isTaken && taken !== "" ? taken : null);
  }

  function onKeyDown(event: KeyboardEvent): void {
    event.stopPropagation();
    if (event.key === "Enter") finish(true);
    if (event.key === "Escape") {
      event.preventDefault();
      finish(false);
    }
  }

  return (
    <input
      aria-label={label}
      // biome-ignore lint/a11y/noAutofocus: it stands there because somebody wants to write
      autoFocus
      maxLength={200}
      value={name}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setName(event.target.value)}
      onBlur={() => finish(name !== initial)}
      onKeyDown={onKeyDown}
      className="h-7 min-w-0 flex-1 rounded-md border border-ring bg-surface px-1.5 text-13 outline-none"
    />
  );
}
