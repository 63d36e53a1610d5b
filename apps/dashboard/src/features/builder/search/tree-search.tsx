import { useAtomValue, useSetAtom, useStore } from "jotai";
import { ChevronDown, ChevronUp, Search, X } from "lucide-react";
import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { actionTexts } from "../../../messages/actions.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { ActionButton } from "../actions/action-button.tsx";
import { searchOpenAtom } from "../actions/ui-atoms.ts";
import { treeAtom } from "../editor/editing.ts";
import { foundAtom, viewportAtom } from "../editor/view.ts";
import { searchTree } from "./search-tree.ts";

const texts = () => actionTexts().search;

/** The field over the canvas in which one searches the tree; a button until it is wanted. */
export function TreeSearch() {
  if (useAtomValue(searchOpenAtom)) return <SearchField />;
  return (
    <ActionButton
      id="search"
      className="size-10 rounded-xl border border-line bg-raised shadow-float"
    >
      <Search />
    </ActionButton>
  );
}

function SearchField() {
  const field = useRef<HTMLInputElement>(null);
  const tree = useAtomValue(treeAtom);
  const [query, setQuery] = useState("");
  const wanted = useDeferredValue(query);
  const hits = useMemo(() => (tree ? searchTree(tree, wanted) : []), [tree, wanted]);
  const { at, jump } = useJumps(hits);
  const close = useClosing(at);
  useEffect(() => field.current?.focus(), []);

  function keyPressed(event: KeyboardEvent): void {
    if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      event.preventDefault();
      jump(event.shiftKey ? -1 : 1);
    } else if (event.key === "Escape") close();
    else if (event.key.toLowerCase() === "f" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      field.current?.select();
    }
  }

  return (
    <search className="flex max-w-full animate-pop-in items-center gap-0.5 rounded-xl border border-line bg-raised p-1 shadow-float">
      <Search aria-hidden="true" className="ml-2 size-4 shrink-0 text-muted" />
      <input
        ref={field}
        type="text"
        aria-label={texts().label}
        autoComplete="off"
        spellCheck={false}
        placeholder={texts().placeholder}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={keyPressed}
        className="h-8 w-52 min-w-0 rounded-md bg-transparent px-2 text-13 focus-visible:outline-none"
      />
      <p
        aria-live="polite"
        className="min-w-20 px-1 text-right text-12 whitespace-nowrap text-muted figures"
      >
        {wanted.trim() !== "" &&
          (hits.length === 0
            ? texts().none
            : texts().count(hits.indexOf(at ?? "") + 1, hits.length))}
      </p>
      <IconButton label={texts().previous} disabled={hits.length === 0} onClick={() => jump(-1)}>
        <ChevronUp />
      </IconButton>
      <IconButton label={texts().next} disabled={hits.length === 0} onClick={() => jump(1)}>
        <ChevronDown />
      </IconButton>
      <IconButton label={texts().close} onClick={close}>
        <X />
      </IconButton>
    </search>
  );
}

/** At which hit the search stands; new hits begin at the first, unless the old one is among them. */
function useJumps(hits: readonly string[]) {
  const view = useAtomValue(viewportAtom)?.current;
  const setFound = useSetAtom(foundAtom);
  const [chosen, setChosen] = useState<string | null>(null);
  const at = chosen !== null && hits.includes(chosen) ? chosen : (hits[0] ?? null);

  useEffect(() => {
    setFound(hits.length === 0 ? null : { ids: new Set(hits), at });
  }, [hits, at, setFound]);
  useEffect(() => {
    if (at !== null) view?.showNode(at);
  }, [at, view]);
  useEffect(() => () => setFound(null), [setFound]);

  function jump(step: 1 | -1): void {
    if (at === null) return;
    const next = hits[(hits.indexOf(at) + step + hits.length) % hits.length] ?? null;
    setChosen(next);
    // The only hit, or one that was scrolled away from, is shown again.
    if (next === at) view?.showNode(at);
  }
  return { at, jump };
}

/** Whoever leaves the search goes on at the hit it stood at. */
function useClosing(at: string | null): () => void {
  const setOpen = useSetAtom(searchOpenAtom);
  const store = useStore();
  return () => {
    setOpen(false);
    if (at !== null) store.get(viewportAtom)?.current.focusNode(at);
  };
}
