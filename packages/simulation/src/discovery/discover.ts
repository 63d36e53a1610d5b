import { graphOf, type Tree } from "@rufbaum/tree";
import type { SentenceReader } from "@rufbaum/understanding/sentences";
import type { DiscoveredIntent } from "../engine/result.ts";
import type { NamelessDiscovery } from "./advice.ts";
import { type AsMeant, asMeant, concernOf, isMeantKnown, isTalk } from "./as-meant.ts";
import type { Candidate } from "./candidate.ts";
import { cluster } from "./cluster.ts";
import { type Gist, type Gists, gistsOf, type Member } from "./gists.ts";
import { INTENT_NAMES } from "./intent-names.ts";
import { NO_TRAFFIC, type Traffic } from "./loss.ts";
import { meantIntent } from "./meant-intent.ts";
import { describeMisheard } from "./misheard.ts";
import type { MissedGroup } from "./missed-group.ts";
import { nameOf, sharesIn } from "./name-cluster.ts";
import { describeSpared } from "./nothing-lost.ts";
import { answeredAs, offeredBy } from "./objection-for.ts";
import { isQuestion, partQuestions } from "./questions.ts";
import { describeRemarks, isRemark } from "./remarks.ts";
import { describe } from "./suggest.ts";
import { describeUnread, partValues } from "./unread-values.ts";
import { openWords } from "./words.ts";

/** More intents than this nobody works through. */
const MOST_INTENTS = 24;

/** An intent is heard this often at least, and makes up this part of what was not understood. */
const LEAST_COUNT = 2;
const LEAST_SHARE = 0.01;

/** Courtesies that no tree needs a way for. */
const IDLE: ReadonlySet<string> = new Set(["greeting", "thank_you"]);

const BY_THE_WAY: NamelessDiscovery = "said-by-the-way";
const SPARED: NamelessDiscovery = "nothing-lost";
const MISHEARD: NamelessDiscovery = "only-misheard";

/**
 * Groups what was said and not understood into intents, by what a condition for them would be called
 * (or by a `NamelessDiscovery`), the most frequent first: what understanding knows anyhow, then what the
 * words themselves have in common. What nothing can be done about is left out. The same groups in any
 * order give the same intents.
 * @param traffic what became of calls at a node, whatever was said there
 */
export function discover(
  tree: Tree,
  missed: readonly MissedGroup[],
  sentences: SentenceReader,
  traffic: Traffic = NO_TRAFFIC,
): Record<string, DiscoveredIntent> {
  const misheard = missed.filter(({ isMisheard }) => isMisheard);
  const heard = missed.filter(
    ({ intent, isMisheard }) => !isMisheard && (intent === null || !IDLE.has(intent)),
  );
  const words = openWords();
  const { values, others } = partValues(tree, heard, words, sentences);
  // A value that a node does not read is told by its words; what is no answer at all is told no further.
  const meant = others.filter((group) => !isTalk(group)).map(asMeant);
  const lexis = gistsOf(
    meant.map((group) => asQuestion(tree, group)),
    words,
  );
  const least = Math.max(LEAST_COUNT, sumOf(heard) * LEAST_SHARE);
  const offered = (intent: string) => offeredBy(tree, intent);
  const candidates = candidatesIn(lexis, least, { sentences, offeredBy: offered });
  const remarks = candidates.filter((one) => !isAbout(one) && isRemark(one));
  const told = new Map<string, DiscoveredIntent>();
  const spared: Candidate[] = [];
  for (const candidate of candidates) {
    if (told.size >= MOST_INTENTS || remarks.includes(candidate)) continue;
    const found = describe(tree, candidate, { vectorOf: lexis.vectorOf, sentences, traffic });
    if (found === "spared") spared.push(candidate);
    else if (found) told.set(candidate.name, found);
  }
  if (spared.length > 0) told.set(SPARED, describeSpared(spared));
  if (remarks.length > 0) told.set(BY_THE_WAY, describeRemarks(remarks));
  for (const [value, groups] of values) {
    if (sumOf(groups) < least) continue;
    told.set(`${value}-unread` satisfies NamelessDiscovery, describeUnread(tree, value, groups));
  }
  if (sumOf(misheard) >= least) told.set(MISHEARD, describeMisheard(misheard));
  const inOrder = [...told].sort(
    ([one, { count }], [other, { count: otherCount }]) =>
      otherCount - count || (one < other ? -1 : 1),
  );
  return Object.fromEntries(inOrder);
}

/** Whether it is known to ask for something, or to be a concern: no remark, wherever it is said. */
function isAbout({ question, gists }: Candidate): boolean {
  return question !== undefined || concernOf(mainOf(gists)) !== null;
}

/** The intents in what was not understood, without what could be done about them. */
export function groupMissed(missed: readonly MissedGroup[]): Candidate[] {
  const least = Math.max(LEAST_COUNT, sumOf(missed) * LEAST_SHARE);
  return candidatesIn(gistsOf(missed, openWords()), least, null).slice(0, MOST_INTENTS);
}

/** What tells that a group means a known intent. */
interface Telling {
  sentences: SentenceReader;
  /** The intent by whose objection a tree answers one. */
  offeredBy(intent: string): string;
}

