import {
  type InfiniteData,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
} from "@tanstack/react-query";
import { client, postForBlob, unwrap } from "./client.ts";
import { renewContacts } from "./contact-news.ts";
import { keys } from "./keys.ts";
import { queryClient } from "./query-client.ts";

const { contacts } = client.api;

export type ContactPage = Awaited<ReturnType<typeof readPage>>;
export type Contact = ContactPage["contacts"][number];
export type ContactStatus = Contact["status"];
type Asked = NonNullable<Parameters<typeof contacts.search.post>[0]>;
/** Which contacts are meant, and in which order. */
export type ContactSearch = Omit<Asked, "limit" | "before" | "after">;
export type ContactFilter = Omit<ContactSearch, "sort" | "descending">;
export type ContactSort = NonNullable<ContactSearch["sort"]>;
export type AboutContact = Awaited<ReturnType<typeof readAbout>>;
export type ContactCall = Awaited<ReturnType<typeof readCalls>>["calls"][number];
export type DuplicateGroup = Awaited<ReturnType<typeof readDuplicates>>["groups"][number];

/** What people write of a contact. */
export type WrittenContact = Pick<
  Contact,
  "firstName" | "lastName" | "company" | "phone" | "email" | "postcode" | "status" | "customFields"
>;

const PAGE = 200;
const CALLS = 20;
const DUPLICATES = 50;

/** Those who match, page by page; the former ones stay until the first page of others is there. */
export function useContacts(search: ContactSearch) {
  return useInfiniteQuery({
    queryKey: keys.contactsFound(search),
    queryFn: ({ pageParam }) => readPage(search, pageParam),
    initialPageParam: null as ContactPage["next"],
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });
}

export function readPage(search: ContactSearch, after: Exclude<Asked["after"], undefined> | null) {
  return unwrap(contacts.search.post({ ...search, limit: PAGE, ...(after && { after }) }));
}

/** All that is known of one. */
export function useContact(id: string) {
  return useQuery({ queryKey: keys.contact(id), queryFn: () => readAbout(id) });
}

function readAbout(id: string) {
  return unwrap(contacts({ id }).about.get());
}

/** The calls with one, the newest first. */
export function useContactCalls(id: string) {
  return useInfiniteQuery({
    queryKey: keys.contactCalls(id),
    queryFn: ({ pageParam }) => readCalls(id, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    // Calls go on and end while nobody looks here.
    staleTime: 0,
  });
}

function readCalls(id: string, before: string | null) {
  const query = { limit: CALLS, ...(before !== null && { before }) };
  return unwrap(contacts({ id }).calls.get({ query }));
}

/** Whether one may be called now with a tree, and why not. */
export function useMayDial(id: string, treeId: string | null) {
  return useQuery({
    queryKey: keys.mayDialContact(id, treeId ?? ""),
    queryFn: () => unwrap(contacts({ id })["may-dial"].post(treeId === null ? {} : { treeId })),
    // The time of day alone changes it.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** Calls one with a tree, whose variables are his fields. */
export function callContact(id: string, treeId: string) {
  return unwrap(contacts({ id }).call.post({ treeId }));
}

export async function addContact(written: WrittenContact): Promise<Contact> {
  const added = await unwrap(contacts.post(written));
  renewContacts(queryClient, new Set([added.id]));
  return added;
}

/** Refused with 409 where somebody else has changed it since `updatedAt`. */
export async function changeContact(
  id: string,
  changes: Partial<WrittenContact> & { updatedAt?: string },
): Promise<Contact> {
  const changed = await unwrap(contacts({ id }).patch(changes));
  renewContacts(queryClient, new Set([id]));
  return changed;
}

/** Gives some a status, one after the other. `onDone` tells of each. @throws ApiError at the first refusal */
export async function setStatus(
  ids: readonly string[],
  status: ContactStatus,
  onDone: () => void,
): Promise<void> {
  try {
    for (const id of ids) {
      await unwrap(contacts({ id }).patch({ status }));
      onDone();
    }
  } finally {
    renewContacts(queryClient, new Set(ids));
  }
}

/** Whom a deed is about: some by their ids, or all that match. */
export type Meant = { ids: string[] } | { matching: ContactFilter };

/** @returns what undoes it, `null` where nobody was there any more */
export async function deleteContacts(meant: Meant) {
  const deleted = await unwrap(contacts.delete.post(meant));
  renewContacts(queryClient, "ids" in meant ? new Set(meant.ids) : null);
  return deleted;
}

/** Undoes a deletion or a merge. */
export async function restoreContacts(deletion: string) {
  const back = await unwrap(contacts.restore.post({ deletion }));
  renewContacts(queryClient, null);
  return back;
}

/** Refused with 409 where somebody else has changed the note since `changedAt`. */
export async function writeNote(id: string, note: { text: string; changedAt: string | null }) {
  const written = await unwrap(contacts({ id }).note.put(note));
  queryClient.setQueryData<AboutContact>(
    keys.contact(id),
    (about) => about && { ...about, note: written.note },
  );
  return written.note;
}

/** Contacts who may be the same person. */
export function useDuplicates() {
  return useInfiniteQuery({
    queryKey: keys.duplicates,
    queryFn: ({ pageParam }) => readDuplicates(pageParam),
    initialPageParam: 0,
    getNextPageParam: ({ total }, _pages, offset) =>
      offset + DUPLICATES < total ? offset + DUPLICATES : null,
    staleTime: 0,
  });
}

function readDuplicates(offset: number) {
  return unwrap(contacts.duplicates.post({ limit: DUPLICATES, offset }));
}

/** Has one stand for the others. */
export function useMergeContacts(keep: <T>(work: () => Promise<T>) => Promise<T>) {
  return useMutation({
    mutationFn: (wish: Parameters<typeof contacts.merge.post>[0]) =>
      keep(() => unwrap(contacts.merge.post(wish))),
    onSuccess: () => renewContacts(queryClient, null),
  });
}

/** Some contacts, or all, as a file. */
export function exportContacts(format: "csv" | "xlsx", meant: Meant): Promise<Blob> {
  return postForBlob("/api/contacts/export", { format, ...meant });
}

/** All that was loaded, each contact once: who moves while pages are asked for may stand on two. */
export function contactsOf(pages: InfiniteData<ContactPage> | undefined): Contact[] {
  const byId = new Map<string, Contact>();
  for (const page of pages?.pages ?? []) {
    for (const contact of page.contacts) if (!byId.has(contact.id)) byId.set(contact.id, contact);
  }
  return [...byId.values()];
}
