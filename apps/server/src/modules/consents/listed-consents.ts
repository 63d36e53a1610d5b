import { breathe, type Clock } from "@rufbaum/runtime";
import { appendListedGrants, type Database, type ListedGrants } from "@rufbaum/store";

/** What became of the consents that a list or a file brought. */
export interface ListedConsents extends ListedGrants {
  /** People whose own row does not plainly agree: no consent of theirs was recorded. */
  rowSaysNo: number;
}

/** How many are stored at once: between two batches calls get their turn. */
const BATCH = 500;

/** The people of a list, of whom a later row may say no: so nothing is granted before all were read. */
export class RowsThatAgree {
  readonly #agreed = new Set<string>();
  readonly #saidNo = new Set<string>();
  readonly #told = new Set<string>();

  /** @param isMeant not a further number of a row that says no, which is told once */
  add(subject: string, agrees: boolean, isMeant = true): void {
    (agrees ? this.#agreed : this.#saidNo).add(subject);
    if (!agrees && isMeant) this.#told.add(subject);
  }

  /** Writes their consents down, batch by batch. `at`: when they agreed, in milliseconds since 1970. */
  async grant(
    db: Database,
    { statementId, at, by, clock }: { statementId: string; at: number; by: string; clock: Clock },
  ): Promise<ListedConsents> {
    const told = this.#told.union(this.#agreed.intersection(this.#saidNo));
    const found = { added: 0, known: 0, withdrawn: 0, erased: 0, rowSaysNo: told.size };
    const subjects = [...this.#agreed.difference(this.#saidNo)];
    for (let from = 0; from < subjects.length; from += BATCH) {
      const grants = subjects
        .slice(from, from + BATCH)
        .map((subject) => ({ subject, kind: "grant" as const, statementId, callId: null, at }));
      const recorded = { recordedAt: clock.now(), recordedBy: by };
      const some = await appendListedGrants(db, grants, recorded);
      for (const what of ["added", "known", "withdrawn", "erased"] as const) {
        found[what] += some[what];
      }
      await breathe();
    }
    return found;
  }
}
