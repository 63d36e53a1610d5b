import type { AuthorityFileWords } from "../de/authority-file.ts";
import { writtenIn } from "../format/numbers.ts";

const { counted, whole } = writtenIn("en");

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
    file: "File",
    fileHash: "SHA-256 of the file",
    channel: "To",
    company: "Company",
    purpose: "Purpose",
    endsAt: "Counts until",
    withdrawnAt: "Withdrawn on",
    recorded: "Recorded",
    statementHash: "SHA-256 of the statement",
    hash: "SHA-256 of the entry",
    subject: "Name of the number",
  },
  erased: "erased",
  none: "none named",
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
  suppressedSince: (at, why, by) =>
    `Suppressed since ${at}: ${why}${by === "" ? "" : `, entered by ${by}`}.`,
  verification: "Verification of the ledger",
  whole: ({ entries, statements, evidenceFiles }) =>
    `Unchanged: ${counted(entries, "entry", "entries")} of this number were checked, with ${counted(statements, "statement", "statements")} and ${counted(evidenceFiles, "file", "files")}.`,
  followed: (before) => {
    if (!before) return "The chain of all entries was followed for it from the first to the last.";
    const { sequence, at } = before;
    return `The chain of all entries was followed for it from entry ${whole(sequence)} to the last; up to that one it was checked on ${at}.`;
  },
  head: (sequence, hash) => `Last entry: ${whole(sequence)}, SHA-256 ${hash}`,
  broken: (fault) => `Changed: ${fault}`,
  explained:
    "Each entry holds the SHA-256 of the one before it and of its statement, and so of the evidence: whoever changes one changes all after it.",
};
