import type { DrawnEdge } from "@rufbaum/tree/drawing";
import type { Selection } from "../editor/view.ts";
import { type LitFrom, litWays } from "./lit-ways.ts";

/**
 * Lights the ways of what is pointed at, else of what has the focus, else of the selection, and dims
 * all others. It sets attributes beside React: the pointer crosses a dozen cards a second, and none
 * of them has to be drawn anew for it.
 * @returns what lights anew after a change, and what ends it
 */
export function lightWays(
  canvas: HTMLElement,
  { ways, selection }: { ways(): readonly DrawnEdge[]; selection(): Selection },
): { light(): void; stop(): void } {
  let [pointed, focused]: [LitFrom | null, LitFrom | null] = [null, null];
  let lit: ReadonlySet<string> = new Set();

  const paint = (edge: Element) =>
    void edge.toggleAttribute("data-lit", lit.has(edge.getAttribute("data-id") ?? ""));
  // Edges come and go with the view.
  const watch = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        const edge = node.matches(EDGE) ? node : node.querySelector(EDGE);
        if (edge) paint(edge);
      }
    }
  });
  function light(): void {
    const from = pointed ?? focused ?? { type: "selection", selection: selection() };
    const wasLit = lit.size > 0;
    lit = litWays(ways(), from);
    if (lit.size === 0 && !wasLit) return;
    watch.disconnect();
    const pane = canvas.querySelector(".react-flow");
    pane?.toggleAttribute("data-lit-ways", lit.size > 0);
    for (const edge of pane?.querySelectorAll(EDGE) ?? []) paint(edge);
    const container = pane?.querySelector(".react-flow__edges");
    if (lit.size > 0 && container) watch.observe(container, { childList: true, subtree: true });
  }
  let [restsX, restsY] = [Number.NaN, Number.NaN];
  function move({ clientX, clientY }: PointerEvent): void {
    [restsX, restsY] = [clientX, clientY];
  }
  function point({ target, buttons, clientX, clientY }: PointerEvent): void {
    // While the view zooms, cards and lines pass below a pointer that rests: nobody points at them.
    if (buttons !== 0 || (clientX === restsX && clientY === restsY)) return;
    const next = fromOf(target);
    if (isSame(next, pointed)) return;
    pointed = next;
    light();
  }
  function leave(): void {
    if (pointed === null) return;
    pointed = null;
    light();
  }
  function focus({ target }: FocusEvent): void {
    focused = fromOf(target);
    light();
  }
  function blur(): void {
    focused = null;
    light();
  }
  canvas.addEventListener("pointerover", point, { passive: true });
  canvas.addEventListener("pointermove", move, { passive: true });
  canvas.addEventListener("pointerleave", leave, { passive: true });
  canvas.addEventListener("focusin", focus);
  canvas.addEventListener("focusout", blur);
  light();
  return {
    light,
    stop() {
      watch.disconnect();
      canvas.removeEventListener("pointerover", point);
      canvas.removeEventListener("pointermove", move);
      canvas.removeEventListener("pointerleave", leave);
      canvas.removeEventListener("focusin", focus);
      canvas.removeEventListener("focusout", blur);
    },
  };
}

const EDGE = ".react-flow__edge";

function fromOf(target: EventTarget | null): LitFrom | null {
  if (!(target instanceof Element)) return null;
  const edge = target.closest(EDGE)?.getAttribute("data-id");
  if (edge) return { type: "edge", id: edge };
  const followed = target.closest("[data-follow-port]");
  const nodeId =
    followed?.getAttribute("data-follow-node") ??
    target.closest(".react-flow__node")?.getAttribute("data-id");
  if (!nodeId) return null;
  const port =
    followed?.getAttribute("data-follow-port") ??
    target.closest(".react-flow__handle")?.getAttribute("data-handleid");
  return port ? { type: "port", nodeId, port } : { type: "node", id: nodeId };
}

function isSame(one: LitFrom | null, other: LitFrom | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
