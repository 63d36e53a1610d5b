import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import { isNotThere } from "./api-error.ts";
import { client as server, unwrap } from "./client.ts";
import type { Contact, ContactPage } from "./contacts.ts";
import { keys } from "./keys.ts";

/** Stands for an id where more contacts have changed than are named. */
export const MANY_CONTACTS = "";

/** Lists up to so many pages are asked for anew. */
const MOST_RENEWED = 5;

type Pages = InfiniteData<ContactPage>;

/**
 * These contacts have changed, come or gone; `null`: nobody knows which. Of a long list, in which
 * somebody has scrolled far, only they themselves are asked for.
 */
export function renewContacts(client: QueryClient, ids: ReadonlySet<string> | null): void {
  const named = ids === null || ids.has(MANY_CONTACTS) || ids.size > MOST_RENEWED ? null : ids;
  void client.invalidateQueries({
    queryKey: keys.contactPages,
    predicate: ({ state }) => lengthOf(state.data as Pages | undefined) <= MOST_RENEWED,
  });
  for (const [queryKey, data] of client.getQueriesData<Pages>({ queryKey: keys.contactPages })) {
    if (!data || lengthOf(data) <= MOST_RENEWED) continue;
    if (named) void patch(client, queryKey, named);
    else {
      client.setQueryData(queryKey, shortened(data));
      void client.invalidateQueries({ queryKey });
    }
  }
  for (const queryKey of [keys.duplicates, keys.contactLists]) {
    void client.invalidateQueries({ queryKey });
  }
  void client.invalidateQueries({
    queryKey: keys.everyContact,
    predicate: ({ queryKey: [, kind, id] }) =>
      kind === "one" && (named === null || named.has(String(id))),
  });
}

async function patch(
  client: QueryClient,
  queryKey: readonly unknown[],
  ids: ReadonlySet<string>,
): Promise<void> {
  for (const id of ids) {
    const contact = await readContact(id);
    if (contact === undefined) continue;
    client.setQueryData<Pages>(queryKey, (pages) => pages && replaced(pages, id, contact));
  }
}

/** `null` where there is none, `undefined` where nobody can tell. */
function readContact(id: string): Promise<Contact | null | undefined> {
  return unwrap(server.api.contacts({ id }).get()).catch((error) =>
    isNotThere(error) ? null : undefined,
  );
}

/** The pages with one contact as it is now, or without it. */
export function replaced(pages: Pages, id: string, contact: Contact | null): Pages {
  const isListed = pages.pages.some((page) => page.contacts.some((each) => each.id === id));
  if (!isListed) return pages;
  return {
    ...pages,
    pages: pages.pages.map((page) => ({
      ...page,
      total: contact ? page.total : Math.max(0, page.total - 1),
      contacts: page.contacts.flatMap((each) => (each.id === id ? (contact ?? []) : each)),
    })),
  };
}

function shortened({ pages, pageParams }: Pages): Pages {
  return { pages: pages.slice(0, MOST_RENEWED), pageParams: pageParams.slice(0, MOST_RENEWED) };
}

function lengthOf(data: Pages | undefined): number {
  return data?.pages.length ?? 0;
}
