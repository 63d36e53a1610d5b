import type { Outcome, Tree, TreeNode } from "@rufbaum/tree";
import { isRefused, updateNode } from "@rufbaum/tree/editing";
import { graphOf, outcomeOf, specOf, textOf } from "@rufbaum/tree/graph";
import { useStoreApi, ViewportPortal } from "@xyflow/react";
import { useAtom, useAtomValue, useSetAtom, useStore } from "jotai";
import {
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { actionTexts } from "../../../../messages/actions.ts";
import { nextOpenWay } from "../../actions/open-way.ts";
import { pickerAtom } from "../../actions/ui-atoms.ts";
import { commandAtom, treeAtom } from "../../editor/editing.ts";
import { tellRefusal } from "../../editor/tell-refusal.ts";
import { viewportAtom, type Writing, writingAtom } from "../../editor/view.ts";
import { noSuccessYet } from "../../kinds/end/outcome-counts.ts";
import { withText } from "../../node-editor/node-draft.ts";
import { OutcomeChoice } from "./outcome-choice.tsx";

const texts = () => actionTexts().write;

/** Title and text of a node, written where they stand; the card below stays as it is until then. */
export function CardWriting() {
  const [writing, setWriting] = useAtom(writingAtom);
  const tree = useAtomValue(treeAtom);
  const node = writing && tree ? graphOf(tree).node(writing.nodeId) : null;
  const isGone = writing !== null && node === null;
  useEffect(() => {
    if (isGone) setWriting(null);
  }, [isGone, setWriting]);
  return writing && node ? <Fields key={node.id} node={node} writing={writing} /> : null;
}

/** Where the focus goes when the writing ends: back to the card, on to the next node, or it is gone already. */
type Then = "card" | "next" | "elsewhere";

function Fields({ node, writing }: { node: TreeNode; writing: Writing }) {
  const store = useStore();
  const flow = useStoreApi();
  const run = useSetAtom(commandAtom);
  const [title, setTitle] = useState(node.title);
  const [text, setText] = useState(textOf(node));
  const root = useRef<HTMLFieldSetElement>(null);
  const isOver = useRef(false);
  const [outcome, setOutcome] = useState(() => outcomeToChoose(store.get(treeAtom), node));
  const isDecided = node.type === "end" && outcome !== null && outcome !== outcomeOf(node);
  const { speaks } = specOf(node);
  const id = node.id;

  // Its fields may reach farther down than the card does.
  useLayoutEffect(() => {
    store.get(viewportAtom)?.current.revealNode(id, root.current?.offsetHeight);
  }, [store, id]);

  function leave(then: Then): void {
    isOver.current = true;
    store.set(writingAtom, null);
    const way = then === "next" ? wayOn() : null;
    if (way) {
      store.get(viewportAtom)?.current.revealNode(way.nodeId);
      store.set(pickerAtom, { kind: "connect", ...way, isWayChosen: true });
    } else if (then !== "elsewhere") focusCard();
  }

  function wayOn() {
    const tree = store.get(treeAtom);
    return tree ? nextOpenWay(tree, id) : null;
  }

  function focusCard(): void {
    const card = `.react-flow__node[data-id="${CSS.escape(id)}"]`;
    flow.getState().domNode?.querySelector<HTMLElement>(card)?.focus({ preventScroll: true });
  }

  /** Saves as one step of undo; what can't be saved stays in its field. */
  function save(then: Then): void {
    if (isOver.current) return;
    const name = title.trim() || node.title;
    const written = speaks ? withText(node, text) : node;
    if (name === node.title && written.content === node.content && !isDecided) {
      leave(then);
      return;
    }
    const patch = {
      title: name,
      ...(written !== node && { content: written.content }),
      ...(isDecided && { outcome }),
    };
    const saved = run((tree) => updateNode(tree, id, patch as Partial<TreeNode>), {
      label: texts().done(name),
    });
    if (saved && isRefused(saved)) void tellRefusal(texts().refused, saved.refused);
    else leave(then);
  }

  function pressed(event: KeyboardEvent<HTMLElement>): void {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    const isTitle = event.currentTarget instanceof HTMLInputElement;
    if (event.key === "Enter" && (isTitle || !event.shiftKey)) save("card");
    else if (event.key === "Escape") leave("card");
    else if (event.key === "Tab" && isTitle && event.shiftKey) save("card");
    else if (event.key === "Tab" && !event.shiftKey && (!isTitle || !speaks)) save("next");
    else return;
    event.preventDefault();
  }

  function left({ relatedTarget }: FocusEvent): void {
    const isWithin = relatedTarget instanceof Node && root.current?.contains(relatedTarget);
    // Another window takes the focus, too, and gives it back.
    if (!isWithin && document.hasFocus()) save("elsewhere");
  }

  const { x, y } = node.position;
  return (
    <ViewportPortal>
      <fieldset
        ref={root}
        aria-label={texts().label(node.title)}
        data-writing={id}
        onBlur={left}
        className="nopan nodrag nowheel pointer-events-auto absolute w-(--card-width) rounded-(--card-round) border-2 border-ring bg-raised shadow-float"
        style={{ transform: `translate(${x}px, ${y}px)` }}
      >
        <div className="flex h-(--card-header) items-center px-(--card-inset) text-12 text-muted">
          {texts().hint}
        </div>
        <input
          ref={writing.field === "title" ? focusAll : null}
          aria-label={texts().title}
          value={title}
          autoComplete="off"
          onChange={(event) => setTitle(event.target.value)}
          onKeyDown={pressed}
          className="block h-(--card-title) w-full bg-transparent px-(--card-inset) font-semibold text-14 outline-none"
        />
        {speaks && (
          <textarea
            ref={writing.field === "text" ? focusAll : null}
            aria-label={texts().text}
            placeholder={texts().textPlaceholder}
            value={text}
            rows={3}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={pressed}
            className="block w-full resize-none bg-transparent px-(--card-inset) pt-1 pb-2 text-12 leading-(--card-textLine) outline-none [field-sizing:content]"
          />
        )}
        {outcome !== null && <OutcomeChoice outcome={outcome} onChange={setOutcome} />}
      </fieldset>
    </ViewportPortal>
  );
}

/** The outcome of an end in a tree where none counts as a success yet; `null` where there is no need to ask. */
function outcomeToChoose(tree: Tree | null, node: TreeNode): Outcome | null {
  if (!tree || node.type !== "end") return null;
  const outcome = outcomeOf(node);
  return noSuccessYet(tree, { id: node.id, outcome }) === null ? null : outcome;
}

/** All of it is marked, so that typing takes the place of what was proposed. */
function focusAll(field: HTMLInputElement | HTMLTextAreaElement | null): void {
  field?.focus({ preventScroll: true });
  field?.select();
}
