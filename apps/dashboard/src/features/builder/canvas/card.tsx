import { CARD } from "@rufbaum/tree/drawing";
import { textOf } from "@rufbaum/tree/graph";
import { Handle, type NodeProps, Position } from "@xyflow/react";
import { Check } from "lucide-react";
import { memo } from "react";
import { findingText } from "../../../messages/finding-text.ts";
import { formats } from "../../../messages/formats.ts";
import { messages } from "../../../messages/index.ts";
import { conditionName } from "../../../messages/intents.ts";
import { classNames } from "../../../ui/class-names.ts";
import { type CardData, type CardNode, conditionPort, IN, OUT } from "./flow-nodes.ts";
import { EDIT_ICON, kindIcon, MISSED_ICON } from "./icons.tsx";
import type { Look } from "./looks.ts";

const texts = () => messages().canvas;

/**
 * A node on the canvas. Its box is known before it is drawn (see `cardBox`), it holds no state and
 * listens to nothing: clicks on its buttons reach the canvas by their `data-` names.
 */
export const Card = memo(function Card({ data, selected }: NodeProps<CardNode>) {
  const { node, look, isFar } = data;
  const stop = selected ? 0 : -1;
  return (
    <div
      data-card={node.type}
      data-kind={node.type}
      data-current={look.isCurrent || undefined}
      data-selected={selected || undefined}
      data-shown={shownAs(look)}
      data-role={look.role ?? undefined}
      className="card group relative h-full w-full"
    >
      {isFar ? <p className="card-far">{node.title}</p> : <Details data={data} stop={stop} />}
      {(!isFar || look.role !== null) && <Ports data={data} stop={stop} />}
      {look.mark && <Mark mark={look.mark} />}
      {look.lint && <LintDot findings={look.lint} />}
    </div>
  );
});

/** What a card's frame says, the most urgent first. */
function shownAs(look: Look): string | undefined {
  if (look.isCurrent) return "current";
  if (look.mark) return look.mark;
  if (look.isFound) return "found";
  return look.isWalked ? "walked" : undefined;
}

/** What a row and the footer share; texts stand in one line with those above, right of the bar. */
const ROW =
  "absolute right-0 left-(--card-bar) h-(--card-row) truncate border-t border-line pl-[calc(var(--card-inset)-var(--card-bar))] text-12 leading-(--card-row)";

/** Buttons and ports are stops of the Tab key on selected cards only: dozens lie between two nodes. */
type Stop = 0 | -1;

function Details({ data: { node, box, foot, look }, stop }: { data: CardData; stop: Stop }) {
  return (
    <>
      <div className="flex h-(--card-header) items-center gap-1.5 pr-1.5 pl-(--card-inset) text-12">
        <svg aria-hidden="true" className="size-3.5 text-kind-ink">
          <use href={kindIcon(node.type)} />
        </svg>
        <span className="font-medium text-kind-ink">{messages().tree.kinds[node.type]}</span>
        <button
          type="button"
          tabIndex={stop}
          data-edit-node={node.id}
          aria-label={texts().edit(node.title)}
          title={texts().edit(node.title)}
          className="nodrag mr-4 ml-auto flex size-6 items-center justify-center rounded-md text-faint opacity-0 group-hover:opacity-100 hover:bg-hover hover:text-ink focus-visible:opacity-100"
        >
          <svg aria-hidden="true" className="size-3.5">
            <use href={EDIT_ICON} />
          </svg>
        </button>
      </div>
      <p
        data-write="title"
        className="h-(--card-title) truncate px-(--card-inset) font-semibold text-14 leading-(--card-title)"
      >
        {node.title}
      </p>
      {box.lines > 0 && (
        <p
          data-write="text"
          className="mt-[calc(var(--card-textGap)/2)] line-clamp-2 px-(--card-inset) text-12 leading-(--card-textLine) text-muted"
          style={{ height: box.lines * CARD.textLine }}
        >
          {textOf(node)}
        </p>
      )}
      {box.rows.map(({ conditionId, label, y }) => (
        <p
          key={conditionId}
          className={`${ROW} pr-6`}
          style={{ top: y }}
          {...(label !== null && conditionName(label) !== label && { title: label })}
        >
          {label === null ? messages().tree.onFailure : conditionName(label)}
        </p>
      ))}
      {box.footer !== null && (
        <p
          className={`${ROW} rounded-b-(--card-round) bg-base/70 pr-(--card-inset) text-faint`}
          style={{ top: box.footer }}
        >
          {foot}
          {look.missed > 0 && <MissedCount count={look.missed} />}
        </p>
      )}
    </>
  );
}

