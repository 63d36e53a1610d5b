import type { Port } from "../card.ts";
import type { Lanes } from "./lanes.ts";
import type { Obstacles } from "./obstacles.ts";

/** What lines go around, and where others run already. */
export interface Router {
  obstacles: Obstacles;
  /** Parts that change height, and those that keep it. */
  upright: Lanes;
  level: Lanes;
}

/** The corners of a line between its two ends. */
export type Corners = readonly Port[];
