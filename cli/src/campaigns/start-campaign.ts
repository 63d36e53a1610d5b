import type { AgentName } from "@rufbaum/telephony";
import { ask, type Client } from "../client.ts";
import type { Connection } from "../connection/connection.ts";
import {
  type Imported,
  type ImportOptions,
  prepareUpload,
  type Upload,
  uploadContacts,
  whichRows,
  whyDropped,
} from "../contacts/import-file.ts";
import { type Context, withConnection } from "../context.ts";
import { CliError, FailedResult, wrongInput } from "../errors.ts";
import { lostMeanwhile, lostOnTheWay } from "../lost.ts";
import { formats } from "../output/formats.ts";
import { moment } from "../output/moment.ts";
import { oneLine } from "../output/printable.ts";
import { findTree, type TreeEntry } from "../trees/find-tree.ts";
import {
  checkCampaign,
  notWithStrict,
  type Report,
  strictFaults,
  tellReport,
} from "./check-campaign.ts";
import {
  bulkCalls,
  type Campaign,
  campaignRoute,
  findCampaign,
  idOfList,
} from "./find-campaign.ts";
import { CALLS_LATER, needsServer } from "./needs-server.ts";
import { type PlanOptions, planOf } from "./plan-options.ts";
import { tellAgent } from "./tell-agent.ts";
import { tellNamesakes } from "./tell-namesakes.ts";
import { named } from "./told-campaign.ts";
import { tellGoesOn, watchToItsEnd } from "./watch-to-its-end.ts";

export interface StartOptions
  extends PlanOptions,
    Omit<ImportOptions, keyof Look | "list" | "name"> {
  name?: string;
  list?: string;
  draft?: string;
  fileName?: string;
  tree?: string;
  agent?: AgentName;
  message?: string;
  dryRun?: true;
  strict?: true;
  watch?: true;
}
interface Look {
  report?: string;
  language: string;
  strict?: true;
}

/** What is said of how a file is to be read. */
type FileLook = Pick<ImportOptions, "sheet" | "headerLine" | "name">;

/** Where its contacts come from: a file, a list that was imported, or a draft that has them. */
type Source =
  | { upload: Upload; path: string; look: FileLook }
  | { list: string }
  | { draft: string };

const LOOK_AFTER = "Once a server answers again, look with: rufbaum campaign list";

/** Makes a campaign of a file, a list or a draft, tells who will be called, and starts it. */
export async function startCampaign(
  context: Context,
  path: string | undefined,
  options: StartOptions,
): Promise<void> {
  const source = await sourceOf(context, path, options);
  await withConnection(context, async (connection) => {
    if (connection.isOwn && options.watch) throw needsServer();
    await start(context, connection, source, options).catch((error: unknown) => {
      throw lostOnTheWay(error, LOOK_AFTER);
    });
  });
}

async function sourceOf(
  context: Context,
  path: string | undefined,
  options: StartOptions,
): Promise<Source> {
  const { list, draft, fileName, name } = options;
  const given = [
    ...(path === undefined ? [] : ["a file"]),
    ...(list === undefined ? [] : ["--list"]),
    ...(draft === undefined ? [] : ["--draft"]),
  ];
  const hint = "Name a file; or a list that was imported, with --list; or a draft, with --draft.";
  if (given.length === 0) throw wrongInput("Whom is it to call?", { hint });
  if (given.length > 1) {
    throw wrongInput(`Whom is it to call? ${given.join(" and ")} were given: only one can be.`, {
      hint,
    });
  }
  if (draft !== undefined) return { draft };
  if (name === undefined || name.trim() === "") {
    throw wrongInput("The campaign needs a name.", { hint: "Give it one with --name." });
  }
  if (list !== undefined) return { list };
  const { language: _, ...rest } = { ...options, language: "en" };
  const said = withoutUndefined({ ...rest, list: name, name: fileName, language: "en" as const });
  const upload = await prepareUpload(context, path ?? "", said);
  return { upload, path: path ?? "", look: said };
}

