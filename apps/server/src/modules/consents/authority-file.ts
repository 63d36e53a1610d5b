import type { Words } from "@rufbaum/words";
import { formatsIn } from "@rufbaum/words/format";
import { HOME_TIME_ZONE } from "../today/start-of-day.ts";
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
    paragraph(says.made(time(new Date(at).toISOString()), by), says.zone(HOME_TIME_ZONE)),
    facts([[says.facts.subject, subject]]),
    ...(consents.length === 0 ? [paragraph(says.noConsent)] : []),
    ...consents.map((consent) => consentPart(consent, words)),
    heading(says.suppression),
    paragraph(
      blocked
        ? says.suppressedSince(time(blocked.since), blocked.reasonText, blocked.by)
        : says.notSuppressed,
    ),
    heading(says.entries),
    table(
      Object.values(says.columns),
      entries.map((entry) => [
        `${entry.sequence}`,
        entry.kindText,
        time(entry.at, entry.on),
        time(entry.recordedAt),
        entry.recordedBy,
        entry.callId ?? "",
        entry.hash,
      ]),
    ),
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
  const { file, uses, endsAt, withdrawnAt } = consent;
  const rows: [string, string | null][] = [
    [names.state, consent.stateText],
    [names.wording, consent.wording || says.erased],
    [names.grantedAt, time(consent.grantedAt, consent.grantedOn)],
    [names.source, consent.source || says.erased],
    [names.evidence, consent.evidence ?? says.erased],
    [names.evidenceHash, consent.evidenceHash],
    [names.file, file?.name ?? null],
    [names.fileHash, file?.sha256 ?? null],
    [names.channel, consent.channelText],
    [names.company, consent.company],
    [names.purpose, consent.purpose ?? says.none],
    [names.endsAt, endsAt && time(endsAt, consent.endsOn)],
    [names.withdrawnAt, withdrawnAt && time(withdrawnAt, consent.withdrawnOn)],
    [names.recorded, `${time(consent.recordedAt)}, ${consent.recordedBy}`],
    [names.statementHash, consent.statementHash],
    [names.hash, consent.hash],
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
  const told = [says.whole(checked), says.followed(before), says.head(head.sequence, head.hash)];
  return told.map((line) => paragraph(line));
}

/** `on`: the day, where nobody knows the hour. */
function timeIn({ language }: Words): (iso: string, on?: string | null) => string {
  const { date, time } = formatsIn(language);
  return (iso, on) =>
    on ? date(iso, HOME_TIME_ZONE) : `${date(iso, HOME_TIME_ZONE)} ${time(iso, HOME_TIME_ZONE)}`;
}

function heading(text: string): string {
  return `<h2>${escapeHtml(text)}</h2>`;
}

function paragraph(...sentences: string[]): string {
  return `<p>${escapeHtml(sentences.join(" "))}</p>`;
}

/** What is `null` is left out. */
function facts(rows: readonly (readonly [name: string, value: string | null])[]): string {
  const shown = rows.flatMap(([name, value]) =>
    value === null ? [] : `<tr><th>${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  return `<table class="facts">${shown.join("\n")}</table>`;
}

function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = columns.map((name) => `<th>${escapeHtml(name)}</th>`).join("");
  const body = rows.map(
    (cells) => `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join("")}</tr>`,
  );
  return `<table><tr>${head}</tr>${body.join("\n")}</table>`;
}

const STYLE = `@page { margin: 15mm }
body { font: 10.5pt/1.4 sans-serif; max-width: 60em; margin: 2em auto; padding: 0 1em; color: #111 }
table { border-collapse: collapse; width: 100%; font-size: 9pt }
th, td { border: 1px solid #999; padding: 3px 6px; text-align: left; vertical-align: top;
  overflow-wrap: anywhere; white-space: pre-wrap }
.facts th { width: 12em }
h2 { margin-top: 1.6em; break-after: avoid }
tr { break-inside: avoid }`;

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
