import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { classNames } from "./class-names.ts";

export interface PickerOption {
  id: string;
  label: string;
  /** Small, behind the label. */
  detail?: string;
  /** Small, in a line of its own. */
  description?: string;
  icon?: ReactNode;
}

/** A list over the page in which one chooses by typing, arrows and Enter, or by a click. */
export function Picker({
  title,
  placeholder,
  options,
  none,
  more,
  onFilter,
  onHighlight,
  onPick,
  onClose,
  onLeave = onClose,
}: {
  title: string;
  placeholder: string;
  /** Those that fit what was typed. */
  options: readonly PickerOption[];
  /** Said where no option fits. */
  none: string;
  /** Said below, such as that there are more. */
  more?: string | null;
  onFilter(text: string): void;
  onHighlight?(id: string | null): void;
  onPick(id: string): void;
  /** By Escape. */
  onClose(): void;
  /** By a press elsewhere, which is left to mean what it does. */
  onLeave?(): void;
}) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const index = Math.min(at, options.length - 1);
  const current = options[index] ?? null;
  const currentId = current?.id ?? null;

  useEffect(() => onHighlight?.(currentId), [currentId, onHighlight]);
  useEffect(() => {
    if (currentId) document.getElementById(`${id}-${index}`)?.scrollIntoView({ block: "nearest" });
  }, [currentId, id, index]);
  useEffect(() => {
    function pressed({ target }: PointerEvent): void {
      if (target instanceof Node && !root.current?.contains(target)) onLeave();
    }
    document.addEventListener("pointerdown", pressed, true);
    return () => document.removeEventListener("pointerdown", pressed, true);
  }, [onLeave]);

  function keyPressed(event: KeyboardEvent): void {
    const step = STEPS[event.key] ?? (event.key === "Tab" ? (event.shiftKey ? -1 : 1) : 0);
    if (step !== 0) {
      event.preventDefault();
      setAt((index + step + options.length) % Math.max(1, options.length));
    } else if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (current) onPick(current.id);
    } else if (event.key === "Escape") {
      event.stopPropagation();
      onClose();
    }
  }

  return (
    <div
      ref={root}
      role="dialog"
      aria-label={title}
      className="w-80 max-w-[calc(100vw-32px)] animate-pop-in overflow-hidden rounded-xl border border-line bg-raised shadow-float"
    >
      <p className="truncate px-3.5 pt-3 font-medium text-12 text-muted">{title}</p>
      <input
        // biome-ignore lint/a11y/noAutofocus: it opens because somebody wants to type here
        autoFocus
        role="combobox"
        aria-label={title}
        aria-expanded
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        {...(current && { "aria-activedescendant": `${id}-${index}` })}
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        onKeyDown={keyPressed}
        onChange={(event) => {
          setAt(0);
          onFilter(event.target.value);
        }}
        className="h-9 w-full border-b border-line bg-transparent px-3.5 text-14 outline-none"
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={title}
        className="max-h-[min(360px,50dvh)] overflow-y-auto p-1"
      >
        {options.map((option, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keyboard
          <div
            key={option.id}
            id={`${id}-${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={place === index}
            onPointerMove={() => setAt(place)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onPick(option.id)}
            className={classNames(
              "flex min-h-9 cursor-default items-center gap-2.5 rounded-md px-2.5 text-13 select-none",
              place === index && "bg-hover",
            )}
          >
            {option.icon}
            <span className="min-w-0">
              <span className="block truncate">{option.label}</span>
              {option.description && (
                <span className="block pb-1 text-12 text-muted">{option.description}</span>
              )}
            </span>
            {option.detail && (
              <span className="ml-auto shrink-0 truncate pl-2 text-12 text-muted">
                {option.detail}
              </span>
            )}
          </div>
        ))}
      </div>
      {options.length === 0 && (
        <p role="status" className="px-3.5 pt-1 pb-3 text-13 text-muted">
          {none}
        </p>
      )}
      {more && <p className="border-t border-line px-3.5 py-2 text-12 text-muted">{more}</p>}
    </div>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
