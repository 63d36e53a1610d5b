import { type Database, findConsentStatement } from "@rufbaum/store";
import { DomainError } from "../../errors.ts";
import { checkEnd } from "./grant-moment.ts";

/**
 * That people can still agree to a statement, or could at `at` (milliseconds since 1970).
 * @throws DomainError `unknown-statement` (404); `statement-erased` (409) once what showed it went
 *   with the last of the people who had agreed to it; `ends-before-grant` (422)
 */
export async function requireStatement(db: Database, id: string, at: number): Promise<void> {
  const statement = await findConsentStatement(db, id);
  if (!statement) throw new DomainError({ code: "unknown-statement", id }, { status: 404 });
  if (statement.evidence === null) {
    throw new DomainError({ code: "statement-erased", id }, { status: 409 });
  }
  checkEnd(at, statement.endsAt);
}
