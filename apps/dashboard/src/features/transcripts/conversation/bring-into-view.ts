import { wantsStillness } from "../../../ui/wants-stillness.ts";

/** Pixels that stay free above and below. */
const ROOM = 24;

/** Scrolls the panel, and nothing around it, until an utterance is seen. */
export function bringIntoView(viewport: HTMLElement | null, messageId: string): void {
  const element = viewport?.querySelector(`[data-message="${CSS.escape(messageId)}"]`);
  if (!viewport || !element) return;
  const seen = viewport.getBoundingClientRect();
  const { top, bottom, height } = element.getBoundingClientRect();
  if (top >= seen.top && bottom <= seen.bottom) return;
  const room = Math.min(ROOM, Math.max(0, (seen.height - height) / 2));
  const way =
    top < seen.top || height > seen.height ? top - seen.top - room : bottom - seen.bottom + room;
  viewport.scrollBy({ top: way, behavior: wantsStillness() ? "instant" : "smooth" });
}
