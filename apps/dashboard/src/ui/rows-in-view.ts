/** Rows drawn beyond what is seen, so that scrolling shows no gap. */
const MARGIN = 6;

/** Which of many rows of one height have to be drawn: from `first` up to, and without, `end`. */
export function rowsInView({
  top,
  height,
  rowHeight,
  count,
}: {
  /** Pixels that are scrolled away. */
  top: number;
  height: number;
  rowHeight: number;
  count: number;
}): { first: number; end: number } {
  const first = Math.floor(top / rowHeight) - MARGIN;
  const end = Math.ceil((top + height) / rowHeight) + MARGIN;
  return { first: Math.max(0, Math.min(first, count)), end: Math.max(0, Math.min(end, count)) };
}

/** Where to scroll so that a row is seen whole; the same place where it is. */
export function topToShow(
  index: number,
  { top, height, rowHeight }: { top: number; height: number; rowHeight: number },
): number {
  const from = index * rowHeight;
  if (from < top) return from;
  return from + rowHeight > top + height ? from + rowHeight - height : top;
}
