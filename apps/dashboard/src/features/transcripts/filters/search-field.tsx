import { Search, X } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { after } from "../../../api/runtime.ts";
import { transcriptsTexts } from "../../../messages/transcripts.ts";

const texts = transcriptsTexts;

/** Milliseconds without a key after which what was typed is searched for. */
const PAUSE = 250;
const LONGEST = 200;

/** Searches while one types; Enter at once, Escape clears. */
export function SearchField({
  text,
  onSearch,
  field,
}: {
  text: string;
  onSearch(text: string): void;
  field: RefObject<HTMLInputElement | null>;
}) {
  const [typed, setTyped] = useState(text);
  const sought = useRef(text);
  // What came from elsewhere, such as the back button, is shown; what was typed stays as it is.
  useEffect(() => {
    if (text.trim() !== sought.current.trim()) setTyped(text);
    sought.current = text;
  }, [text]);
  const search = useRef(onSearch);
  search.current = onSearch;
  useEffect(() => {
    if (typed.trim() === sought.current.trim()) return;
    return after(PAUSE, () => seek(typed));
  });

  function seek(wanted: string): void {
    sought.current = wanted;
    search.current(wanted);
  }

  function clear(): void {
    setTyped("");
    seek("");
    field.current?.focus();
  }

  return (
    <search className="relative min-w-0 flex-1 basis-64">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-2.5 left-3 size-4 text-muted"
      />
      <input
        ref={field}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        maxLength={LONGEST}
        autoComplete="off"
        aria-label={texts().search}
        placeholder={texts().searchHint}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && !event.nativeEvent.isComposing) seek(typed);
          if (event.key !== "Escape" || typed === "") return;
          event.preventDefault();
          clear();
        }}
        className="h-9 w-full rounded-lg border border-line-strong bg-surface pr-10 pl-9 text-14 transition-colors hover:border-faint focus-visible:border-ring focus-visible:outline-1 focus-visible:outline-offset-0"
      />
      {typed !== "" && (
        <button
          type="button"
          aria-label={texts().clearSearch}
          onClick={clear}
          className="absolute top-0.5 right-0.5 flex size-8 items-center justify-center rounded-md text-muted hover:bg-hover hover:text-ink"
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      )}
    </search>
  );
}
