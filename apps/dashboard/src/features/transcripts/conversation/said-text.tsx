import { classNames } from "../../../ui/class-names.ts";
import { Marked } from "../list/marked.tsx";
import { markedParts } from "../list/marked-text.ts";
import type { Span } from "./sound-spans.ts";

type Mark = readonly [from: number, to: number];

/** What was said: with what was searched for lit, and by sentences that play where there is sound. */
export function SaidText({
  text,
  marks,
  isAtHit,
  spans,
  heard,
  onPlay,
}: {
  text: string;
  marks: readonly Mark[];
  isAtHit: boolean;
  /** Of this utterance; none where there is no sound of it. */
  spans: readonly Span[];
  /** The sentence that is heard just now. */
  heard: number | null;
  onPlay(seconds: number): void;
}) {
  if (spans.length === 0) return <Marked parts={markedParts(text, marks)} isAt={isAtHit} />;
  let at = 0;
  return spans.map((span) => {
    const start = at;
    at += span.text.length;
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: each utterance has a button that plays it
      // biome-ignore lint/a11y/noStaticElementInteractions: the same
      <span
        key={span.index}
        data-heard={span.index === heard || undefined}
        onClick={() => {
          // Whoever has marked some of it wants to copy that.
          if (getSelection()?.isCollapsed !== false) onPlay(span.from);
        }}
        className={classNames(
          "cursor-pointer rounded-sm decoration-dotted underline-offset-4 hover:underline",
          span.index === heard && "bg-running-soft text-running",
        )}
      >
        <Marked parts={markedParts(span.text, within(marks, start, at))} isAt={isAtHit} />
      </span>
    );
  });
}

function within(marks: readonly Mark[], from: number, to: number): Mark[] {
  return marks
    .filter(([begin, end]) => begin < to && end > from)
    .map(([begin, end]) => [Math.max(begin, from) - from, Math.min(end, to) - from]);
}
