import type { Tree } from "@rufbaum/tree";
import { firmsFor } from "../corpus/firms.ts";
import { linesAtHome, linesFor } from "../corpus/lines.ts";
import { TOPICS, type Topic } from "../corpus/topic.ts";
import { type Audience, audienceOf } from "./audience.ts";
import { PRESUPPOSED } from "./presupposed.ts";
import { tradesIn } from "./trades.ts";
import { textsOf } from "./tree-texts.ts";
import { WORLDS, type World, worldsIn, worldsOfLine } from "./worlds.ts";

/** What a tree's texts tell about whoever it calls: worked out once, the same for each of its calls. */
export interface Surroundings {
  audience: Audience;
  /** Whoever is called is a customer, or has asked for it: where the number is from is no riddle. */
  isAcquainted: boolean;
  /** The firm says du to whom it calls. */
  isInformal: boolean;
  /** Of these lines on a topic those that can be said there; the same list for the same lines. */
  sayable(lines: readonly string[], topic?: Topic): readonly string[];
  /** Whether anybody could speak of that there. */
  knows(topic: Topic): boolean;
  /** What firms that it calls are named, with a place for the owner's name. */
  firms: readonly string[];
}

/** Of such a topic nobody speaks where none of these worlds is known. */
const TOPIC_WORLDS: Partial<Record<Topic, readonly World[]>> = {
  "under-contract": ["contracts"],
  "just-renewed": ["technology", "installation", "housing", "maintenance"],
  "is-tenant": ["housing"],
  "moves-soon": ["housing"],
  "asks-subsidy": ["funding", "contributions", "taxes"],
  "asks-warranty": ["technology", "installation", "purchases"],
  "wants-written-offer": ["offers"],
};

/**
 * What somebody says of the moment, or asks of any firm, tells nothing of a trade: "ich sitze gerade im
 * Auto".
 */
const OF_NO_TRADE: ReadonlySet<Topic> = new Set<Topic>([
  "are-you-there",
  "asks-price",
  "chatter",
  "hold-on",
  "interested",
  "no-time",
  "not-interested",
  "that-is-me",
  "decides",
  "too-expensive",
  "value-later",
  "wants-human",
  "what-is-it-about",
  "where-from-number",
  "who-is-calling",
]);

/** What an intent that a tree knows says about its world. */
const INTENT_WORLDS: Readonly<Record<string, World>> = {
  contract_bound: "contracts",
  already_has_provider: "rivals",
};

/** Where nothing is known of the tree, everything can be said. */
export const ANYWHERE: Surroundings = {
  audience: null,
  isAcquainted: false,
  isInformal: false,
  sayable: (lines) => lines,
  knows: () => true,
  firms: firmsFor([]),
};

export function surroundingsOf(tree: Tree): Surroundings {
  const texts = textsOf(tree);
  const audience = audienceOf(texts);
  const said = [...texts.agent, ...texts.called].join("\n");
  const known = texts.intents.flatMap((intent) => INTENT_WORLDS[intent] ?? []);
  const worlds = new Set([...worldsIn(said), ...known]);
  const matter = new Set([...worldsIn(texts.matter.join("\n")), ...known]);
  const forget = (world: World) => {
    worlds.delete(world);
    matter.delete(world);
  };
  // Who lays a line to a house sells nothing that breaks, is serviced or was renewed in spring.
  if (LINES_TO_HOUSES.test(said)) for (const world of OF_THINGS) forget(world);
  // Firms are as likely as not, unless it is plainly a household that is called.
  if (audience === "households") worlds.delete("offices");
  else worlds.add("offices");
  if (audience !== "firms") worlds.add("families");
  else worlds.delete("families");
  const isAcquainted = texts.agent.some((text) => ACQUAINTED.test(text.toLowerCase()));
  if (!isAcquainted) worlds.add("strangers");
  const isSeen = OUTSIDE.some((world) => worlds.has(world)) || LINES_TO_HOUSES.test(said);
  if (isSeen && audience !== "firms") worlds.add("neighbours");
  return {
    ...within({ worlds, matter }, audience, MOVES.test(texts.agent.join("\n"))),
    isAcquainted,
    isInformal: isInformal(texts.agent),
    firms: firmsFor(tradesIn(texts)),
  };
}

