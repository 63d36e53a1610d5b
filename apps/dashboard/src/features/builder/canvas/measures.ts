import { CARD, CHIP, PORT } from "@rufbaum/tree/drawing";
import type { CSSProperties } from "react";

/** The measures of a drawn tree, for the style sheet: `--card-width`, `--port-plus`, `--chip-size` … */
export const MEASURES: CSSProperties = {
  ...properties("card", CARD),
  ...properties("port", PORT),
  ...properties("chip", CHIP),
};

function properties(prefix: string, measures: Readonly<Record<string, number>>) {
  return Object.fromEntries(
    Object.entries(measures).map(([name, pixels]) => [`--${prefix}-${name}`, `${pixels}px`]),
  );
}
