import { examplesOf, type Variables } from "@rufbaum/conversation";
import type { Tree, TreeNode } from "@rufbaum/tree";
import { graphOf } from "@rufbaum/tree/graph";

/** Words of each that are kept; the carrier takes fewer. */
const MOST = 500;
/** Characters; longer ones are sentences. */
const LONGEST_NAME = 60;
const LONGEST_KEY = 40;

/**
 * Words that a caller may say and that are not easily recognised, the most important first: names
 * that the conversation knows, what the conditions are called, and what their examples are about.
 *
 * Those of one node, or of the whole tree where there is no node. Nothing with digits or an address
 * in it: such values may be secret, and are no words.
 */
export function hintsOf(
  tree: Tree,
  { nodeId, variables }: { nodeId: string | null; variables: Variables },
): readonly string[] {
  const node = nodeId === null ? null : graphOf(tree).node(nodeId);
  const words = node ? wordsOf(tree, node) : wordsOfTree(tree);
  return unique([...Object.values(variables).flatMap(namesIn), ...words]);
}

const known = new WeakMap<Tree, Map<string, readonly string[]>>();

function wordsOfTree(tree: Tree): readonly string[] {
  return kept(tree, "", () => {
    const lists = tree.nodes.map((node) => wordsOf(tree, node));
    const keys = tree.nodes.flatMap((node) => keysOf(tree, node));
    return unique([...keys, ...lists.flat()]);
  });
}

function wordsOf(tree: Tree, node: TreeNode): readonly string[] {
  return kept(tree, node.id, () => {
    const said = graphOf(tree).conditions(node.id).flatMap(examplesOf);
    return unique([...keysOf(tree, node), ...said.flatMap(contentWords)]);
  });
}

/** The same for a tree's whole life, and asked for in every turn; no node's id is empty. */
function kept(tree: Tree, id: string, make: () => readonly string[]): readonly string[] {
  const ofTree = known.get(tree) ?? new Map<string, readonly string[]>();
  known.set(tree, ofTree);
  const words = ofTree.get(id) ?? make();
  ofTree.set(id, words);
  return words;
}

/** What conditions are called, as far as people say it: `hat schon Anbieter`, not `gatekeeper_detected`. */
function keysOf(tree: Tree, { id }: TreeNode): string[] {
  return graphOf(tree)
    .conditions(id)
    .map(({ condition }) => condition.trim())
    .filter((key) => /^[\p{L} /-]+$/u.test(key) && key.length <= LONGEST_KEY)
    .flatMap((key) => key.split("/").map((part) => part.trim()))
    .filter((key) => contentWords(key).length > 0);
}

/** `Müller, Anna` are two. */
function namesIn(value: string | number | boolean): string[] {
  if (typeof value !== "string" || /[\d@]|:\/\//.test(value)) return [];
  return value
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part.length <= LONGEST_NAME && /\p{L}{2}/u.test(part) && !isEveryday(part));
}

/** Recognised without help, and in any sentence. */
const EVERYDAY = new Set(
  "aber about alle alles also auch beim bitte danke dann dass dein dem denn dich diese diesem diesen dieser dieses dir doch eine einem einen einer eines etwas euch frau fürs ganz gar geht gerade gern gerne habe haben habt hallo hast hatte have herr heute hier hätte ihnen ihr ihre ihrem ihren ihrer immer ja jetzt just kann kannst klar können könnte könnten leider like mache machen mehr mein meine meinem meinen meiner mich mir morgen muss möchte möchten müssen nach nein nicht nichts noch nur oder ohne okay ruft schon sehr sein seine selbst sich sicher sind soll sollen sonst that this uns unser unsere unseren viel vielen vielleicht vom war waren warum was weil welche wenn werden what wieder will wird wirklich wissen with wollen worum would wäre würde würden yeah your zum zur zwar über".split(
    " ",
  ),
);
const SHORTEST = 4;

function contentWords(text: string): string[] {
  return (text.match(/\p{L}[\p{L}-]*/gu) ?? []).filter(
    (word) => word.length >= SHORTEST && !isEveryday(word),
  );
}

function isEveryday(word: string): boolean {
  return EVERYDAY.has(word.toLocaleLowerCase("de"));
}

/** Each once, however it is written, and no more than anybody takes. */
function unique(words: readonly string[]): readonly string[] {
  const found = new Map<string, string>();
  for (const word of words) {
    if (found.size >= MOST) break;
    const folded = word.toLocaleLowerCase("de");
    if (!found.has(folded)) found.set(folded, word);
  }
  return [...found.values()];
}
