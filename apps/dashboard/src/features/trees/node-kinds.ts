import type { NodeKind } from "@rufbaum/tree";
import {
  CirclePlay,
  CircleStop,
  GitFork,
  type LucideIcon,
  MessageSquareText,
  ShieldQuestion,
  TextCursorInput,
  Zap,
} from "lucide-react";

export const NODE_KINDS: readonly NodeKind[] = [
  "start",
  "message",
  "decision",
  "input",
  "objection",
  "action",
  "end",
];

interface KindLook {
  icon: LucideIcon;
  /** The hue as a filled area, as text, and as a chip. */
  bar: string;
  ink: string;
  chip: string;
}

/** One hue and one icon for each kind, wherever it appears. */
export const KIND_LOOKS: Record<NodeKind, KindLook> = {
  start: {
    icon: CirclePlay,
    bar: "bg-start",
    ink: "text-start-ink",
    chip: "bg-start/12 text-start-ink",
  },
  message: {
    icon: MessageSquareText,
    bar: "bg-message",
    ink: "text-message-ink",
    chip: "bg-message/12 text-message-ink",
  },
  decision: {
    icon: GitFork,
    bar: "bg-decision",
    ink: "text-decision-ink",
    chip: "bg-decision/12 text-decision-ink",
  },
  input: {
    icon: TextCursorInput,
    bar: "bg-input",
    ink: "text-input-ink",
    chip: "bg-input/12 text-input-ink",
  },
  objection: {
    icon: ShieldQuestion,
    bar: "bg-objection",
    ink: "text-objection-ink",
    chip: "bg-objection/12 text-objection-ink",
  },
  action: {
    icon: Zap,
    bar: "bg-action",
    ink: "text-action-ink",
    chip: "bg-action/12 text-action-ink",
  },
  end: {
    icon: CircleStop,
    bar: "bg-end",
    ink: "text-end-ink",
    chip: "bg-end/12 text-end-ink",
  },
};
