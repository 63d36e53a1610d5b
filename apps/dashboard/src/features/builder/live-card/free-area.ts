/** A rectangle on the page. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** As wide as a node and the lines beside it can be read, in pixels. */
const ROOM = 360;

/** What of a frame stays free where a card lies over its upper left corner: beside it, else below. */
export function freeArea(frame: Area, card: Area | null): Area {
  // What the browser measures can't be copied by its own fields.
  const { left, top, right, bottom } = frame;
  if (!card) return { left, top, right, bottom };
  if (right - card.right >= ROOM) return { left: card.right, top, right, bottom };
  return { left, top: Math.min(bottom, card.bottom), right, bottom };
}
