import { useQuery } from "@tanstack/react-query";
import { ApiError } from "./api-error.ts";
import { client, unwrap } from "./client.ts";
import { keys } from "./keys.ts";
import { queryClient } from "./query-client.ts";
import { type Kept, kept } from "./runtime.ts";

/** Who was last said to sit at this browser: a suggestion, and nothing else. */
const lastName: Kept<string> = kept(
  "browser",
  "rufbaum.person",
  (value): value is string => typeof value === "string",
);

/** Who sits here, as he said for this session; `null` until he did. */
export function usePerson() {
  return useQuery({
    queryKey: keys.person,
    queryFn: async () => ({ name: (await unwrap(client.api.session.get())).person }),
  });
}

export function suggestedName(): string {
  return lastName.read() ?? "";
}

/** @returns the name as it is kept */
export async function sayPerson(name: string): Promise<string> {
  const { person } = await unwrap(client.api.session.person.put({ name }));
  lastName.write(person);
  queryClient.setQueryData(keys.person, { name: person });
  return person;
}

/** Whether something was refused only because nobody has said who he is. */
export function isPersonUnknown(error: unknown): boolean {
  return error instanceof ApiError && error.reason === "person-unknown";
}
