import type { Clock } from "@rufbaum/runtime";
import {
  type Database,
  findContact,
  findContactNote,
  findEvidenceFile,
  findOwnNumbers,
  findSuppression,
  type KnownPerson,
  listAuditEntries,
  listConsentEntries,
  listErasures,
  listMessages,
  listRecordings,
  type PersonCall,
  readPersonCalls,
  readPersonCampaigns,
  readPersonLists,
} from "@rufbaum/store";
import type { Words } from "@rufbaum/words";
import { withdrawalNotes } from "../consents/withdrawal-notes.ts";
import { readDialSettings } from "../lawful-calling/dial-settings.ts";
import type { HeldSound } from "../recordings/held-sound.ts";
import { CONSENT_DAYS, readRetention } from "../retention/retention-settings.ts";
import { readTelephonySettings } from "../settings/telephony-settings.ts";
import { dayAlone, lastDay } from "../today/start-of-day.ts";
import { type ZippedFile, zipFiles } from "./zip-files.ts";

export interface ExportDeps {
  sideDb: Database;
  clock: Clock;
  sound: Pick<HeldSound, "fetch">;
}

/** Calls read at once. */
const PAGE = 20;
/** Nobody is blocked and allowed again as often. */
const MOST_CHANGES = 1_000;

/**
 * All that is known of a person, as a ZIP archive that is made while it is sent. A recording that the
 * carrier does not hand over is named in the last file, which tells of the others.
 */
export function exportPerson(
  deps: ExportDeps,
  person: KnownPerson,
  words: Words,
): AsyncGenerator<Uint8Array> {
  const at = deps.clock.now();
  return zipFiles(files(deps, person, words, at), { at });
}

async function* files(
  deps: ExportDeps,
  person: KnownPerson,
  words: Words,
  at: number,
): AsyncGenerator<ZippedFile> {
  const { sideDb } = deps;
  yield { name: "person.json", isText: true, content: encoded(personJson(deps, person, at)) };
  for await (const { statementId, file } of evidenceOf(sideDb, person.subject)) {
    const name = evidenceName(statementId, file.name);
    yield { name, isText: false, content: once(file.content) };
  }
  const missing: string[] = [];
  for await (const call of callsOf(sideDb, person.number)) {
    const messages = await listMessages(sideDb, call.id);
    const name = nameOf(call);
    if (messages.length > 0) {
      const text = words.personTranscript({ ...call, messages });
      yield { name: `transcripts/${name}.txt`, isText: true, content: encoded(once(text)) };
    }
    for (const [index, recording] of (await listRecordings(sideDb, call.id)).entries()) {
      if (recording.status === "absent") continue;
      const file = `recordings/${name}${index === 0 ? "" : `-${index + 1}`}.wav`;
      const sound = await deps.sound.fetch(recording).catch(() => null);
      if (!sound?.body) missing.push(file);
      else
        yield { name: file, isText: false, content: whole(sound.body, () => missing.push(file)) };
    }
  }
  const { lists, contact, company, purpose, keptForDays } = await aboutData(sideDb, person);
  const since = contact?.createdAt ?? null;
  const about = { number: person.number, at, lists, contactSince: since, company, purpose };
  const readMe = words.personReadMe({ ...about, keptForDays, missing });
  yield { name: words.personReadMeName, isText: true, content: encoded(once(readMe)) };
}

/** What shows his consents, once for each statement. */
async function* evidenceOf(sideDb: Database, subject: string) {
  const statements = new Map(
    (await listConsentEntries(sideDb, subject)).flatMap(({ statement }) =>
      statement?.evidenceFile ? [[statement.id, statement.evidenceFile]] : [],
    ),
  );
  for (const [statementId, id] of statements) {
    const file = await findEvidenceFile(sideDb, id);
    if (file) yield { statementId, file };
  }
}

/** Whatever it was called: inside an archive a name leads nowhere. */
function evidenceName(statementId: string, name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? "";
  return `evidence/${statementId}-${last.replace(/[^\p{L}\p{N}._, -]/gu, "_").slice(-100)}`;
}

/** `2026-11-23-1405-call_17`: in the order of time wherever it is listed. */
function nameOf({ id, createdAt }: PersonCall): string {
  const [day, time = ""] = iso(createdAt).split("T");
  return `${day}-${time.slice(0, 5).replace(":", "")}-${id.replace(/[^\w-]/g, "_")}`;
}

