import type { AuthorityFileWords } from "../de/authority-file.ts";
import { writtenIn } from "../format/numbers.ts";

const { counted, quoted, whole } = writtenIn("en");

export const authorityFile: AuthorityFileWords = {
  title: (number) => `Consents of ${number}`,
  made: (at, by) => `Made on ${at} by ${by}.`,
  zone: (name) =>
    `Times are told in the time zone ${name}. Where only a day stands, no hour was recorded.`,
  noConsent: "No consent of this number is on record.",
  consent: (id) => `Consent ${id}`,
  facts: {
    state: "State",
    wording: "Wording",
    grantedAt: "Given on",
    source: "Given at",
    evidence: "Evidence",
    evidenceHash: "SHA-256 of the evidence",
    fileHash: "SHA-256 of the file",
    channel: "To",
    company: "Company",
    purpose: "Purpose",
    endsAt: "Counts until",
    withdrawnAt: "Withdrawn on",
    withdrawnHow: "How withdrawn",
    recorded: "Recorded",
    statementHash: "SHA-256 of the statement",
    hash: "SHA-256 of the entry",
    subject: "Name of the number",
  },
  erased: "erased",
  none: "none named",
  file: (name, size) => `File ${quoted(name)}, ${size}`,
  uses: "Calls that stand on this consent",
  entries: "All entries",
  columns: {
    sequence: "No.",
    kind: "Kind",
    at: "Happened",
    recorded: "Recorded",
    by: "By",
    call: "Call",
    hash: "SHA-256",
  },
  suppression: "Suppression list",
  notSuppressed: "The number is not suppressed.",
  suppressedSince: (at, why, by) => `Suppressed since ${at}: ${why}${by === "" ? "" : ` (${by})`}.`,
  verification: "Verification of the ledger",
  whole: ({ entries, statements, evidenceFiles }) =>
    `Unchanged. Checked were: ${counted(entries, "entry", "entries")} of this number, ${counted(statements, "statement", "statements")} and ${counted(evidenceFiles, "file", "files")}.`,
  followed: (before) => {
    if (!before) {
      return "When this page was made the whole ledger was checked, from the first entry to the last.";
    }
    const { sequence, at } = before;
    return `Up to entry ${whole(sequence)} the whole ledger had been checked on ${at}; all entries after it were checked when this page was made.`;
  },
  head: (sequence) => `Last entry of the ledger: ${whole(sequence)}`,
  broken: (fault) => `Changed: ${fault}`,
  explained:
    "SHA-256 is a checksum: once a single character is changed, it is wrong. Each entry holds the checksum of the entry before it, of its statement and of what shows that. Whoever changes one later would have to change all after it.",
};