/** A question that no objection of the tree is for is one for the knowledge, whatever the reader calls it. */
function asQuestion(tree: Tree, group: AsMeant): AsMeant {
  const { intent, topic } = group;
  if (intent === null || !isQuestion(topic)) return group;
  return graphOf(tree).objections.has(answeredAs(tree, intent))
    ? group
    : { ...group, intent: null };
}

/** Without what tells intents, each group has a name of its own. */
function candidatesIn(lexis: Gists, least: number, telling: Telling | null): Candidate[] {
  const byName = new Map<string, Candidate>();
  for (const candidate of [...knownIntents(lexis, least), ...newIntents(lexis, least, telling)]) {
    const known = byName.get(candidate.name);
    byName.set(candidate.name, known ? together(known, candidate) : candidate);
  }
  return [...byName.values()].sort(
    (one, other) => other.count - one.count || (one.name < other.name ? -1 : 1),
  );
}

/** What the reader took for an intent, and what means the same. */
function together(one: Candidate, other: Candidate): Candidate {
  return { ...one, gists: [...one.gists, ...other.gists], count: one.count + other.count };
}

/** What is known by itself, and at its node means nothing. */
function knownIntents({ gists }: Gists, least: number): Candidate[] {
  const intents = new Set(gists.flatMap(({ members }) => members.map(({ intent }) => intent)));
  return [...intents].flatMap((intent): Candidate[] => {
    if (intent === null) return [];
    const own = withMembers(gists, intent);
    const count = sumOf(own);
    return count < least
      ? []
      : [{ name: INTENT_NAMES[intent] ?? intent, intent, gists: own, count }];
  });
}

/** What nobody has taught understanding, by the words that it is said in. */
function newIntents({ gists, words }: Gists, least: number, telling: Telling | null): Candidate[] {
  const unknown = withMembers(gists, null);
  const everywhere = sharesIn(
    unknown.map(({ members, count }) => ({ words: members[0]?.words ?? [], count })),
  );
  const taken = new Set(Object.values(INTENT_NAMES).map((name) => name.toLowerCase()));
  return partsOf(unknown, telling)
    .flatMap((part) => groupsIn(part, telling))
    .map((group) => ({ ...group, count: sumOf(group.gists) }))
    .filter(({ count }) => count >= least)
    .sort((one, other) => other.count - one.count)
    .flatMap(({ gists: own, question, count }): Candidate[] => {
      if (question !== undefined) {
        const name = question.replace(/[\s?.!]+$/u, "");
        return [{ name, intent: null, question, gists: own, count }];
      }
      const alone = { name: "", intent: null, gists: own, count };
      const isOpen = !own.some(({ members }) => members.some(isMeantKnown));
      const meant =
        telling && isOpen && !isRemark(alone) ? meantIntent(own, telling.sentences) : null;
      if (telling && meant !== null) {
        const intent = telling.offeredBy(meant);
        return [{ ...alone, name: INTENT_NAMES[intent] ?? intent, intent }];
      }
      const concern = concernOf(mainOf(own));
      if (concern !== null) return [{ ...alone, name: concern }];
      const name = nameOf(own, everywhere, words, (each) => taken.has(each.toLowerCase()));
      if (name === null) return [];
      taken.add(name.toLowerCase());
      return [{ ...alone, name }];
    });
}

/** What of a part means the same: what asks is told apart by what it asks for. */
function groupsIn(
  part: readonly Gist[],
  telling: Telling | null,
): Pick<Candidate, "gists" | "question">[] {
  if (concernOf(mainOf(part)) !== null) return [{ gists: part }];
  const topic = mainOf(part)[0]?.topic ?? null;
  const asks = telling !== null && (isQuestion(topic) || isAskedIn(part, telling.sentences));
  return asks && topic !== null
    ? partQuestions(part, topic, telling.sentences)
    : cluster(part).map((gists) => ({ gists }));
}

function isAskedIn([first]: readonly Gist[], { asks }: SentenceReader): boolean {
  return asks(first?.members[0]?.text ?? "");
}

/** The most frequent of each. */
function mainOf(gists: readonly Gist[]): Member[] {
  return gists.flatMap(({ members }) => members.slice(0, 1));
}

/** What asks and what tells something, and what is known to be about different things, belong apart. */
function partsOf(gists: readonly Gist[], telling: Telling | null): Gist[][] {
  const parts = new Map<string, Gist[]>();
  for (const gist of gists) {
    const [first] = gist.members;
    const isConcern = concernOf(mainOf([gist])) !== null;
    const asks = !isConcern && (telling?.sentences.asks(first?.text ?? "") ?? false);
    // Whoever is known to ask need not put it as a question.
    const isAsked = asks || isQuestion(first?.topic);
    const key = JSON.stringify([!isAsked, first?.topic ?? null]);
    const part = parts.get(key);
    if (part) part.push(gist);
    else parts.set(key, [gist]);
  }
  return [...parts].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, part]) => part);
}

/** The gists with those of their members that were taken for this intent. */
function withMembers(gists: readonly Gist[], intent: string | null): Gist[] {
  return gists.flatMap((gist) => {
    const members = gist.members.filter((member) => member.intent === intent);
    if (members.length === 0) return [];
    return [{ ...gist, members, count: members.reduce((sum, { count }) => sum + count, 0) }];
  });
}

function sumOf(counted: readonly { count: number }[]): number {
  return counted.reduce((sum, { count }) => sum + count, 0);
}