/** How many different replies were not understood here; what they were, the editor tells. */
function MissedCount({ count }: { count: number }) {
  const text = texts().missed(count);
  return (
    <span
      title={text}
      className="absolute inset-y-0 right-(--card-inset) flex items-center gap-1 text-muted tabular-nums"
    >
      <svg aria-hidden="true" className="size-3.5">
        <use href={MISSED_ICON} />
      </svg>
      <span aria-hidden="true">{formats().number(count)}</span>
      <span className="sr-only">{text}</span>
    </span>
  );
}

function Ports({ data: { node, box, look }, stop }: { data: CardData; stop: Stop }) {
  const { ports, rows } = box;
  const { id: nodeId, title } = node;
  return (
    <>
      {ports.in && (
        <InPort nodeId={nodeId} title={title} top={ports.in.y} isTarget={look.role === "target"} />
      )}
      {ports.out && (
        <OutPort
          port={OUT}
          label={texts().connectFrom(title)}
          top={ports.out.y}
          stop={stop}
          isPlus
        />
      )}
      {rows.map(({ conditionId, label }) => (
        <OutPort
          key={conditionId}
          port={conditionPort(conditionId)}
          label={texts().connectCondition(
            label === null ? messages().tree.onFailure : conditionName(label),
          )}
          top={ports.conditions[conditionId]?.y ?? 0}
          stop={stop}
        />
      ))}
    </>
  );
}

function OutPort({
  port,
  label,
  top,
  stop,
  isPlus = false,
}: {
  port: string;
  label: string;
  top: number;
  stop: Stop;
  isPlus?: boolean;
}) {
  return (
    <Handle
      type="source"
      id={port}
      position={Position.Right}
      role="button"
      tabIndex={stop}
      aria-label={label}
      title={label}
      data-connect-source={port}
      className={isPlus ? "port port-plus" : "port port-condition"}
      style={{ top }}
    />
  );
}

function InPort({
  nodeId,
  title,
  top,
  isTarget,
}: {
  nodeId: string;
  title: string;
  top: number;
  isTarget: boolean;
}) {
  return (
    <Handle
      type="target"
      id={IN}
      position={Position.Left}
      className={isTarget ? "port port-target" : "port port-in"}
      style={{ top }}
      {...(isTarget && {
        role: "button",
        tabIndex: 0,
        "aria-label": texts().connectTo(title),
        title: texts().connectTo(title),
        "data-connect-target": nodeId,
      })}
    >
      {isTarget && <Check aria-hidden="true" />}
    </Handle>
  );
}

function Mark({ mark }: { mark: "added" | "changed" }) {
  const look = mark === "added" ? "bg-success-soft text-success" : "bg-warning-soft text-warning";
  return (
    <span
      className={classNames(
        "absolute -top-2.5 left-3 z-1 rounded-full border border-current/30 px-2 font-medium text-12",
        look,
      )}
    >
      {messages().editor.marks[mark]}
    </span>
  );
}

/** What lint says of a node: red for an error, amber for a warning. */
function LintDot({ findings }: { findings: NonNullable<Look["lint"]> }) {
  const isError = findings.some(({ severity }) => severity === "error");
  const text = findings.map(findingText).join("\n");
  return (
    <span
      role="img"
      aria-label={text}
      title={text}
      className={classNames(
        "lint-dot absolute -top-1.5 -right-1.5 size-3.5 rounded-full border-2 border-base",
        isError ? "bg-failure" : "bg-warning-fill",
      )}
    />
  );
}
