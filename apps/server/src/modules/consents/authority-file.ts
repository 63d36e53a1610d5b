import type { Words } from "@rufbaum/words";
import { formatsIn } from "@rufbaum/words/format";
import { LEDGER_TIME_ZONE } from "../today/start-of-day.ts";
import type { ToldConsents } from "./told-consents.ts";
import type { VerifiedFor } from "./verify-ledger.ts";

export interface AuthorityCase {
  told: ToldConsents;
  subject: string;
  checked: VerifiedFor;
  by: string;
  /** Milliseconds since 1970. */
  at: number;
}

/**
 * All that the ledger says of one number, for an authority: a page of HTML that needs nothing else,
 * runs nothing and can be printed.
 */
export function authorityFile(
  { told, subject, checked, by, at }: AuthorityCase,
  words: Words,
): string {
  const { authorityFile: says } = words;
  const { consents, entries, blocked, written } = told;
  const time = timeIn(words);
  const shown = [
    `<h1>${escapeHtml(says.title(written))}</h1>`,
    paragraph(says.made(time(new Date(at).toISOString()), by), says.zone(LEDGER_TIME_ZONE)),
    facts([{ name: says.facts.subject, lines: [subject] }]),
    ...(consents.length === 0 ? [paragraph(says.noConsent)] : []),
    ...consents.map((consent) => consentPart(consent, words)),
    heading(says.suppression),
    paragraph(
      blocked
        ? says.suppressedSince(time(blocked.since), blocked.reasonText, blocked.by)
        : says.notSuppressed,
    ),
    heading(says.entries),
    entryTable(entries, words),
    heading(says.verification),
    ...verdict(checked, words),
    paragraph(says.explained),
  ];
  return page(says.title(written), words.language, shown);
}

function consentPart(consent: ToldConsents["consents"][number], words: Words): string {
  const { authorityFile: says } = words;
  const { facts: names, columns } = says;
  const time = timeIn(words);
  const { file, uses, endsAt, withdrawnAt, evidence } = consent;
  const size = (bytes: number) => formatsIn(words.language).bytes(bytes);
  const shownBy = [
    ...(evidence === "" && file ? [] : [evidence ?? says.erased]),
    ...(file ? [says.file(file.name, size(file.bytes))] : []),
  ];
  const sums = [
    ...(file ? [`${names.fileHash}: ${file.sha256}`] : []),
    ...(consent.evidenceHash ? [`${names.evidenceHash}: ${consent.evidenceHash}`] : []),
  ];
  const rows: Fact[] = [
    { name: names.state, lines: [consent.stateText] },
    {
      name: names.wording,
      lines: [consent.wording || says.erased],
      sums: [`${names.statementHash}: ${consent.statementHash}`],
    },
    { name: names.grantedAt, lines: [time(consent.grantedAt, consent.grantedOn)] },
    { name: names.source, lines: [consent.source || says.erased] },
    { name: names.evidence, lines: shownBy, sums },
    { name: names.channel, lines: [consent.channelText] },
    { name: names.company, lines: [consent.company] },
    { name: names.purpose, lines: [consent.purpose ?? says.none] },
    { name: names.endsAt, lines: endsAt === null ? [] : [time(endsAt, consent.endsOn)] },
    {
      name: names.withdrawnAt,
      lines: withdrawnAt === null ? [] : [time(withdrawnAt, consent.withdrawnOn)],
    },
    {
      name: names.withdrawnHow,
      lines: consent.withdrawalNote === null ? [] : [consent.withdrawalNote],
    },
    {
      name: names.recorded,
      lines: [`${time(consent.recordedAt)}, ${consent.recordedBy}`],
      sums: [`${names.hash}: ${consent.hash}`],
    },
  ];
  const calls =
    uses.length === 0
      ? []
      : [
          `<h3>${escapeHtml(says.uses)}</h3>`,
          table(
            [columns.at, columns.call],
            uses.map(({ at, callId }) => [time(at), callId ?? ""]),
          ),
        ];
  return [heading(says.consent(consent.id)), facts(rows), ...calls].join("\n");
}