/** What neighbours see of each other's houses. */
const OUTSIDE = ["funding", "heating", "installation"] as const;
/** Whoever calls moves people: that somebody moves speaks for it. */
const MOVES = /(?<!\p{L})(?:umzugs?|umzüge|umziehen|ziehen sie)(?!\p{L})/iu;

const LINES_TO_HOUSES =
  /glasfaser|internetanschl[uü]ss|telefonanschl[uü]ss|breitband|kabelanschl[uü]ss/iu;
const OF_THINGS = ["technology", "installation", "maintenance"] as const;

/** Whether more of the texts say du than Sie. */
function isInformal(texts: readonly string[]): boolean {
  const du = texts.filter((text) => /(?<!\p{L})(?:du|dir|dich|dein\p{L}*)(?!\p{L})/iu.test(text));
  const sie = texts.filter((text) =>
    /(?<!\p{L})(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)(?!\p{L})/u.test(text),
  );
  return du.length > sie.length;
}

const ACQUAINTED =
  /(?<!\p{L})sie (?:haben|hatten|sind|waren|beziehen|lesen|nutzen) (?:[^.?!]{0,60} )?(?:(?:bei|von|mit) uns|zugestimmt|beworben|angefragt|geholfen|eingeladen)(?!\p{L})|(?<!\p{L})sie wollten (?:[^.?!]{0,40} )?(?:erinnert|eingeladen|angerufen) werden|um die wir gebeten wurden|(?<!\p{L})ihr(?:e|en)? (?:letzte[rn]? )?(?:anfrage|bestellung|bewerbung|termin|besuch|kontrolle) bei uns|als (?:unser\p{L}* )?(?:(?:frühere|ehemalige)\p{L}* )?(?:mitglied|bestandskund\p{L}*|stammkund\p{L}*)|(?<!\p{L})(?:ein|als|unser) (?:frühere|ehemalige)[sr]? (?:mitglied|kund)\p{L}*/u;

/** @param matter the worlds that a tree is about: what is told by the way raises no topic */
function within(
  { worlds, matter }: Record<"worlds" | "matter", ReadonlySet<World>>,
  audience: Audience,
  movesPeople: boolean,
): Pick<Surroundings, "audience" | "sayable" | "knows"> {
  const known = new Map<readonly string[], readonly string[]>();

  function sayable(lines: readonly string[], topic?: Topic): readonly string[] {
    const isOfNoTrade = topic !== undefined && OF_NO_TRADE.has(topic);
    const fits = (world: World) => worlds.has(world) || (isOfNoTrade && !ALWAYS_MINDED.has(world));
    let found = known.get(lines);
    if (found === undefined) {
      const fitting = lines.filter((line) => worldsOf(line).every(fits));
      found = fitting.length === lines.length ? lines : fitting;
      known.set(lines, found);
    }
    return found;
  }

  const lines = audience === "households" ? linesAtHome : linesFor;
  const topics = new Set(
    TOPICS.filter((topic) => {
      const needed = TOPIC_WORLDS[topic] ?? WORLDS_OF_ANY;
      if (topic === "too-old" && audience === "firms") return false;
      if ((topic === "moves-soon" || topic === "just-renewed") && movesPeople) return false;
      const isKnown = needed === WORLDS_OF_ANY || needed.some((world) => matter.has(world));
      return isKnown && sayable(lines(topic, "matter-of-fact"), topic).length > 0;
    }),
  );
  return { audience, sayable, knows: (topic) => topics.has(topic) };
}

const WORLDS_OF_ANY: readonly World[] = WORLDS;

/** What nobody says who is in none of them, not even by the way. */
const ALWAYS_MINDED: ReadonlySet<World> = new Set<World>([
  ...(["families", "offices", "production"] as const),
  ...PRESUPPOSED,
]);

const remembered = new Map<string, readonly World[]>();

/** Of a line of the corpus, of which there are some thousands. */
function worldsOf(line: string): readonly World[] {
  let worlds = remembered.get(line);
  if (worlds === undefined) {
    worlds = worldsOfLine(line);
    remembered.set(line, worlds);
  }
  return worlds;
}
