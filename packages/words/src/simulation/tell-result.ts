import type { Cause, DiscoveredIntent, Sample, SimulationResult } from "@rufbaum/simulation";
import type { Finding } from "@rufbaum/tree";
import { type Told, told } from "../tell.ts";
import type { Words } from "../words.ts";

/** What was said and not understood, with what could be done about it in sentences. */
export type ToldIntent = DiscoveredIntent & {
  /** One for each piece of advice. */
  suggestedActions: string[];
};

/** A result as people read it; intents by what they are called. */
export type ToldResult = Omit<SimulationResult, "discoveredIntents" | "findings" | "causes"> & {
  discoveredIntents: Record<string, ToldIntent>;
  findings: readonly Told<Finding>[];
  /** Unknown in results of older versions. */
  causes?: readonly Told<Cause>[];
};

export function tellResult<Result extends SimulationResult>(
  result: Result,
  words: Words,
): Omit<Result, "discoveredIntents" | "findings" | "causes"> &
  Pick<ToldResult, "discoveredIntents" | "findings" | "causes"> {
  const names = namesOf(Object.keys(result.discoveredIntents), words);
  const nameOf = (name: string) => names.get(name) ?? name;
  const discoveredIntents = tellIntents(result.discoveredIntents, words);
  const places = new Map(
    Object.entries(discoveredIntents)
      .sort(byCount)
      .map(([name], place) => [name, place]),
  );
  const placeOf = ({ of }: Sample) => (of.type === "intent" ? (places.get(of.intent) ?? 0) : -1);
  return {
    ...result,
    discoveredIntents,
    samples: result.samples
      .map((sample) => tellSample(sample, nameOf))
      .sort((one, other) => placeOf(one) - placeOf(other)),
    findings: told(words.finding, result.findings),
    ...(result.causes && { causes: told<Cause>(words.recommendation, result.causes) }),
  };
}

/** Intents with what could be done about them in sentences, by what they are called; the most frequent first. */
export function tellIntents(
  found: SimulationResult["discoveredIntents"],
  words: Words,
): Record<string, ToldIntent> {
  const names = namesOf(Object.keys(found), words);
  const intents = Object.entries(found)
    .map(([name, intent]) => [names.get(name) ?? name, tellIntent(intent, words)] as const)
    .sort(byCount);
  return Object.fromEntries(intents);
}

type Named = readonly [name: string, intent: ToldIntent];

/** An object has keys that are numbers first, whatever their order was. */
function byCount([one, a]: Named, [other, b]: Named): number {
  return b.count - a.count || (one < other ? -1 : 1);
}

/** Two that are called alike are told apart. */
function namesOf(found: readonly string[], words: Words): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const each of found) {
    const name = words.discoveryName(each);
    let own = name;
    for (let number = 2; taken.has(own); number += 1) own = `${name} (${number})`;
    taken.add(own);
    names.set(each, own);
  }
  return names;
}

function tellIntent(intent: DiscoveredIntent, words: Words): ToldIntent {
  const { count, triggeredAt, advice, ...more } = intent;
  const suggestedActions = advice.map(words.discoveryAdvice);
  return { count, triggeredAt, suggestedActions, ...more, advice };
}

function tellSample(sample: Sample, nameOf: (name: string) => string): Sample {
  const { of } = sample;
  return of.type === "intent" ? { ...sample, of: { ...of, intent: nameOf(of.intent) } } : sample;
}
