/** A part of a list: where to go on after it, `null` at the list's end. */
interface Piece<Item> {
  items: readonly Item[];
  next: string | null;
}

/**
 * A page of a list whose pieces may hold fewer than were asked for, or none, although more follow: full
 * unless the list ends in it.
 * @param piece asks for at most so many after a place; `null`: from the beginning
 */
export async function fullPage<Item>(
  limit: number,
  after: string | null,
  piece: (after: string | null, limit: number) => Promise<Piece<Item>>,
): Promise<{ items: Item[]; next: string | null }> {
  const items: Item[] = [];
  for (let from = after; ; ) {
    const { items: more, next } = await piece(from, limit - items.length);
    items.push(...more);
    if (next === null || items.length >= limit) return { items, next };
    from = next;
  }
}
