import type { Random } from "@rufbaum/runtime";
import { pick } from "./callers.ts";
import type { Operator } from "./operator.ts";
import { BLOCK, type createStrangers } from "./strangers.ts";
import type { World } from "./world.ts";

/** What the campaigns without a tree say first. */
export const GREETING = "Grüß Gott, hier ist der KI-Assistent der Rufbaum Beispiel GmbH.";

/** A campaign whose start was answered, with who was put into it. */
export interface LedCampaign {
  id: string;
  numbers: Set<string>;
  /** From when until when it was to call nobody; in milliseconds since 1970. */
  halts: { from: number; to: number }[];
  isDeleted: boolean;
}

/** One run in so many has campaigns: to look at them every second takes its time. */
const ONE_IN = 2;
/** Who listens, is sceptical, opts out, is busy, away, has a mailbox or a fax, and numbers that are none. */
const ENDS = [
  "001",
  "002",
  "003",
  "004",
  "006",
  "007",
  "012",
  "013",
  "015",
  "101",
  "102",
  "201",
].concat(["202", "301", "304", "401", "501", "601", "701"]);
/** Milliseconds within which they are started, and within which somebody does something to them. */
const STARTING = [3_000, 40_000] as const;
const STEERING = [10_000, 150_000] as const;
const HALT = [3_000, 20_000] as const;
const MOST_STEPS = 4;
/** What did not work is tried again after so many milliseconds, and so often. */
const AGAIN = 8_000;
const TRIES = 8;

export type Campaigner = ReturnType<typeof createCampaigner>;

/** Whoever leads campaigns: starts them, sends one file twice, adds people, stops, goes on, deletes. */
export function createCampaigner(deps: {
  world: World;
  operator: Pick<Operator, "ask">;
  strangers: ReturnType<typeof createStrangers>;
  treeId: string;
}) {
  const { world, operator, strangers } = deps;
  const random = world.randomFor("campaigns");
  const timers = world.time.timersOf(world.outside);
  const led = new Map<string, LedCampaign>();
  const isThere = world.wants.campaigns ?? Math.floor(random.number() * ONE_IN) === 0;

  function begin(): void {
    if (!isThere) return;
    timers.after(1_000, () => void publish());
    const body = draw();
    timers.after(between(random, STARTING), () => void start(body));
    if (random.number() < 0.3) timers.after(between(random, STARTING), () => void start(body));
    if (random.number() < 0.4) timers.after(between(random, STARTING), () => void start(draw()));
    const steps = Math.floor(random.number() * (MOST_STEPS + 1));
    for (let step = 0; step < steps; step++) timers.after(between(random, STEERING), steer);
  }

  async function publish(): Promise<void> {
    let isPublished = false;
    timers.after(AGAIN, () => {
      if (!isPublished) void publish();
    });
    const answer = await operator.ask("POST", `/api/decision-trees/${deps.treeId}/versions`, {});
    isPublished = answer?.status === 201;
  }

  function draw() {
    const numbers = drawNumbers(5 + Math.floor(random.number() * 8));
    const attempts = 1 + Math.floor(random.number() * 3);
    const rule = { attempts, minutes: 1 };
    const isTold = random.number() < 0.5;
    return {
      name: "Wartung",
      contacts: numbers.map((phone) => ({ phone })),
      plan: {
        atOnce: pick(random, [1, 3, null]),
        attempts,
        retries: { "no-answer": rule, busy: rule, voicemail: rule, failed: rule, abandoned: rule },
      },
      ...(isTold ? { treeId: deps.treeId, useDecisionTree: true } : { message: GREETING }),
    };
  }

  /** Known to the rules from now on, and mostly agreed. */
  function drawNumbers(amount: number): string[] {
    const numbers = Array.from({ length: amount }, () => BLOCK + pick(random, ENDS));
    for (const number of new Set(numbers)) strangers.know(number, random);
    return numbers;
  }

  /** Again where nothing came of it for a while: it may be there all the same, and then is there twice. */
  async function start(body: ReturnType<typeof draw>, tries = TRIES): Promise<void> {
    let isStarted = false;
    timers.after(AGAIN, () => {
      if (!isStarted && tries > 1) void start(body, tries - 1);
    });
    const answer = await operator.ask("POST", "/api/bulk-calls/start", body);
    if (answer?.status !== 200) return;
    isStarted = true;
    const { id } = (answer.body as { campaign: { id: string } }).campaign;
    const numbers = new Set(body.contacts.map(({ phone }) => phone));
    led.set(id, { id, numbers, halts: [], isDeleted: false });
  }

  function steer(): void {
    const campaign = pick(random, [...led.values()]);
    if (campaign) void pick(random, STEPS)(campaign);
  }

  const STEPS: readonly ((campaign: LedCampaign) => Promise<void>)[] = [
    async (campaign) => {
      if (await taken("POST", campaign, "/pause", {})) halt([campaign]);
    },
    async (campaign) => {
      const body = { endCalls: random.number() < 0.5 };
      if (await taken("POST", campaign, "/stop", body)) halt([campaign]);
    },
    async () => {
      const answer = await operator.ask("POST", "/api/bulk-calls/stop", {});
      if (answer?.status === 200) halt([...led.values()]);
    },
    add,
    add,
    async (campaign) => {
      const plan = { atOnce: 1 + Math.floor(random.number() * 3) };
      await operator.ask("PATCH", path(campaign), { plan });
    },
    async (campaign) => {
      const answer = await operator.ask("POST", `${path(campaign)}/redial`, {
        standings: ["no-answer", "busy", "failed"],
      });
      if (answer?.status !== 201) return;
      const { id } = answer.body as { id: string };
      await operator.ask("POST", `${path({ id })}/start`, {});
    },
    async (campaign) => {
      await operator.ask("POST", `${path(campaign)}/pause`, {});
      if (!(await taken("DELETE", campaign, ""))) return;
      campaign.isDeleted = true;
      campaign.halts.push({ from: world.time.now(), to: Infinity });
    },
  ];

  async function add(campaign: LedCampaign): Promise<void> {
    const numbers = drawNumbers(1 + Math.floor(random.number() * 2));
    const again = [...campaign.numbers].slice(0, 1);
    const contacts = [...numbers, ...again].map((phone) => ({ phone }));
    // One that was completed runs again.
    letGo(campaign);
    if (!(await taken("POST", campaign, "/contacts", { contacts }))) return;
    for (const number of numbers) campaign.numbers.add(number);
  }

  /** For a while; nobody may be called meanwhile. */
  function halt(campaigns: readonly LedCampaign[]): void {
    for (const campaign of campaigns) {
      campaign.halts.push({ from: world.time.now(), to: Infinity });
      timers.after(between(random, HALT), () => void resume(campaign));
    }
  }

  function letGo({ halts }: LedCampaign): void {
    for (const stop of halts) stop.to = Math.min(stop.to, world.time.now());
  }

  async function resume({ id }: { id: string }): Promise<void> {
    const campaign = led.get(id);
    if (campaign?.isDeleted) return;
    if (campaign) letGo(campaign);
    await operator.ask("POST", `${path({ id })}/resume`, {});
  }

  async function taken(method: string, campaign: LedCampaign, way: string, body?: object) {
    const answer = await operator.ask(method, `${path(campaign)}${way}`, body);
    return answer !== null && answer.status < 300;
  }

  return { isThere, begin, resume, led: (): readonly LedCampaign[] => [...led.values()] };
}

function path({ id }: { id: string }): string {
  return `/api/bulk-calls/campaigns/${id}`;
}

function between(random: Random, [least, most]: readonly [number, number]): number {
  return least + random.number() * (most - least);
}
