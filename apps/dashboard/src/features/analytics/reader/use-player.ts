import type { ConversationLine } from "@rufbaum/simulation";
import { useEffect, useState } from "react";
import { after } from "../../../api/runtime.ts";

export interface Player {
  /** How many lines have been said. */
  at: number;
  count: number;
  isPlaying: boolean;
  /** From the beginning, where all had been said. */
  play(): void;
  pause(): void;
  go(to: number): void;
}

/** A line stays so long, at the least, and as long as it takes to read it. */
const LEAST_MILLISECONDS = 700;
const MOST_MILLISECONDS = 4000;
const READ_MILLISECONDS_PER_LETTER = 22;

/** Plays a conversation line by line; at first all of it is there to be read. */
export function usePlayer(lines: readonly ConversationLine[]): Player {
  const count = lines.length;
  const [at, setAt] = useState(count);
  const [isPlaying, setPlaying] = useState(false);
  const current = lines[at - 1];

  useEffect(() => {
    if (!isPlaying) return;
    if (at >= count) {
      setPlaying(false);
      return;
    }
    return after(stayOf(current), () => setAt((before) => Math.min(count, before + 1)));
  }, [isPlaying, at, count, current]);

  return {
    at,
    count,
    isPlaying,
    play() {
      if (at >= count) setAt(Math.min(1, count));
      setPlaying(true);
    },
    pause: () => setPlaying(false),
    go(to) {
      setPlaying(false);
      setAt(Math.max(1, Math.min(count, to)));
    },
  };
}

function stayOf(line: ConversationLine | undefined): number {
  const text = line?.type === "agent" ? line.text : line?.type === "caller" ? line.said : "";
  const milliseconds = LEAST_MILLISECONDS + text.length * READ_MILLISECONDS_PER_LETTER;
  return Math.min(MOST_MILLISECONDS, milliseconds);
}