function verdict(checked: VerifiedFor, words: Words): string[] {
  const { authorityFile: says } = words;
  if (!checked.ok) return [paragraph(says.broken(checked.message))];
  const { followed, head } = checked;
  const before = followed && {
    sequence: followed.sequence,
    at: timeIn(words)(new Date(followed.at).toISOString()),
  };
  const last = `<p>${escapeHtml(says.head(head.sequence))}${sum(`SHA-256: ${head.hash}`)}</p>`;
  return [paragraph(says.whole(checked)), paragraph(says.followed(before)), last];
}

/** `on`: the day, where nobody knows the hour. */
function timeIn({ language }: Words): (iso: string, on?: string | null) => string {
  const { date, time } = formatsIn(language);
  return (iso, on) =>
    on
      ? date(iso, LEDGER_TIME_ZONE)
      : `${date(iso, LEDGER_TIME_ZONE)} ${time(iso, LEDGER_TIME_ZONE)}`;
}

function heading(text: string): string {
  return `<h2>${escapeHtml(text)}</h2>`;
}

function paragraph(...sentences: string[]): string {
  return `<p>${escapeHtml(sentences.join(" "))}</p>`;
}

/** A fact in lines, with checksums below them. */
interface Fact {
  name: string;
  lines: readonly string[];
  sums?: readonly string[];
}

/** What has no lines is left out. */
function facts(rows: readonly Fact[]): string {
  const shown = rows.flatMap(({ name, lines, sums = [] }) =>
    lines.length === 0
      ? []
      : `<tr><th>${escapeHtml(name)}</th><td>${escapeHtml(lines.join("\n"))}${sums.map(sum).join("")}</td></tr>`,
  );
  return `<table class="facts">${shown.join("\n")}</table>`;
}

/** Checksums are for machines: a small line of their own, in one piece. */
function sum(text: string): string {
  return `<span class="hash">${escapeHtml(text)}</span>`;
}

function entryTable(entries: ToldConsents["entries"], words: Words): string {
  const { columns } = words.authorityFile;
  const { hash: _, ...named } = columns;
  const names = Object.values(named);
  const time = timeIn(words);
  const head = names.map((name) => `<th>${escapeHtml(name)}</th>`).join("");
  const body = entries.map((entry) => {
    const cells = [
      `${entry.sequence}`,
      entry.note === null ? entry.kindText : `${entry.kindText}: ${entry.note}`,
      time(entry.at, entry.on),
      time(entry.recordedAt),
      entry.recordedBy,
      entry.callId ?? "",
    ];
    const row = cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join("");
    const below = `<td colspan="${names.length}">${sum(`${columns.hash}: ${entry.hash}`)}</td>`;
    return `<tbody><tr>${row}</tr><tr>${below}</tr></tbody>`;
  });
  return `<table class="entries"><thead><tr>${head}</tr></thead>${body.join("\n")}</table>`;
}

function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = columns.map((name) => `<th>${escapeHtml(name)}</th>`).join("");
  const body = rows.map(
    (cells) => `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join("")}</tr>`,
  );
  return `<table><tr>${head}</tr>${body.join("\n")}</table>`;
}

const STYLE = `@page { size: A4; margin: 15mm }
body { font: 10.5pt/1.4 sans-serif; max-width: 60em; margin: 2em auto; padding: 0 1em; color: #111 }
table { border-collapse: collapse; width: 100%; font-size: 9pt }
th, td { border: 1px solid #999; padding: 3px 6px; text-align: left; vertical-align: top;
  overflow-wrap: break-word; white-space: pre-wrap }
td { hyphens: auto }
.facts { table-layout: fixed }
.facts th { width: 11em }
.entries td:nth-child(3), .entries td:nth-child(4) { white-space: nowrap }
.entries tbody { break-inside: avoid }
.entries tr:last-child td { border-top: none; padding-top: 0 }
.entries tbody tr:first-child td { border-bottom: none }
.hash { display: block; font: 7pt/1.5 monospace; color: #555; hyphens: none; overflow-wrap: anywhere }
h2 { margin-top: 1.6em; break-after: avoid }
tr { break-inside: avoid }
@media print { body { margin: 0; padding: 0; max-width: none } }`;

function page(title: string, language: string, parts: readonly string[]): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
${parts.join("\n")}
</body>
</html>
`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escapeHtml(text: string): string {
  return text.toWellFormed().replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
