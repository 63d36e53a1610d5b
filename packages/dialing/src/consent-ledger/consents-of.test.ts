import { expect, test } from "bun:test";
import { consentsOf } from "./consents-of.ts";

type Told = Parameters<typeof consentsOf>[0][number];

/** An entry for each `[kind, statement or null, at]`, in this order. */
function ledger(...entries: [Told["kind"], string | null, number][]): Told[] {
  return entries.map(([kind, statementId, at], place) => ({
    ...{ sequence: place + 1, kind, statementId, at },
    statement:
      statementId === null
        ? null
        : { channel: "ai-voice", company: statementId, purpose: null, endsAt: null },
  }));
}

/** What became of each: when it was withdrawn, and when with all others. */
const fates = (entries: Told[]) =>
  consentsOf(entries).map(({ withdrawnAt, allWithdrawnAt }) => [withdrawnAt, allWithdrawnAt]);

test.each([
  ["stands", ledger(["grant", "Nord", 1]), [[null, null]]],
  [
    "is withdrawn by itself",
    ledger(["grant", "Nord", 1], ["grant", "Süd", 2], ["withdrawal", "Nord", 3]),
    [
      [3, null],
      [null, null],
    ],
  ],
  [
    "is withdrawn with all others, whosever they are",
    ledger(["grant", "Nord", 1], ["grant", "Süd", 2], ["withdrawal", null, 3]),
    [
      [3, 3],
      [3, 3],
    ],
  ],
  [
    "is withdrawn by itself and then with all",
    ledger(["grant", "Nord", 1], ["withdrawal", "Nord", 2], ["withdrawal", null, 3]),
    [[2, 3]],
  ],
  [
    "was granted before all were withdrawn, and written down after",
    ledger(["grant", "Nord", 1], ["withdrawal", null, 3], ["grant", "Süd", 3], ["grant", "Ost", 4]),
    [
      [3, 3],
      [3, 3],
      [null, null],
    ],
  ],
  [
    "was granted after all were withdrawn, and written down before",
    ledger(["grant", "Nord", 1], ["grant", "Süd", 4], ["withdrawal", null, 3]),
    [
      [3, 3],
      [null, null],
    ],
  ],
  [
    "was granted after all that a withdrawal, told to end it, could mean",
    ledger(["grant", "Nord", 4], ["withdrawal", null, 3]),
    [[3, 3]],
  ],
  [
    "was withdrawn with all before an erasure, whenever it was written down",
    ledger(
      ...([
        ["grant", "Nord", 1],
        ["withdrawal", null, 3],
        ["erasure", null, 5],
        ["grant", "Süd", 2],
      ] as [Told["kind"], string | null, number][]),
    ),
    [
      [3, 5],
      [3, 5],
    ],
  ],
  [
    "was written down after an erasure, and granted before",
    ledger(["erasure", null, 3], ["grant", "Nord", 2]),
    [[3, 3]],
  ],
])("a consent that %s", (_, entries, expected) => {
  expect(fates(entries)).toEqual(expected);
});
