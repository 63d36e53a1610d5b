import { PER_CHARACTER } from "@rufbaum/conversation";
import { speakable } from "@rufbaum/speech";
import type { Tree } from "@rufbaum/tree";
import { findPlaceholders, graphOf, namedAsFirm, specOf } from "@rufbaum/tree/graph";

/** A piece of what will be heard: a text, a variable's value, or a variable that nobody knows. */
export interface Spoken {
  kind: "text" | "value" | "unknown";
  text: string;
}

/** What a contact brings along, with an example of each. */
export const CONTACT_VARIABLES: Readonly<Record<string, string>> = {
  firstName: "Maria",
  lastName: "Berger",
  company: "Berger & Söhne",
};

/** Names of the variables that can be put into a text of this tree. */
export function knownVariables(tree: Tree): string[] {
  const graph = graphOf(tree);
  const inputs = tree.nodes.flatMap((node) => specOf(node).fills?.(node, graph) ?? []);
  const named = [...Object.keys(CONTACT_VARIABLES), ...Object.keys(tree.settings?.variables ?? {})];
  return [...new Set([...named, ...inputs])].filter((name) => name !== "");
}

/** A text as a caller will hear it, with an example in the place of each variable. */
export function previewOf(
  text: string,
  tree: Tree,
  { names = knownVariables(tree), firm = null }: { names?: string[]; firm?: string | null } = {},
): Spoken[] {
  const ofFirm = firm === null ? {} : namedAsFirm(firm);
  const examples = { ...ofFirm, ...CONTACT_VARIABLES, ...tree.settings?.variables };
  const known = new Set(names);
  const pieces: Spoken[] = [];
  let from = 0;
  for (const { name, fallback, start, end } of findPlaceholders(text)) {
    if (start > from) pieces.push({ kind: "text", text: text.slice(from, start) });
    const value = (Object.hasOwn(examples, name) ? examples[name] : undefined) ?? fallback;
    if (value !== null && value !== undefined) pieces.push({ kind: "value", text: value });
    else pieces.push({ kind: known.has(name) ? "value" : "unknown", text: name });
    from = end;
  }
  if (from < text.length) pieces.push({ kind: "text", text: text.slice(from) });
  return pieces;
}

/**
 * How long a text takes to be spoken, in whole seconds; at least one. Figures and abbreviations count
 * as the voice says them, and what is left out takes no time.
 */
export function secondsOf(pieces: readonly Spoken[], speed: number): number {
  const heard = pieces.map(({ kind, text }) => (kind === "unknown" ? "" : text)).join("");
  const characters = speakable(heard).length;
  return Math.max(1, Math.round((characters * PER_CHARACTER) / speed / 1_000));
}

/**
 * A node's speed as a factor: documents say it as a number or in a word. Whoever makes a node writes 1
 * into it, so that this one and what is no speed mean the `usual` one.
 */
export function speedFactor(speed: number | string | undefined, usual = 1): number {
  if (speed === "slow") return 0.85;
  if (speed === "fast") return 1.2;
  const factor = Number(speed ?? 1);
  return factor > 0 && factor !== 1 ? factor : usual;
}
