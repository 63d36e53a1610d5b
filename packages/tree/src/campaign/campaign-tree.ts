import { endsInQuestion } from "../assumed/ends-in-question.ts";
import { textOf } from "../content.ts";
import { disclosesAi } from "../discloses-ai.ts";
import { graphOf } from "../graph.ts";
import { openingOf } from "../lint/opening.ts";
import { questionOf } from "../question-of.ts";
import type { Tree, TreeNode, TreeSettings } from "../tree.ts";
import { withFirm } from "../with-firm.ts";
import { type CallingCompany, disclosureOf, usualGreeting } from "./usual-greeting.ts";
import { withoutTree } from "./without-tree.ts";

export interface CampaignOpening extends CallingCompany {
  /** `null`: the campaign has none; it greets, listens, and says goodbye. */
  tree: Tree | null;
  /** Takes the place of the tree's own opening; blank: that stays, or the usual one is said. */
  greeting: string;
}

export interface CampaignTreeOptions extends CampaignOpening {
  /** Who speaks where no node of the tree says who does; `null`: the usual voice. */
  agentVoice: string | null;
}

/**
 * What the calls of a campaign walk: its tree with the greeting in place of its opening, or a short
 * conversation of the greeting's own. Where it would not say that an AI speaks, that is said first,
 * and on a mailbox, too.
 */
export function campaignTree(given: CampaignTreeOptions): Tree {
  const tree = withFirm(discloses(greeted(given), given.company), given.company);
  if (given.agentVoice === null) return tree;
  return { ...tree, settings: { ...tree.settings, voice: given.agentVoice } };
}

/** The sentence that is put in front of these words, `null` where they need none. */
export function disclosureFor(opening: CampaignOpening): string | null {
  return isDisclosed(greeted(opening)) ? null : disclosureOf(opening.company);
}

/** What a greeting takes the place of; empty where the tree says nothing before it asks. */
export function openingTextOf(tree: Tree): string {
  const opener = openerOf(tree);
  return opener === null ? "" : textOf(opener).trim();
}

function greeted({ tree, greeting, company, purpose = null }: CampaignOpening): Tree {
  const words = greeting.replace(/\s+/g, " ").trim();
  if (tree === null) {
    return withoutTree(words === "" ? usualGreeting({ company, purpose }) : words, company);
  }
  return words === "" ? tree : withOpening(tree, (own) => withQuestion(words, own));
}

/** A greeting that asks nothing leaves the question of the opening, to which what follows listens. */
function withQuestion(greeting: string, own: string): string {
  return endsInQuestion(greeting) || !endsInQuestion(own)
    ? greeting
    : `${greeting} ${questionOf(own)}`;
}

function discloses(tree: Tree, company: string | null): Tree {
  const disclosure = disclosureOf(company);
  const opened = isDisclosed(tree)
    ? tree
    : withOpening(tree, (words) => `${disclosure} ${words}`.trim());
  const message = opened.settings?.voicemailMessage?.trim() ?? "";
  if (message === "" || disclosesAi(message)) return opened;
  const settings: TreeSettings = {
    ...opened.settings,
    voicemailMessage: `${disclosure} ${message}`,
  };
  return { ...opened, settings };
}

/** As `lintTree` sees it: before the caller is asked for the first time, or by that question. */
function isDisclosed(tree: Tree): boolean {
  const graph = graphOf(tree);
  const opening = graph.start ? openingOf(graph.start, graph) : [];
  return disclosesAi(opening.map(textOf).join(" "));
}

function withOpening(tree: Tree, written: (words: string) => string): Tree {
  const opener = openerOf(tree) ?? graphOf(tree).start;
  if (!opener) return tree;
  const text = written(textOf(opener).trim());
  const { content } = opener;
  const reworded = {
    ...opener,
    content: typeof content === "object" ? { ...content, text } : text,
  };
  return { ...tree, nodes: tree.nodes.map((node) => (node === opener ? reworded : node)) };
}

/** The first node that says something before anybody is asked; a question is nobody's greeting. */
function openerOf(tree: Tree): TreeNode | null {
  const graph = graphOf(tree);
  const opening = graph.start ? openingOf(graph.start, graph) : [];
  const speaks = ({ type }: TreeNode) => type === "start" || type === "message";
  return opening.find((node) => speaks(node) && textOf(node).trim() !== "") ?? null;
}
