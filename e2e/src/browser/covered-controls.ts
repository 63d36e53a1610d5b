import type { Page } from "playwright-core";

/** Transcripts are regions with a list, too. */
const TOASTS = '[role="region"][aria-label^="Benachrichtigungen"] ol:has(> li)';

/**
 * What one could click or write in and can't, as a toast lies over it: looked for point by point, a
 * description each; `null` while no toast stands on a page that is there.
 */
export function coveredControls(page: Page): Promise<string[] | null> {
  return page.evaluate((place) => {
    const toasts = document.querySelector(place);
    if (!toasts || document.querySelector('main [aria-busy="true"]')) return null;
    const { left, top, right, bottom } = toasts.getBoundingClientRect();
    if (right > innerWidth || bottom > innerHeight || left < 0 || top < 0) {
      return ["the edge of the window"];
    }
    const controls = "a[href], button, input, select, textarea, [role=button], [role=switch]";
    const covered = new Set<Element>();
    for (let x = left + 1; x < right; x += 6) {
      for (let y = top + 1; y < bottom; y += 6) {
        for (const element of document.elementsFromPoint(x, y)) {
          const control = element.closest(controls);
          if (control && !toasts.contains(control)) covered.add(control);
        }
      }
    }
    return [...covered].map(({ tagName, textContent, ariaLabel }) =>
      `${tagName} ${ariaLabel ?? textContent}`.slice(0, 80),
    );
  }, TOASTS);
}
