import type { HomeCountry } from "@rufbaum/dialing";
import type { RolesByHand } from "@rufbaum/dialing/contact-files";
import { useQuery } from "@tanstack/react-query";
import { client, readBlob, type Sending, sendFile, unwrap } from "./client.ts";
import { keys } from "./keys.ts";
import { queryClient } from "./query-client.ts";
import { every, saveFile } from "./runtime.ts";

const { contacts } = client.api;

/** A list that a file brought. */
export type ContactList = Awaited<ReturnType<typeof readLists>>[number];

/** The lists that are whole, the newest first. */
export function useContactLists() {
  return useQuery({ queryKey: keys.contactLists, queryFn: readLists });
}

function readLists() {
  return unwrap(contacts.imports.get());
}

/** Somebody on a list, as its first ones are shown. */
export interface ListedContact {
  id: string;
  phone: string;
  name: string;
  company: string;
  customFields: Readonly<Record<string, string>>;
}

const FIRST = 10;

/** The first of a list, in its order. */
export function useFirstOfList(id: string | null) {
  return useQuery({
    queryKey: keys.firstOfList(id ?? ""),
    queryFn: (): Promise<readonly ListedContact[]> =>
      unwrap(contacts.imports({ id: id ?? "" }).contacts.get({ query: { limit: FIRST } })),
    enabled: id !== null,
  });
}

/** Everybody who stands on a list. */
export function sizeOf({ counts }: Pick<ContactList, "counts">): number {
  return counts.added + counts.updated + counts.unchanged;
}

/** What was said of columns before, and where national numbers are at home. */
export function readColumns() {
  // Others import files, too.
  return queryClient.fetchQuery({ ...columns, staleTime: 0 });
}

/** The same, as it was read last. */
export function useColumns() {
  return useQuery(columns);
}

const columns = {
  queryKey: keys.columnRoles,
  queryFn: () => unwrap(contacts.columns.get()),
};

/** What is said of a file beside its bytes. */
export interface FileSaid {
  sheet?: string;
  roles?: RolesByHand;
  country?: HomeCountry;
}

/** Whoever stands in a file has agreed to this. `grantedAt` is ISO 8601, or a day. */
export interface FileConsent {
  statement: string;
  grantedAt: string;
}

export type ImportedList = ContactList & {
  blocked: { added: number; known: number };
};

/** Stores a file's contacts as a list. @throws ApiError; what `signal` was aborted with */
export async function importContacts(
  file: File,
  said: FileSaid & { consent: FileConsent | null },
  sending: Sending,
): Promise<ImportedList> {
  const { sheet, roles, country, consent } = said;
  const query = new URLSearchParams({
    name: file.name,
    ...(sheet !== undefined && { sheet }),
    ...(roles !== undefined && { roles: JSON.stringify(roles) }),
    ...(country !== undefined && { country }),
    ...consent,
  });
  const list = await sendFile<ImportedList>(`/api/contacts/import?${query}`, file, sending);
  await queryClient.invalidateQueries({ queryKey: keys.contactLists });
  return list;
}

const LOOKED_EVERY = 1_000;

/** Tells how many of a file that is sent are stored. @returns what ends that */
export function followImport(fileName: string, told: (contacts: number) => void): () => void {
  return every(LOOKED_EVERY, async () => {
    const lists = await readLists().catch(() => []);
    const own = lists.find((list) => list.status === "running" && list.fileName === fileName);
    if (own) told(sizeOf(own));
  });
}

/** The template with the specified columns, as the server writes it. */
export async function saveTemplate(): Promise<void> {
  saveFile(TEMPLATE, await readBlob("/api/contacts/template"), "text/csv");
}

const TEMPLATE = "bulk-calls-template.csv";
