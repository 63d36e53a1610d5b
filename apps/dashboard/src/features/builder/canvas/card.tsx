import type { TreeNode } from "@rufbaum/tree";
import type { CardBox } from "@rufbaum/tree/drawing";
import { textOf } from "@rufbaum/tree/graph";
import { Handle, type NodeProps, Position } from "@xyflow/react";
import { useAtomValue, useSetAtom } from "jotai";
import { Check, Pencil, Plus } from "lucide-react";
import { memo } from "react";
import { messages } from "../../../messages/index.ts";
import { classNames } from "../../../ui/class-names.ts";
import { KIND_LOOKS } from "../../trees/node-kinds.ts";
import { connectingAtom, nodeEditorAtom } from "../editor/view.ts";
import { footerOf } from "../kinds/footers.ts";
import { cardStateAtom, isFarAtom, readCardState } from "./card-state.ts";
import { type CardNode, conditionPort, IN, OUT } from "./flow-nodes.ts";
import { LintDot } from "./lint-dot.tsx";

const texts = messages.canvas;

/** A node on the canvas. Its box is known before it is drawn: see `cardBox`. */
export const Card = memo(function Card({ id, data, selected }: NodeProps<CardNode>) {
  const { node, box } = data;
  const state = readCardState(useAtomValue(cardStateAtom(id)));
  const isFar = useAtomValue(isFarAtom);
  const look = KIND_LOOKS[node.type];
  return (
    <div
      data-card={node.type}
      data-current={state.isCurrent || undefined}
      className={classNames(
        "card group relative h-full w-full overflow-visible rounded-xl border bg-surface",
        selected ? "border-ring ring-2 ring-ring/40" : "border-line-strong",
        state.isCurrent && "card-current",
        state.isOnTrail && !state.isCurrent && "border-live/60",
        state.isFound && "ring-2 ring-warning/70",
        state.mark === "added" && "border-success ring-3 ring-success/35",
        state.mark === "changed" && "border-warning ring-3 ring-warning/35",
      )}
    >
      {state.mark && <Mark mark={state.mark} />}
      <span className={classNames("absolute inset-y-0 left-0 w-[3px] rounded-l-xl", look.bar)} />
      {isFar ? (
        <p className="line-clamp-2 px-3 pt-2 font-semibold text-20">{node.title}</p>
      ) : (
        <Details node={node} box={box} />
      )}
      <LintDot nodeId={id} />
      {box.ports.in && (
        <InPort nodeId={id} title={node.title} top={box.ports.in.y} role={state.role} />
      )}
      {box.ports.out && (
        <OutPort
          nodeId={id}
          port={OUT}
          conditionId={null}
          label={texts.connectFrom(node.title)}
          top={box.ports.out.y}
          isPlus
        />
      )}
      {box.rows.map(({ conditionId, label }) => (
        <OutPort
          key={conditionId}
          nodeId={id}
          port={conditionPort(conditionId)}
          conditionId={conditionId}
          label={texts.connectCondition(label)}
          top={box.ports.conditions[conditionId]?.y ?? 0}
        />
      ))}
    </div>
  );
});

function Mark({ mark }: { mark: "added" | "changed" }) {
  const look = mark === "added" ? "bg-success-soft text-success" : "bg-warning-soft text-warning";
  return (
    <span
      className={classNames(
        "absolute -top-2.5 left-3 z-1 rounded-full border border-current/30 px-2 font-medium text-12",
        look,
      )}
    >
      {messages.versions.comparison[mark]}
    </span>
  );
}

function Details({ node, box }: { node: TreeNode; box: CardBox }) {
  const look = KIND_LOOKS[node.type];
  const openEditor = useSetAtom(nodeEditorAtom);
  return (
    <>
      <div className="flex h-8 items-center gap-1.5 pr-1.5 pl-3.5 text-12">
        <look.icon aria-hidden="true" className={classNames("size-3.5", look.ink)} />
        <span className={classNames("font-medium", look.ink)}>
          {messages.tree.kinds[node.type]}
        </span>
        <button
          type="button"
          aria-label={texts.edit(node.title)}
          title={texts.edit(node.title)}
          onClick={() => openEditor({ nodeId: node.id })}
          className="nodrag mr-4 ml-auto flex size-6 items-center justify-center rounded-md text-faint opacity-0 group-hover:opacity-100 hover:bg-hover hover:text-ink focus-visible:opacity-100"
        >
          <Pencil className="size-3.5" />
        </button>
      </div>
      <p className="h-[22px] truncate px-3.5 font-semibold text-14 leading-[22px]">{node.title}</p>
      {box.lines > 0 && (
        <p
          className="mt-[3px] line-clamp-2 px-3.5 text-12 leading-[18px] text-muted"
          style={{ height: box.lines * 18 }}
        >
          {textOf(node)}
        </p>
      )}
      {box.rows.map(({ conditionId, label, y }) => (
        <p
          key={conditionId}
          className="absolute right-0 left-[3px] h-7 truncate border-t border-line pr-6 pl-[11px] text-12 leading-7"
          style={{ top: y }}
        >
          {label}
        </p>
      ))}
      {box.footer !== null && (
        <p
          className="absolute right-0 left-[3px] h-7 truncate rounded-br-xl border-t border-line bg-base/70 px-[11px] text-12 leading-7 text-faint"
          style={{ top: box.footer }}
        >
          {footerOf(node)}
        </p>
      )}
    </>
  );
}

function OutPort({
  nodeId,
  port,
  conditionId,
  label,
  top,
  isPlus = false,
}: {
  nodeId: string;
  port: string;
  conditionId: string | null;
  label: string;
  top: number;
  isPlus?: boolean;
}) {
  const connect = useSetAtom(connectingAtom);
  const start = () => connect({ nodeId, conditionId });
  return (
    <Handle
      type="source"
      id={port}
      position={Position.Right}
      role="button"
      tabIndex={0}
      aria-label={label}
      title={label}
      data-connect-source=""
      className={isPlus ? "port port-plus" : "port port-condition"}
      style={{ top }}
      onClick={start}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        event.stopPropagation();
        start();
      }}
    >
      {isPlus && <Plus aria-hidden="true" />}
    </Handle>
  );
}

function InPort({
  nodeId,
  title,
  top,
  role,
}: {
  nodeId: string;
  title: string;
  top: number;
  role: "source" | "target" | null;
}) {
  return (
    <Handle
      type="target"
      id={IN}
      position={Position.Left}
      className={role === "target" ? "port port-target" : "port port-in"}
      style={{ top }}
      {...(role === "target" && {
        role: "button",
        tabIndex: 0,
        "aria-label": texts.connectTo(title),
        title: texts.connectTo(title),
        "data-connect-target": nodeId,
      })}
    >
      {role === "target" && <Check aria-hidden="true" />}
    </Handle>
  );
}
