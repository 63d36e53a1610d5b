import { ZOOM } from "./zoom.ts";

/** How long a zoom that was begun is believed to go on, should nobody tell of its end. */
const LONGEST_MILLISECONDS = 1_000;

/**
 * Zooming by steps: while a movement to one zoom goes on, the next step counts from where it leads to,
 * not from where it has got to, so that five quick clicks are five steps.
 * @param move begins a movement; its promise is kept when it has arrived
 */
export function createZooming(
  { now, current }: { now(): number; current(): number },
  move: (zoom: number) => Promise<unknown>,
) {
  let aim: { zoom: number; since: number } | null = null;

  function zoomTo(zoom: number): void {
    const begun = { zoom, since: now() };
    aim = begun;
    void move(zoom).then(() => {
      if (aim === begun) aim = null;
    });
  }
  return {
    zoomTo,
    zoomBy(factor: number): void {
      const isMoving = aim !== null && now() - aim.since < LONGEST_MILLISECONDS;
      const from = isMoving && aim ? aim.zoom : current();
      zoomTo(Math.min(ZOOM.most, Math.max(ZOOM.least, from * factor)));
    },
    /** The view was moved otherwise. */
    forget(): void {
      aim = null;
    },
  };
}
