import { Search, X } from "lucide-react";
import { type Ref, useEffect, useRef, useState } from "react";
import { after } from "../../../api/runtime.ts";
import { contactsTexts } from "../../../messages/contacts.ts";

const texts = () => contactsTexts().search;
/** So long after the last letter it is searched for, in milliseconds. */
const DEBOUNCE = 180;

/** What is searched for: told once somebody has stopped writing, at once by Enter. */
export function SearchField({
  value,
  onSearch,
  onLeave,
  ref,
}: {
  value: string;
  onSearch(text: string): void;
  /** Arrow down: to what was found. */
  onLeave(): void;
  ref?: Ref<HTMLInputElement>;
}) {
  const [typed, setTyped] = useState(value);
  const told = useRef(value);
  const cancel = useRef(() => {});
  useEffect(() => () => cancel.current(), []);
  // Changed elsewhere, such as by going back.
  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    setTyped(value);
  }, [value]);

  function tell(text: string): void {
    cancel.current();
    told.current = text;
    onSearch(text);
  }

  function type(text: string): void {
    setTyped(text);
    cancel.current();
    cancel.current = after(DEBOUNCE, () => tell(text));
  }

  return (
    <div className="relative w-full min-w-0 sm:w-80">
      <Search
        aria-hidden="true"
        className="absolute top-2.5 left-2.5 size-4 text-muted"
        strokeWidth={1.75}
      />
      <input
        ref={ref ?? null}
        type="search"
        aria-label={texts().label}
        aria-keyshortcuts="/"
        placeholder={texts().placeholder}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={typed}
        onChange={({ target }) => type(target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") tell(typed);
          if (event.key === "ArrowDown") {
            event.preventDefault();
            onLeave();
          }
          if (event.key === "Escape" && typed !== "") {
            event.preventDefault();
            setTyped("");
            tell("");
          }
        }}
        className="h-9 w-full rounded-lg border border-line-strong bg-surface pr-9 pl-8.5 text-14 transition-colors hover:border-faint focus-visible:border-ring focus-visible:outline-1 focus-visible:outline-offset-0 [&::-webkit-search-cancel-button]:hidden"
      />
      {typed !== "" && (
        <button
          type="button"
          aria-label={texts().clear}
          onClick={() => {
            setTyped("");
            tell("");
          }}
          className="absolute top-1 right-1 flex size-7 items-center justify-center rounded-md text-muted hover:bg-hover hover:text-ink [&_svg]:size-4"
        >
          <X aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