/** Piece by piece: somebody may have had very many calls. */
async function* personJson(
  { sideDb }: ExportDeps,
  person: KnownPerson,
  at: number,
): AsyncGenerator<string> {
  const { number, subject } = person;
  const { contact, ...about } = await aboutData(sideDb, person);
  const { sequence: _sequence, ...known } = contact ?? { sequence: 0 };
  const head = {
    number,
    exportedAt: at,
    ...about,
    contact: contact && known,
    contactNote: contact && (await findContactNote(sideDb, contact.sequence)),
    campaigns: await readPersonCampaigns(sideDb, number),
    ownNumbers: await ownNumbersOf(sideDb, number),
    suppression: await findSuppression(sideDb, { number }),
    suppressionHistory: await suppressionHistory(sideDb, subject),
    consents: await consentsOf(sideDb, subject),
    erasures: (await listErasures(sideDb, subject)).map(({ at, by, counts }) => ({
      at,
      by,
      counts,
    })),
  };
  yield `${JSON.stringify(withTimes(head), null, 2).slice(0, -2)},\n  "calls": [`;
  let isFirst = true;
  for await (const call of callsOf(sideDb, number)) {
    const { state, ...facts } = call;
    const messages = (await listMessages(sideDb, call.id)).map(
      ({ at, speaker, text, confidence, intent, condition, origin }) => {
        return { at, speaker, text, confidence, intent, condition, origin };
      },
    );
    const recordings = (await listRecordings(sideDb, call.id)).map(
      ({ status, duration, createdAt }) => ({ status, duration, createdAt }),
    );
    const values = state?.variables ?? {};
    yield `${isFirst ? "" : ","}\n${JSON.stringify(withTimes({ ...facts, values, messages, recordings }), null, 2)}`;
    isFirst = false;
  }
  yield "\n  ]\n}\n";
}

/** What data there are of somebody, from where, what for, and for how many days they are kept. */
async function aboutData(sideDb: Database, { number }: KnownPerson) {
  return {
    company: (await readTelephonySettings(sideDb)).company,
    /** `null` where none is settled; of each consent it stands there. */
    purpose: (await readDialSettings(sideDb)).purpose,
    /** `null`: until somebody deletes them. */
    keptForDays: { ...(await readRetention(sideDb)), consents: CONSENT_DAYS },
    contact: await findContact(sideDb, number),
    lists: await readPersonLists(sideDb, number),
  };
}

/** By whom he was blocked by hand and allowed again, and why; the oldest first. */
async function suppressionHistory(sideDb: Database, subject: string) {
  const changes = [];
  for (const action of ["suppression-added", "suppression-lifted"] as const) {
    changes.push(...(await listAuditEntries(sideDb, { subject, action, limit: MOST_CHANGES })));
  }
  return changes
    .sort((a, b) => a.sequence - b.sequence)
    .map(({ at, by, action, details: { reason } }) => ({
      at,
      by,
      action,
      ...(typeof reason === "string" && { reason }),
    }));
}

async function ownNumbersOf(sideDb: Database, number: string) {
  const own = await findOwnNumbers(sideDb, number);
  return own.map(({ carrier, addedBy, confirmedAt }) => ({ carrier, addedBy, confirmedAt }));
}

async function consentsOf(sideDb: Database, subject: string) {
  const entries = await listConsentEntries(sideDb, subject);
  const notes = await withdrawalNotes(sideDb, subject);
  return entries.map(({ kind, at, recordedAt, recordedBy, callId, statement }) => ({
    kind,
    at,
    // Only the day of it is known.
    ...(kind === "grant" && { grantedOn: dayAlone(at) }),
    ...(kind === "withdrawal" && {
      withdrawnOn: dayAlone(at),
      note: notes.get(recordedAt) ?? null,
    }),
    recordedAt,
    recordedBy,
    callId,
    ...(statement && {
      wording: statement.wording,
      source: statement.source,
      evidence: statement.evidence,
      statementId: statement.id,
      channel: statement.channel,
      company: statement.company,
      purpose: statement.purpose,
      endsAt: statement.endsAt,
      endsOn: statement.endsAt === null ? null : lastDay(statement.endsAt),
    }),
  }));
}

async function* callsOf(sideDb: Database, number: string): AsyncGenerator<PersonCall> {
  for (let after = ""; ; ) {
    const page = await readPersonCalls(sideDb, { number, after, limit: PAGE });
    yield* page;
    if (page.length < PAGE) return;
    after = page.at(-1)?.id ?? "";
  }
}

/** A recording to its end, or as far as it came. */
async function* whole(
  body: ReadableStream<Uint8Array>,
  cutShort: () => void,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } catch {
    cutShort();
  } finally {
    await reader.cancel().catch(() => {});
  }
}

async function* once<Piece>(piece: Piece): AsyncGenerator<Piece> {
  yield piece;
}

async function* encoded(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const text of texts) yield encoder.encode(text);
}

const TIMES = /^(?:at|\w+At)$/;

/** What tells a time, in milliseconds since 1970, as ISO 8601. */
function withTimes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withTimes);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      // What people named themselves stays as it is.
      name === "values" || name === "customFields"
        ? field
        : typeof field === "number" && TIMES.test(name)
          ? iso(field)
          : withTimes(field),
    ]),
  );
}

function iso(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
