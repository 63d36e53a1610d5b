import type { ContactSort } from "../../../api/contacts.ts";

export type Column = "id" | "name" | "company" | "phone" | "email" | "lastContact" | "status";

/** Columns side by side, of which a narrow table leaves some out; narrower still it is a list. */
export const COLUMNS: readonly { name: Column; sort: ContactSort | null; shown: string }[] = [
  { name: "id", sort: "newest", shown: "hidden @6xl:flex" },
  { name: "name", sort: "name", shown: "flex" },
  { name: "company", sort: "company", shown: "flex" },
  { name: "phone", sort: null, shown: "flex" },
  { name: "email", sort: null, shown: "hidden @6xl:flex" },
  { name: "lastContact", sort: "lastContact", shown: "hidden @3xl:flex" },
  { name: "status", sort: "status", shown: "flex" },
];

/** The width from which there are columns, in pixels; that of Tailwind's `@2xl`. */
export const TABLE_FROM = 672;

/** Selection, columns, actions. */
export const GRID =
  "grid grid-cols-[44px_minmax(0,1.2fr)_minmax(0,1fr)_148px_124px_112px] @3xl:grid-cols-[44px_minmax(0,1.2fr)_minmax(0,1fr)_148px_104px_124px_112px] @6xl:grid-cols-[44px_64px_minmax(0,1.1fr)_minmax(0,1.1fr)_152px_minmax(0,1.25fr)_128px_124px_112px]";

/** Heights in pixels: of a row with a mouse and with a finger, of one of the list, and of the head. */
export const ROW = { fine: 40, coarse: 52, list: 68 };
export const HEAD = 36;

/** Ascending at first; the column that sorts already is turned round. The newest stand first of themselves. */
export function sortedBy(
  sort: ContactSort,
  now: { sort: ContactSort; isDescending: boolean },
): { sort: ContactSort; isDescending: boolean } {
  if (now.sort === sort) return { sort, isDescending: !now.isDescending };
  // Who was met last is what somebody looks for.
  return { sort, isDescending: sort === "lastContact" };
}
