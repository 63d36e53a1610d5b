import { skipReason } from "@rufbaum/words/en/campaigns";
import { endReason } from "@rufbaum/words/en/end-reasons";
import { Command } from "commander";
import {
  CAMPAIGN,
  type Campaign,
  findCampaign,
  listCampaigns,
} from "../../campaigns/find-campaign.ts";
import { CALLS_LATER } from "../../campaigns/needs-server.ts";
import { reasonOf } from "../../campaigns/reason-of.ts";
import { tellAgent } from "../../campaigns/tell-agent.ts";
import { paceOf, progressOf, statusOf } from "../../campaigns/told-campaign.ts";
import { type Context, withConnection } from "../../context.ts";
import { formats } from "../../output/formats.ts";
import { moment } from "../../output/moment.ts";
import { oneLine } from "../../output/printable.ts";

const { dateTime, whole } = formats;

/** `rufbaum campaign list` */
export function listCampaignsCommand(context: Context): Command {
  return new Command("list").description("all campaigns, the newest first").action(() =>
    withConnection(context, async ({ client, isOwn }) => {
      const campaigns = await listCampaigns(client);
      context.output.table(
        campaigns,
        [
          { title: "ID", value: ({ id }) => id },
          { title: "NAME", value: ({ name }) => name, isFlexible: true },
          { title: "STATUS", value: ({ status }) => status },
          {
            title: "DONE",
            value: ({ status, completedCalls, totalCalls }) =>
              status === "draft" ? "" : `${whole(completedCalls)}/${whole(totalCalls)}`,
            align: "right",
          },
          { title: "SUCCESS", value: (one) => whole(one.successfulCalls), align: "right" },
          { title: "IN CALLS", value: ({ calling }) => whole(calling), align: "right" },
          { title: "TREE", value: ({ treeName }) => treeName ?? "none", isFlexible: true },
          { title: "CREATED", value: ({ createdAt }) => dateTime(createdAt) },
        ],
        {
          empty:
            "There are no campaigns yet. Begin with: rufbaum campaign start <file> --name <name>",
        },
      );
      if (isOwn && campaigns.some(isRunning)) context.output.notice(CALLS_LATER);
    }),
  );
}

/** `rufbaum campaign show` */
export function showCampaignCommand(context: Context): Command {
  return new Command("show")
    .description("one campaign: how far it is, who stands where, how it calls")
    .argument(...CAMPAIGN)
    .action((wanted: string) =>
      withConnection(context, async ({ client, isOwn }) => {
        const campaign = await findCampaign(client, wanted);
        if (context.output.isJson()) context.output.json(campaign);
        else tell(context, campaign, !isOwn);
        if (isOwn && isRunning(campaign)) context.output.notice(CALLS_LATER);
      }),
    );
}

function isRunning({ status }: Campaign): boolean {
  return status === "running";
}

/** @param dials whether there is a server that does */
function tell(context: Context, campaign: Campaign, dials: boolean): void {
  const { output } = context;
  const { name, id, createdAt, createdBy, startedAt, startedBy, completedAt } = campaign;
  output.line(output.paint("bold", oneLine(name)));
  output.line(`${id}, ${statusOf(campaign)}`);
  output.line(progressOf(campaign));
  // Of data that were opened here nobody knows how long it takes, as nobody dials.
  const pace = dials ? paceOf(campaign) : "";
  if (pace !== "") output.line(pace);
  const { answered, calledBack } = campaign;
  output.line(`${whole(answered)} answered, ${whole(calledBack)} called back`);
  output.line();
  for (const [what, value] of [
    ["Calls with", treeOf(campaign)],
    ["Agent", campaign.agent.replaceAll("_", " ")],
    ["Greeting", campaign.message === "" ? "its own" : oneLine(campaign.message)],
    [
      "Lists",
      campaign.lists.map((list) => `${oneLine(list.name)} (${list.id})`).join(", ") || "none",
    ],
    ["Created", `${moment(createdAt)}, ${oneLine(createdBy)}`],
    ...(startedAt === null
      ? []
      : [["Started", `${moment(startedAt)}, ${oneLine(startedBy ?? "")}`]]),
    ...(completedAt === null ? [] : [["Completed", moment(completedAt)]]),
    ...planLines(campaign),
  ]) {
    output.line(`${`${what}:`.padEnd(13)}${value}`);
  }
  tellAgent(context, campaign);
  if (campaign.counts.length === 0) return;
  output.line();
  output.table(
    campaign.counts.toSorted((one, other) => other.amount - one.amount),
    [
      { title: "STANDING", value: ({ standing }) => standing },
      { title: "REASON", value: ({ standing, reason }) => reasonWord(standing, reason) },
      { title: "CODE", value: ({ reason }) => reason },
      { title: "CONTACTS", value: ({ amount }) => whole(amount), align: "right" },
    ],
    { empty: "" },
  );
}

