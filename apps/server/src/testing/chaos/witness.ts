import type { TestClient } from "@rufbaum/store/testing";

/** One change of a call's row, as the database itself saw it. */
export interface Change {
  callId: string;
  before: Standing | null;
  after: Standing;
}

export interface Standing {
  status: string;
  callSid: string | null;
  outcome: string | null;
  outcomeBy: string | null;
  endReason: string | null;
  isClosed: boolean;
}

const COLUMNS = ["status", "call_sid", "outcome", "outcome_by", "end_reason", "closed_at"];

/** Lets the database write down every change of a call: nothing that is stored escapes it. */
export async function installWitness(client: TestClient): Promise<void> {
  const standing = (row: string) =>
    `json_build_object('status', ${row}.status, 'callSid', ${row}.call_sid, 'outcome', ${row}.outcome,
      'outcomeBy', ${row}.outcome_by, 'endReason', ${row}.end_reason,
      'isClosed', ${row}.closed_at is not null)`;
  const changed = COLUMNS.map((column) => `old.${column} is distinct from new.${column}`);
  await client.query("create table witness (n bigserial, call_id text, before json, after json)");
  await client.query(`create function bear_witness() returns trigger language plpgsql as $$
    begin
      insert into witness (call_id, before, after) values (
        new.id, case when tg_op = 'INSERT' then null else ${standing("old")} end, ${standing("new")});
      return new;
    end $$`);
  await client.query(
    "create trigger witness_new after insert on calls for each row execute function bear_witness()",
  );
  await client.query(`create trigger witness_change after update on calls for each row
    when (${changed.join(" or ")}) execute function bear_witness()`);
}

export async function readWitness(client: TestClient): Promise<Change[]> {
  const { rows } = await client.query(
    `select call_id as "callId", before, after from witness order by n`,
  );
  return rows as Change[];
}
