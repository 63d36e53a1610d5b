/** Whether somebody asked his system for less motion: what script moves asks here, the rest is CSS. */
export function wantsStillness(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