async function start(
  context: Context,
  connection: Connection,
  source: Source,
  options: StartOptions,
): Promise<void> {
  const { output } = context;
  const { client, isOwn } = connection;
  const stopping = new AbortController();
  void context.deps.stopRequested().then(() => stopping.abort(notStarted()));
  const { draft, made, isOurs } = await draftOf(context, client, source, options);
  let isStarted = false;
  let report: Report;
  let campaign: Campaign;
  try {
    const isTried = isOurs && options.dryRun === true;
    // What a draft is tried as has its name.
    if (!(isTried && "draft" in source)) {
      await tellNamesakes(context, client, draft, { stays: !isTried });
    }
    report = await unlessAborted(
      stopping.signal,
      checkCampaign(context, client, draft.id, stopping.signal),
    );
    if (!output.isJson()) tellReport(context, report, { greeting: options.dryRun === true });
    if (options.dryRun || (options.strict && strictFaults(report).length > 0)) {
      if (isOurs) await discard(client, draft.id);
      const list = "draft" in source ? undefined : (made?.id ?? draft.lists[0]?.id);
      return endWithoutStart(context, { made, report, list }, options);
    }
    stopping.signal.throwIfAborted();
    campaign = await begin(client, draft, report);
    isStarted = true;
  } catch (error) {
    if (isOurs && !isStarted && !isUnknown(error)) await discard(client, draft.id);
    throw withList(error, made);
  }
  if (output.isJson() && !options.watch) {
    output.json({ campaign, report, ...(made && { import: made }) });
  } else if (output.isJson()) output.jsonLine({ type: "campaign-started", campaign, report });
  else output.line(`Started ${named(campaign)}${beginningOf(context, campaign)}.`);
  if (options.agent !== undefined) tellAgent(context, campaign);
  if (isOwn) output.notice(CALLS_LATER);
  // It came when the start could not be called off any more.
  if (stopping.signal.aborted && !options.watch) tellGoesOn(context, campaign);
  if (options.watch) await watchToItsEnd(context, connection, campaign);
}

/** Of one that waits for its time; nothing of others. */
function beginningOf({ deps }: Context, { plan: { startsAt } }: Campaign): string {
  if (startsAt === null || Date.parse(startsAt) <= deps.runtime.clock.now()) return "";
  return `; it begins ${moment(startsAt)}`;
}

/** The campaign before its start. @returns `isOurs`: this command has made it */
async function draftOf(
  context: Context,
  client: Client,
  source: Source,
  options: StartOptions,
): Promise<{ draft: Campaign; made: Imported | null; isOurs: boolean }> {
  const tree = options.tree === undefined ? null : await publishedTree(client, options.tree);
  const fields = {
    ...(options.name !== undefined && { name: options.name }),
    ...(options.agent !== undefined && { agent: options.agent }),
    ...(options.message !== undefined && { message: options.message }),
    ...(tree && { treeId: tree.id, useDecisionTree: true }),
  };
  const plan = planOf(options, context.deps.runtime.clock.now());
  const said = { ...fields, ...(plan && { plan }) };
  if ("draft" in source) {
    const found = await findCampaign(client, source.draft);
    const isNothing = Object.keys(said).length === 0;
    if (isNothing) return { draft: found, made: null, isOurs: false };
    if (options.dryRun) {
      return { draft: await triedCopy(client, found, said), made: null, isOurs: true };
    }
    const draft = await ask(client, campaignRoute(client, found.id).patch(said));
    return { draft, made: null, isOurs: false };
  }
  if ("list" in source) {
    const list = await idOfList(client, source.list);
    const draft = await ask(client, bulkCalls(client).campaigns.post({ ...said, list }));
    return { draft, made: null, isOurs: true };
  }
  // What is said of it is refused before a file is read in, and people are blocked by it.
  const draft = await ask(client, bulkCalls(client).campaigns.post(said));
  let made: Imported;
  try {
    ({ made } = await uploadContacts(context, client, source.upload, { language: "en" }));
  } catch (error) {
    await discard(client, draft.id);
    throw error;
  }
  const { rows, dropped } = made.counts;
  context.output.notice(
    `Imported to the list "${oneLine(made.name)}" (${made.id}): ${formats.counted(rows, "row", "rows")}, ${formats.whole(dropped)} dropped.`,
  );
  if (!context.output.isJson()) {
    const lines = [...whyDropped(made), ...whichRows(source.path, source.look, made)];
    for (const line of lines) context.output.notice(line);
  }
  try {
    const filled = await ask(client, campaignRoute(client, draft.id).patch({ list: made.id }));
    return { draft: filled, made, isOurs: true };
  } catch (error) {
    await discard(client, draft.id);
    throw withList(error, made);
  }
}

type Said = NonNullable<Parameters<ReturnType<typeof campaignRoute>["patch"]>[0]>;

