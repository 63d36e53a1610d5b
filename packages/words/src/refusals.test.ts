import { expect, test } from "bun:test";
import { type Refusal, wordsIn } from "./index.ts";

const NUMBER = "+49 30 23125001";
const FAULT = { code: "20500", reported: "http-503", cited: "HTTP 503" } as const;
const WHY = { code: "foreign", countries: ["DE"] } as const;
const REACHED = { limit: 17, used: 18, seconds: 19 };
const FINDING = {
  code: "no-start",
  severity: "error",
  nodeId: null,
  connectionId: null,
  params: {},
} as const;

/** What belongs to a code; one type may have many. */
type Values<Code, R = Refusal> = R extends Refusal
  ? Code extends R["code"]
    ? Omit<R, "code">
    : never
  : never;

/** One of each, with values that nothing else would have. */
const SAMPLES: { [Code in Refusal["code"]]: Values<Code> } = {
  "not-found": {},
  "not-json": {},
  "invalid-request": {
    part: "body",
    faults: [
      { path: "first", fault: { code: "missing" } },
      { path: "second", fault: { code: "too-short", limit: 17 } },
    ],
  },
  "odd-parameter": { name: "treeId" },
  "too-large": { bytes: 3 * 1024 * 1024, limit: 64 * 1024 },
  "length-required": {},
  "too-deep": { limit: 17 },
  "too-many-values": { limit: 17 },
  "too-slow": {},
  "sent-too-slowly": { seconds: 17, bytesPerSecond: 17_000 },
  busy: {},
  "wrong-host": {},
  "foreign-origin": {},
  "unknown-page": {},
  "unknown-file": {},
  "bad-signature": {},
  "no-emulator": {},
  "no-language-model": {},
  "language-model-silent": {},
  "not-embedded": {},
  "database-unavailable": {},
  "disk-full": {},
  internal: {},
  "not-signed-in": {},
  "too-many-logins": { seconds: 17 },
  "wrong-password": { attemptsLeft: 17 },
  "locked-out": { seconds: 17 },
  "unknown-token": { id: "token_17" },
  "person-unknown": {},
  "person-not-asked": {},
  "invalid-person": {},
  "person-in-call": { number: NUMBER },
  "number-busy": {},
  "own-number-known": {},
  "too-many-codes": { limit: 17, isOfNumber: true },
  "wrong-code": { triesLeft: 17 },
  "no-code-open": {},
  "unknown-own-number": { number: NUMBER },
  "contact-file": { fault: { code: "unknown-sheet", format: "xlsx", sheet: "A", sheets: ["B"] } },
  "choose-sheet": { sheets: ["Tabelle1", "Tabelle2"] },
  "invalid-roles": {},
  "import-cancelled": {},
  "unknown-contact": { id: "contact_17" },
  "workbook-too-large": { amount: 100_017, limit: 100_000 },
  "unknown-import": { id: "import_17" },
  "unknown-statement": { id: "statement_17" },
  "no-company": {},
  "empty-evidence-file": { name: "Formular.pdf" },
  "no-evidence": {},
  "no-evidence-file": { id: "statement_17" },
  "statement-erased": { id: "statement_17" },
  "consent-undated": {},
  "consent-in-future": {},
  "ends-before-grant": {},
  "granted-later": { number: NUMBER, day: "2026-11-17" },
  "number-taken": { number: NUMBER, id: "contact_17" },
  "contact-changed": {},
  "note-changed": {},
  "unknown-deletion": { id: "deletion_17" },
  "contact-in-call": {},
  "reason-needed": { fields: ["attempts.perDay", "preset"] },
  "not-suppressed": { number: NUMBER },
  "not-of-this-call": {},
  "unknown-campaign": { id: "campaign_17" },
  "campaign-nameless": {},
  "campaign-without-contacts": {},
  "no-contacts-given": {},
  "campaign-without-tree": {},
  "tree-unpublished": { treeName: "Tree 17" },
  "campaign-stands": { wish: "delete", status: "running" },
  "list-unfinished": { name: "Messe 17" },
  "campaign-unchecked": {},
  "campaign-checking": { done: 17, total: 18 },
  "nobody-callable": { sentence: "18" },
  "skipped-unacknowledged": { skipped: 17, total: 18, sentence: "17 / 18" },
  "too-many-contacts": { limit: 17 },
  "not-in-campaign": { id: "contact_17" },
  "nobody-to-redial": {},
  "list-too-long": { limit: 17 },
  "unknown-list-column": { column: "Telefonn", columns: ["Name", "Telefon"], nearest: ["Telefon"] },
  "choose-list-column": { places: [1, 2] },
  "invalid-number": { to: "112", why: WHY },
  "opted-out": {},
  "may-not-dial": {
    denials: [
      {
        code: "too-many-today",
        limit: 17,
        used: 18,
        rule: "attempts",
        source: "our-preset",
        againAt: null,
      },
    ],
    timeZone: "Europe/Berlin",
  },
  "no-call-back-wish": { callId: "call_17" },
  "unknown-tree": { treeId: "tree_17" },
  "setting-changed": {},
  "unknown-time-zone": { name: "Europe/Bonn" },
  "not-startable": { treeName: "Tree 17", findings: [FINDING] },
  "carrier-busy": { callId: "call_1", fault: FAULT, retryAfterSeconds: 17 },
  "carrier-silent": { callId: "call_1", fault: FAULT },
  "carrier-refused": { callId: null, fault: FAULT },
  "called-off": { callId: "call_1" },
  "unknown-call": { id: "call_17" },
  "call-over": {},
  "outcome-not-set": {},
  "nothing-said": {},
  "call-not-placed": {},
  "not-answered": {},
  "call-ending": {},
  "hang-up-pending": {},
  "too-many-lines": {},
  "taken-over": {},
  "no-operator-number": {},
  "own-number": { to: "030", number: NUMBER },
  "no-recording": {},
  "other-server-silent": {},
  "number-in-call": {
    number: NUMBER,
    isInbound: false,
    since: "2026-01-05T09:17:00.000Z",
    isToday: true,
    timeZone: "UTC",
    treeName: "Tree 17",
  },
  "too-many-calls": REACHED,
  "too-many-calls-per-minute": REACHED,
  "too-many-minutes": REACHED,
  "invalid-identity": {},
  "no-voice-account": {},
  "carrier-unreadable": {},
  "carrier-finds-nobody": {},
  "carrier-account-unusable": { why: "seventeen" },
  "carrier-account-incomplete": {},
  "carrier-field": { field: "authToken" },
  "carrier-from-environment": { variables: "SEVENTEEN" },
  "carrier-nothing-to-undo": {},
  "no-carrier-account": {},
  "invalid-caller-number": { why: { code: "premium", source: "providers-law" } },
  "caller-number-not-allowed": { why: { code: "not-in-inventory", number: NUMBER } },
  "number-known": { number: NUMBER },
  "unknown-number": { number: NUMBER },
  "number-not-usable": { number: NUMBER, why: { code: "gone" } },
  "default-number": { number: NUMBER },
  "number-not-answerable": { number: NUMBER, isVerified: true },
  "not-published": { treeName: "Tree 17" },
  "unknown-version": { number: 17 },
  "lint-errors": { errors: [FINDING, FINDING] },
  unchanged: { number: 17 },
  "version-conflict": {},
  "too-many-edits": {},
  "import-failed": { problems: [], further: 17 },
  "faulty-tree": { problems: [], further: 17 },
  "unknown-language": {},
  "invalid-count": { given: 17, most: 18 },
  "invalid-seed": { given: 17, most: 18 },
  "invalid-noise": { given: 17 },
  "invalid-personas": { problems: [] },
  "invalid-result": { path: "runs" },
  "too-many-entries": { path: "runs", count: 17 },
  "simulation-running": { tree: "Tree 17", done: 17, runs: 18 },
  "tree-has-errors": { tree: "Tree 17", errors: [FINDING] },
  cancelled: {},
  "server-stops": {},
  "simulation-not-running": {},
  "unknown-run": { id: "run_17" },
  "unknown-conversation": { index: 17, runs: 19 },
  "made-by-another-version": {},
};

const FACTS = Object.entries(SAMPLES).map(
  ([code, values]) => [code, { code, ...values } as Refusal] as const,
);

test.each(FACTS)("%s is told in both languages, with the same values", (_code, fact) => {
  const [german, english] = [wordsIn("de").refusal(fact), wordsIn("en").refusal(fact)];
  expect(english).not.toBe(german);
  for (const sentence of [german, english]) {
    expect(sentence).toMatch(/^.+$/su);
    expect(sentence).not.toMatch(/undefined|\[object|\$\{|NaN/u);
  }
  expect(valuesIn(english)).toEqual(valuesIn(german));
});

/** Numbers, ids and names that only the samples have. */
function valuesIn(sentence: string): string[] {
  return [...sentence.matchAll(/\w*_17|Tree 17|\b1[789]\b|\+49 30 23125001/gu)]
    .map(([value]) => value)
    .sort();
}
