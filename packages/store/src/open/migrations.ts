import first from "../../migrations/0000_first.sql" with { type: "text" };
import suppressions from "../../migrations/0001_suppressions.sql" with { type: "text" };
import treeVersions from "../../migrations/0002_tree-versions.sql" with { type: "text" };
import telephony from "../../migrations/0003_telephony.sql" with { type: "text" };
import simulationRuns from "../../migrations/0004_simulation-runs.sql" with { type: "text" };
import reading from "../../migrations/0005_reading.sql" with { type: "text" };
import numberProblems from "../../migrations/0006_number-problems.sql" with { type: "text" };
import contacts from "../../migrations/0007_contacts.sql" with { type: "text" };
import ledger from "../../migrations/0008_ledger.sql" with { type: "text" };
import carriers from "../../migrations/0009_carriers.sql" with { type: "text" };
import heardImports from "../../migrations/0010_heard-imports.sql" with { type: "text" };
import statementEntries from "../../migrations/0011_statement-entries.sql" with { type: "text" };
import campaigns from "../../migrations/0012_campaigns.sql" with { type: "text" };
import campaignLists from "../../migrations/0013_campaign-lists.sql" with { type: "text" };
import dialledCalls from "../../migrations/0014_dialled-calls.sql" with { type: "text" };
import stoppedCalls from "../../migrations/0015_stopped-calls.sql" with { type: "text" };
import openNumbers from "../../migrations/0016_open-numbers.sql" with { type: "text" };
import missedReplies from "../../migrations/0017_missed-replies.sql" with { type: "text" };
import contactsFound from "../../migrations/0018_contacts-found.sql" with { type: "text" };
import transcripts from "../../migrations/0019_transcripts.sql" with { type: "text" };
import settings from "../../migrations/0020_settings.sql" with { type: "text" };
import journal from "../../migrations/meta/_journal.json" with { type: "json" };

/** A migration as drizzle-kit wrote it. `createdAt` orders them, milliseconds since 1970. */
export interface Migration {
  tag: string;
  createdAt: number;
  sql: string;
}

/** Imported as text, so that an executable contains them. A test compares the list with the folder. */
const texts: Record<string, string> = {
  "0000_first": first,
  "0001_suppressions": suppressions,
  "0002_tree-versions": treeVersions,
  "0003_telephony": telephony,
  "0004_simulation-runs": simulationRuns,
  "0005_reading": reading,
  "0006_number-problems": numberProblems,
  "0007_contacts": contacts,
  "0008_ledger": ledger,
  "0009_carriers": carriers,
  "0010_heard-imports": heardImports,
  "0011_statement-entries": statementEntries,
  "0012_campaigns": campaigns,
  "0013_campaign-lists": campaignLists,
  "0014_dialled-calls": dialledCalls,
  "0015_stopped-calls": stoppedCalls,
  "0016_open-numbers": openNumbers,
  "0017_missed-replies": missedReplies,
  "0018_contacts-found": contactsFound,
  "0019_transcripts": transcripts,
  "0020_settings": settings,
};

export const migrations: readonly Migration[] = journal.entries.map(({ tag, when }) => {
  const sql = texts[tag];
  if (sql === undefined) throw new Error(`Migration ${tag} is not imported in migrations.ts.`);
  return { tag, createdAt: when, sql };
});