/** A dry run changes nothing of a draft: what was said of it is said of a copy. */
async function triedCopy(client: Client, found: Campaign, said: Said): Promise<Campaign> {
  const { name, plan } = found;
  const copy = await ask(client, campaignRoute(client, found.id).copy.post());
  const { startsAt, presumedConsent } = plan;
  try {
    return await ask(
      client,
      campaignRoute(client, copy.id).patch({
        name,
        ...said,
        plan: {
          // A copy says them anew.
          startsAt,
          ...(presumedConsent && { presumedConsent: { reason: presumedConsent.reason } }),
          ...said.plan,
        },
      }),
    );
  } catch (error) {
    await discard(client, copy.id);
    throw error;
  }
}

/** Known before a file is read in, which may take minutes. */
async function publishedTree(client: Client, wanted: string): Promise<TreeEntry> {
  const tree = await findTree(client, wanted);
  if (tree.published !== null) return tree;
  throw new CliError(`No version of the tree "${oneLine(tree.name)}" is published.`, {
    reason: "tree-unpublished",
    hint: `Publish it with: rufbaum tree publish ${tree.id}`,
  });
}

async function begin(client: Client, { id }: Campaign, { skipped }: Report): Promise<Campaign> {
  try {
    return await ask(client, campaignRoute(client, id).start.post({ acknowledged: skipped }));
  } catch (error) {
    throw lostMeanwhile(lostOnTheWay(error, LOOK_AFTER), {
      lines: ["Whether it was started is not known."],
      hint: `Look with: rufbaum campaign show ${id}`,
      details: { campaign: id },
    });
  }
}

function endWithoutStart(
  { output }: Context,
  given: { made: Imported | null; report: Report; list: string | undefined },
  { dryRun, strict }: StartOptions,
): void {
  const { made, report, list } = given;
  const faults = strict === true ? strictFaults(report) : [];
  const kept =
    list !== undefined
      ? ` The contacts are kept as the list ${list}: --list ${list} names it again.`
      : "";
  if (dryRun && output.isJson()) {
    output.json({ isDryRun: true, report, ...(made && { import: made }) });
  } else if (dryRun) output.line(`Nobody was called.${kept}`);
  if (faults.length === 0) return;
  if (dryRun) {
    output.notice(notWithStrict(faults));
    throw new FailedResult();
  }
  // A list that this command has made is told by `withList`.
  const stays = made ? "" : `${kept.trim() || "It is still a draft, as it was said now."} `;
  throw new CliError(`Nothing was started: ${faults.join(" ")}`, {
    reason: report.leftOut + report.invalid > 0 ? "contacts-skipped" : "unknown-variable",
    details: { report },
    hint: `${stays}${withoutStrict(report)}`,
  });
}

function withoutStrict({ called }: Report): string {
  if (called === 0) return "Without --strict nobody would be called either.";
  const people = formats.counted(called, "contact", "contacts");
  return `Without --strict it is started, and calls ${people}.`;
}

/** Ctrl-C before the start. */
function notStarted(): CliError {
  return new CliError("Interrupted: nothing was started.", { reason: "interrupted" });
}

async function unlessAborted<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  signal.throwIfAborted();
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  return Promise.race([work, aborted]);
}

async function discard(client: Client, id: string): Promise<void> {
  // What went wrong before is told; a draft that is left over harms nobody.
  await ask(client, campaignRoute(client, id).delete()).catch(() => {});
}

/** Whether it may have been started all the same. */
function isUnknown(error: unknown): boolean {
  return error instanceof CliError && error.exitCode === 3;
}

/** The contacts are stored by then: they need not be sent again. */
function withList(error: unknown, made: Imported | null): unknown {
  if (!made || !(error instanceof CliError) || error.exitCode === 3) return error;
  const { message, reason, lines, details, exitCode, hint } = error;
  const kept = `The contacts are kept as the list ${made.id}: --list ${made.id} names it again.`;
  return new CliError(message, {
    exitCode,
    reason,
    lines: [...lines, kept],
    details: { ...details, import: made.id },
    ...(hint !== null && { hint }),
    cause: error,
  });
}

type Defined<Given> = { [Key in keyof Given]: Exclude<Given[Key], undefined> };

function withoutUndefined<Given extends object>(given: Given): Defined<Given> {
  const said = Object.entries(given).filter(([, value]) => value !== undefined);
  return Object.fromEntries(said) as Defined<Given>;
}
