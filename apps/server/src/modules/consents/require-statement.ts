import { type Database, findConsentStatement } from "@rufbaum/store";
import { DomainError } from "../../errors.ts";

/**
 * That people can still agree to a statement.
 * @throws DomainError `unknown-statement` (404); `statement-erased` (409) once what showed it went
 *   with the last of the people who had agreed to it
 */
export async function requireStatement(db: Database, id: string): Promise<void> {
  const statement = await findConsentStatement(db, id);
  if (!statement) throw new DomainError({ code: "unknown-statement", id }, { status: 404 });
  if (statement.evidence === null) {
    throw new DomainError({ code: "statement-erased", id }, { status: 409 });
  }
}
