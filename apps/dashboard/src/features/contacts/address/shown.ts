import type {
  ContactFilter,
  ContactSearch,
  ContactSort,
  ContactStatus,
} from "../../../api/contacts.ts";

export const STATUSES = ["customer", "lead", "prospect"] as const satisfies ContactStatus[];
export const CONSENTS = ["valid", "none", "withdrawn", "expired"] as const;
export const LAST_CONTACTS = ["never", "7d", "30d", "over-30d", "over-90d"] as const;
export const SORTS = [
  "newest",
  "name",
  "company",
  "lastContact",
  "status",
] as const satisfies ContactSort[];

/** What the page shows, as its address has it, so that a reload and a link show the same. */
export interface Shown {
  search: string;
  status: readonly ContactStatus[];
  /** ISO 3166-2. */
  region: string | null;
  consent: (typeof CONSENTS)[number] | null;
  isBlocked: boolean | null;
  lastContact: (typeof LAST_CONTACTS)[number] | null;
  /** The id of an import. */
  list: string | null;
  sort: ContactSort;
  isDescending: boolean;
  /** The contact that is open. */
  contactId: string | null;
  view: "list" | "duplicates";
}

export const EVERYBODY: Shown = {
  search: "",
  status: [],
  region: null,
  consent: null,
  isBlocked: null,
  lastContact: null,
  list: null,
  sort: "newest",
  isDescending: false,
  contactId: null,
  view: "list",
};

const PAGE = "/contacts";
const LONGEST_SEARCH = 200;
const DAY = 86_400_000;

/** What an address says; what it does not say rightly counts as unsaid. */
export function readShown(query: URLSearchParams, hash: string): Shown {
  const status = (query.get("status") ?? "").split(",");
  const region = query.get("region");
  const blocked = query.get("blocked");
  return {
    search: (new URLSearchParams(hash.replace(/^#/, "")).get("search") ?? "").slice(
      0,
      LONGEST_SEARCH,
    ),
    status: STATUSES.filter((each) => status.includes(each)),
    region: region !== null && /^[A-Z]{2}-[A-Z0-9]{1,3}$/.test(region) ? region : null,
    consent: oneOf(CONSENTS, query.get("consent")),
    isBlocked: blocked === "yes" ? true : blocked === "no" ? false : null,
    lastContact: oneOf(LAST_CONTACTS, query.get("last")),
    list: query.get("list")?.slice(0, 64) || null,
    sort: oneOf(SORTS, query.get("sort")) ?? "newest",
    isDescending: query.get("order") === "desc",
    contactId: query.get("contact")?.slice(0, 64) || null,
    view: query.get("view") === "duplicates" ? "duplicates" : "list",
  };
}

/** The search stands behind `#`, which browsers keep to themselves: names are to stand in no log of addresses. */
export function addressOf(shown: Shown): string {
  const { search, status, region, consent, isBlocked, lastContact, list } = shown;
  const query = new URLSearchParams();
  if (status.length > 0) query.set("status", status.join(","));
  if (region !== null) query.set("region", region);
  if (consent !== null) query.set("consent", consent);
  if (isBlocked !== null) query.set("blocked", isBlocked ? "yes" : "no");
  if (lastContact !== null) query.set("last", lastContact);
  if (list !== null) query.set("list", list);
  if (shown.sort !== "newest") query.set("sort", shown.sort);
  if (shown.isDescending) query.set("order", "desc");
  if (shown.view !== "list") query.set("view", shown.view);
  if (shown.contactId !== null) query.set("contact", shown.contactId);
  const asked = query.size === 0 ? "" : `?${query}`;
  const found = search === "" ? "" : `#${new URLSearchParams({ search })}`;
  return `${PAGE}${asked}${found}`;
}

/** Which contacts are meant. @param today when the day began, in milliseconds since 1970 */
export function filterOf(shown: Shown, today: number): ContactFilter {
  const { search, status, region, consent, isBlocked, lastContact, list } = shown;
  return {
    ...(search.trim() !== "" && { search: search.trim() }),
    ...(status.length > 0 && { status: [...status] }),
    ...(region !== null && { region }),
    ...(consent !== null && { consent }),
    ...(isBlocked !== null && { blocked: isBlocked }),
    ...(lastContact !== null && { lastContact: momentsOf(lastContact, today) }),
    ...(list !== null && { list }),
  };
}

/** The same in its order. */
export function searchOf(shown: Shown, today: number): ContactSearch {
  const { sort, isDescending } = shown;
  return {
    ...filterOf(shown, today),
    ...(sort !== "newest" && { sort }),
    ...(isDescending && { descending: true }),
  };
}

export function isFiltered(shown: Shown): boolean {
  return Object.keys(filterOf(shown, 0)).length > 0;
}

function momentsOf(
  lastContact: NonNullable<Shown["lastContact"]>,
  today: number,
): NonNullable<ContactFilter["lastContact"]> {
  const ago = (days: number) => new Date(today - days * DAY).toISOString();
  switch (lastContact) {
    case "never":
      return "never";
    case "7d":
      return { since: ago(7) };
    case "30d":
      return { since: ago(30) };
    case "over-30d":
      return { before: ago(30) };
    case "over-90d":
      return { before: ago(90) };
  }
}

function oneOf<Value extends string>(values: readonly Value[], given: string | null): Value | null {
  return values.find((value) => value === given) ?? null;
}
