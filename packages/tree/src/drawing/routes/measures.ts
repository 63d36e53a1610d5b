import { COLUMN_GAP } from "../card.ts";

/** How far a line goes straight from its port, and to the port it leads to with its arrow. */
export const STRAIGHT = { out: 20, in: 20 } as const;
/** From one lane to the next: where there is room, where there is enough, and at the very least. */
export const LANE = { wide: 12, usual: 8, least: 4 } as const;
/** Targets whose lines keep apart beside one column; of more than that they share lanes. */
export const MOST_LANES = 40;
/** Where the lines of a gap turn, if that is enough. */
export const ROOM = COLUMN_GAP - STRAIGHT.out - STRAIGHT.in;
/** What a line keeps from the cards it passes. */
export const BESIDE = 10;
