import { useMutation, useQuery } from "@tanstack/react-query";
import { client, unwrap } from "./client.ts";
import { keys } from "./keys.ts";
import { queryClient } from "./query-client.ts";

/** What is agreed to, and what shows it. */
export interface SaidStatement {
  wording: string;
  source: string;
  evidence: string;
  evidenceFile: File | null;
}

/** What somebody agreed to, when, and what shows it. */
export interface GivenConsent extends SaidStatement {
  number: string;
  /** ISO 8601; a day alone where nobody knows the hour. */
  grantedAt: string;
}

export type Statement = Awaited<ReturnType<typeof readStatements>>[number];

const STATEMENTS = 100;

/** What was agreed to before, the newest first. */
export function useStatements() {
  return useQuery({ queryKey: keys.statements, queryFn: readStatements });
}

async function readStatements() {
  const query = { limit: STATEMENTS };
  return (await unwrap(client.api.consents.statements.get({ query }))).statements;
}

/** `keep` does it in the end, as it may have to ask for a name first. */
export function useMakeStatement(keep: (work: () => Promise<Statement>) => Promise<Statement>) {
  return useMutation({
    mutationFn: (said: SaidStatement) => keep(() => makeStatement(said)),
    onSuccess: (made) =>
      queryClient.setQueryData<Statement[]>(keys.statements, (known = []) => [made, ...known]),
  });
}

/** `keep` does it in the end, as it may have to ask for a name first. */
export function useRecordConsent(
  keep: (work: () => Promise<RecordedConsent>) => Promise<RecordedConsent>,
) {
  return useMutation({ mutationFn: (given: GivenConsent) => keep(() => record(given)) });
}

export type RecordedConsent = Awaited<ReturnType<typeof record>>;

/** A file comes with its statement alone, so that this is made first. */
async function record({ number, grantedAt, ...said }: GivenConsent) {
  const { id: statementId } = await makeStatement(said, grantedAt);
  return unwrap(client.api.consents.post({ number, grantedAt, statementId }));
}

/** `grantedAt`: nothing is kept where nobody can have agreed then. */
function makeStatement({ evidence, evidenceFile, ...said }: SaidStatement, grantedAt?: string) {
  return unwrap(
    client.api.consents.statements.post({
      ...said,
      ...(grantedAt !== undefined && { grantedAt }),
      ...(evidence !== "" && { evidence }),
      ...(evidenceFile && { evidenceFile }),
    }),
  );
}
