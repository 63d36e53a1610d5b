import { useMutation } from "@tanstack/react-query";
import { client, unwrap } from "./client.ts";

/** What somebody agreed to, when, and what shows it. */
export interface GivenConsent {
  number: string;
  wording: string;
  source: string;
  evidence: string;
  evidenceFile: File | null;
  /** ISO 8601; a day alone where nobody knows the hour. */
  grantedAt: string;
}

/** `keep` does it in the end, as it may have to ask for a name first. */
export function useRecordConsent(
  keep: (work: () => Promise<RecordedConsent>) => Promise<RecordedConsent>,
) {
  return useMutation({ mutationFn: (given: GivenConsent) => keep(() => record(given)) });
}

export type RecordedConsent = Awaited<ReturnType<typeof record>>;

/** A file comes with its statement alone, so that this is made first. */
async function record({ number, evidence, evidenceFile, grantedAt, ...said }: GivenConsent) {
  const { consents } = client.api;
  const statement = await unwrap(
    consents.statements.post({
      ...said,
      grantedAt,
      ...(evidence !== "" && { evidence }),
      ...(evidenceFile && { evidenceFile }),
    }),
  );
  return unwrap(consents.post({ number, grantedAt, statementId: statement.id }));
}
