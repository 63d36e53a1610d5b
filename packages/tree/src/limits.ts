/** More than anybody oversees, and than a canvas shows fluently. */
export const MOST_NODES = 5_000;
export const MOST_CONNECTIONS = 20_000;
export const MOST_NOTES = 1_000;
export const MOST_CONDITIONS = 200;

/** Nobody listens for that long; it is there so that nobody has to find out. Characters. */
export const LONGEST_TEXT = 20_000;

/** What is said when a reply was not understood, first, second … time. */
export const MOST_REPROMPTS = 10;
export const LONGEST_REPROMPT = 2_000;

/** The words for a condition, which have to fit into a question. */
export const LONGEST_SPOKEN = 120;

/** The canvas: a square whose sides have this length, from 0 on. Pixels at zoom 1. */
export const CANVAS_SIZE = 5_000;