/** What is not known by a word has none. */
function reasonWord(standing: string, code: string): string {
  return reasonOf(standing, code) ?? skipReason(code) ?? endReason(code)?.toLowerCase() ?? "";
}

function treeOf({ useDecisionTree, treeName, treeVersion }: Campaign): string {
  if (!useDecisionTree) return "no tree: greeting, answer, goodbye";
  const version = treeVersion === null ? "as published last" : `version ${treeVersion}`;
  return `${oneLine(treeName ?? "a tree that is not chosen yet")}, ${version}`;
}

function planLines({ plan }: Campaign): [string, string][] {
  const { atOnce, perMinute, attempts, callerNumber, purpose, startsAt, windows } = plan;
  const { order, share, retries, presumedConsent } = plan;
  const pace = [
    atOnce === null ? "any number at once" : `${whole(atOnce)} at once`,
    perMinute === null ? "any number a minute" : `${whole(perMinute)} a minute`,
    `${whole(attempts)} to one contact`,
  ].join(", ");
  return [
    ["Calls", pace],
    ["Order", share === 1 ? order : `${order}, share ${share} beside others`],
    ["Again after", retriesOf(retries)],
    ...(startsAt === null ? [] : [["Begins", moment(startsAt)] as [string, string]]),
    ...(windows === null ? [] : [["Hours", hoursOf(windows)] as [string, string]]),
    ...(callerNumber === null ? [] : [["Shows", callerNumber] as [string, string]]),
    ...(purpose === null ? [] : [["Purpose", oneLine(purpose)] as [string, string]]),
    ...(presumedConsent === null
      ? []
      : [
          [
            "Presumed",
            `consent of businesses: ${oneLine(presumedConsent.reason)} (${oneLine(presumedConsent.by)}, ${moment(presumedConsent.at)})`,
          ] as [string, string],
        ]),
  ];
}

/** As --retry takes them: `busy=3x30m, voicemail=never`. */
function retriesOf(retries: Campaign["plan"]["retries"]): string {
  return Object.entries(retries)
    .map(([outcome, { attempts, minutes }]) =>
      attempts === 1 ? `${outcome}=never` : `${outcome}=${attempts}x${inUnits(minutes)}`,
    )
    .join(", ");
}

function inUnits(minutes: number): string {
  if (minutes % 1_440 === 0) return `${minutes / 1_440}d`;
  return minutes % 60 === 0 ? `${minutes / 60}h` : `${minutes}m`;
}

/** As --window takes it: `mon-fri 9-12,14-17; sat 10-14`. */
function hoursOf(windows: NonNullable<Campaign["plan"]["windows"]>): string {
  const runs: { first: string; last: string; open: string }[] = [];
  let before = "";
  for (const [day, hours] of Object.entries(windows)) {
    const open = hours.map(({ from, until }) => `${clock(from)}-${clock(until)}`).join(",");
    const run = runs.at(-1);
    if (open !== "" && run && open === before) run.last = day;
    else if (open !== "") runs.push({ first: day, last: day, open });
    before = open;
  }
  const [all] = runs;
  if (all?.first === "monday" && all.last === "sunday") return `daily ${all.open}`;
  const told = runs.map(({ first, last, open }) => {
    const days = first === last ? short(first) : `${short(first)}-${short(last)}`;
    return `${days} ${open}`;
  });
  return told.join("; ") || "none";
}

function short(day: string): string {
  return day.slice(0, 3);
}

function clock(minute: number): string {
  const [hours, minutes] = [Math.floor(minute / 60), minute % 60];
  return minutes === 0 ? `${hours}` : `${hours}:${String(minutes).padStart(2, "0")}`;
}
