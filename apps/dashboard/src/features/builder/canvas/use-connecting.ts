import { connect, type EditRefusal, isRefused, type Link, whyNot } from "@rufbaum/tree/editing";
import type { Connection, Edge, FinalConnectionState } from "@xyflow/react";
import { useAtom, useSetAtom, useStore } from "jotai";
import { useCallback, useEffect } from "react";
import { messages } from "../../../messages/index.ts";
import { pickerAtom } from "../actions/ui-atoms.ts";
import { commandAtom, treeAtom } from "../editor/editing.ts";
import { tellRefusal } from "../editor/tell-refusal.ts";
import { connectingAtom } from "../editor/view.ts";
import { conditionOfPort } from "./flow-nodes.ts";

const texts = () => messages().canvas;

/**
 * Connection mode and dragging from port to port.
 *
 * off: a click on a plus button or a condition's port → on
 * on: a click anywhere on a possible target's card connects → off; any other click, and Esc → off. A
 * node itself or one already connected is no possible target, so a click there ends the mode, too.
 * The check mark at a target is what keyboard and screen reader press.
 * The list of what may come next, which opens with it (`data-connect-choice`), ends it by itself.
 */
export function useConnecting() {
  const [connecting, setConnecting] = useAtom(connectingAtom);
  const run = useSetAtom(commandAtom);
  const store = useStore();

  /** A port was chosen to begin at, by a click or by the keyboard. */
  const begin = useCallback(
    (port: Element) => {
      const nodeId = port.closest(".react-flow__node")?.getAttribute("data-id");
      const conditionId = conditionOfPort(port.getAttribute("data-connect-source"));
      if (!nodeId) return;
      setConnecting({ nodeId, conditionId });
      const at = { beside: nodeId };
      store.set(pickerAtom, { kind: "connect", nodeId, conditionId, isWayChosen: true, at });
    },
    [setConnecting, store],
  );

  const link = useCallback(
    (wanted: Link) => {
      const made = run((tree, ids) => connect(tree, wanted, ids), { label: texts().connected });
      if (!made || !isRefused(made) || QUIET.has(made.refused.code)) return;
      void tellRefusal(texts().refused, made.refused);
    },
    [run],
  );

  useEffect(() => {
    if (!connecting) return;
    function clicked(event: Event): void {
      if (!(event.target instanceof Element) || !connecting) return;
      const targetNodeId = targetOf(event.target);
      if (event.target.closest("[data-connect-source], [data-connect-choice]")) return;
      setConnecting(null);
      // The list may still be on its way, on a slow line or machine.
      if (event.type === "click") store.set(pickerAtom, null);
      if (!targetNodeId) return;
      event.stopPropagation();
      event.preventDefault();
      link({ sourceNodeId: connecting.nodeId, conditionId: connecting.conditionId, targetNodeId });
    }
    function pressed(event: KeyboardEvent): void {
      if (event.key === "Escape") {
        event.stopPropagation();
        setConnecting(null);
      } else if (event.key === "Enter" || event.key === " ") {
        const isTarget =
          event.target instanceof Element && event.target.matches("[data-connect-target]");
        if (isTarget) clicked(event);
      }
    }
    document.addEventListener("click", clicked, true);
    document.addEventListener("keydown", pressed, true);
    return () => {
      document.removeEventListener("click", clicked, true);
      document.removeEventListener("keydown", pressed, true);
    };
  }, [connecting, link, setConnecting, store]);

  /** A line was drawn from port to port. */
  const connected = useCallback(
    ({ source, sourceHandle, target }: Connection) =>
      link({
        sourceNodeId: source,
        conditionId: conditionOfPort(sourceHandle),
        targetNodeId: target,
      }),
    [link],
  );

  /** A line was let go. */
  const dropped = useCallback(
    (event: MouseEvent | TouchEvent, { fromNode, fromHandle, toNode }: FinalConnectionState) => {
      if (!fromNode || fromHandle?.type !== "source" || toNode) return;
      const from = { nodeId: fromNode.id, conditionId: conditionOfPort(fromHandle.id) };
      void import("../actions/drop-line.ts").then(({ dropLine }) =>
        dropLine(store, from, { event, link }),
      );
    },
    [link, store],
  );

  const canConnect = useCallback(
    ({ source, sourceHandle, target }: Connection | Edge) => {
      const tree = store.get(treeAtom);
      const conditionId = conditionOfPort(sourceHandle);
      return (
        tree !== null &&
        whyNot(tree, { sourceNodeId: source, targetNodeId: target, conditionId }) === null
      );
    },
    [store],
  );

  return { isConnecting: connecting !== null, begin, connected, dropped, canConnect };
}

/** The node that a connection is led to by a press there; `null`: none can be. */
function targetOf(pressed: Element): string | null {
  const card = pressed.closest(".react-flow__node");
  const isTarget = card?.querySelector('[data-role="target"]');
  return isTarget ? (card?.getAttribute("data-id") ?? null) : null;
}

/** Ignored without a word, as the product promises. */
const QUIET: ReadonlySet<EditRefusal["code"]> = new Set(["self-link", "duplicate"]);
