import { languageOf, type VoiceName, voiceNamed } from "@rufbaum/telephony";
import type { Tree } from "@rufbaum/tree";
import { graphOf, textOf } from "@rufbaum/tree/graph";

/** Who speaks where in a tree. */
export interface TreeVoices {
  /** The one that most nodes have; then one for each other language that may be spoken. */
  all: readonly [VoiceName, ...VoiceName[]];
  /** The node's own; where it names none, that of the nodes around it. */
  at(nodeId: string | null): VoiceName;
}

const known = new WeakMap<Tree, TreeVoices>();

/** The voices of a tree; a document is never changed in place, so they are kept with it. */
export function voicesOf(tree: Tree): TreeVoices {
  const before = known.get(tree);
  if (before) return before;
  const made = findVoices(tree);
  known.set(tree, made);
  return made;
}

/**
 * Only messages and objections are given a voice by hand: the others speak as what led to them. What
 * is no voice of a call is the tree's own one, a campaign's agent for instance.
 */
function findVoices(tree: Tree): TreeVoices {
  const usual = voiceNamed(tree.settings?.voice);
  const voices = new Map<string, VoiceName>();
  for (const { id, voiceSettings } of tree.nodes) {
    if (!voiceSettings) continue;
    const chosen = voiceNamed(voiceSettings.voice);
    voices.set(id, chosen === "usual" ? usual : chosen);
  }
  const graph = graphOf(tree);
  const before = new Map<string, string[]>();
  for (const { id } of tree.nodes) {
    for (const next of graph.successors(id)) {
      const leading = before.get(next);
      if (leading) leading.push(id);
      else before.set(next, [id]);
    }
  }
  spread(voices, usual, (id) => graph.successors(id));
  spread(voices, usual, (id) => before.get(id) ?? []);

  const speaking = tree.nodes.filter((node) => textOf(node) !== "");
  const all = ranked(
    speaking.flatMap(({ id }) => voices.get(id) ?? []),
    usual,
    graph.start && voices.get(graph.start.id),
  );
  return { all, at: (nodeId) => voices.get(nodeId ?? "") ?? all[0] };
}

/** From node to node, a step at a time: the nearest says what a node without a voice speaks with. */
function spread(
  voices: Map<string, VoiceName>,
  usual: VoiceName,
  next: (id: string) => readonly string[],
): void {
  let reached: readonly string[] = [...voices.keys()];
  while (reached.length > 0) {
    const offered = new Map<string, VoiceName[]>();
    for (const id of reached) {
      const voice = voices.get(id);
      if (!voice) continue;
      for (const to of next(id)) {
        if (!voices.has(to)) offered.set(to, [...(offered.get(to) ?? []), voice]);
      }
    }
    for (const [id, several] of offered) voices.set(id, agreed(several, usual));
    reached = [...offered.keys()];
  }
}

/** Ways of several languages meet: the usual one. */
function agreed(voices: readonly VoiceName[], usual: VoiceName): VoiceName {
  const [first = usual] = voices;
  return voices.every((voice) => languageOf(voice) === languageOf(first)) ? first : usual;
}

/** The first of each language; German is there in any case, for sentences that are not the tree's. */
function ranked(
  votes: readonly VoiceName[],
  usual: VoiceName,
  start: VoiceName | null | undefined,
) {
  const counts = new Map<VoiceName, number>();
  for (const voice of votes) counts.set(voice, (counts.get(voice) ?? 0) + 1);
  const weight = (voice: VoiceName) => (counts.get(voice) ?? 0) + (voice === start ? 0.5 : 0);
  const sorted = [...counts.keys()].toSorted((one, other) => weight(other) - weight(one));
  const [main = usual, ...others] = sorted;
  const all: [VoiceName, ...VoiceName[]] = [main];
  for (const voice of [...others, usual, "usual" as const]) {
    if (all.every((chosen) => languageOf(chosen) !== languageOf(voice))) all.push(voice);
  }
  return all;
}
