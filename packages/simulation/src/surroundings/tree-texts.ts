import type { Tree } from "@rufbaum/tree";
import { textOf } from "@rufbaum/tree/graph";

/** What a tree's authors have written, by whose words it is. */
export interface TreeTexts {
  /** What the tree is called. */
  name: string;
  /** Said by the agent. */
  agent: readonly string[];
  /** What its questions and conditions are about, without what callers say and ask besides. */
  matter: readonly string[];
  /** Said, or asked, by whoever is called. */
  called: readonly string[];
  /** Intents that its conditions and objections stand for. */
  intents: readonly string[];
}

export function textsOf({ name = "", nodes, settings }: Tree): TreeTexts {
  const agent: string[] = [];
  const matter: string[] = [];
  const called: string[] = [];
  const intents: string[] = [];
  for (const node of nodes) {
    agent.push(textOf(node));
    matter.push(textOf(node));
    if ("reprompts" in node) agent.push(...(node.reprompts ?? []));
    for (const { condition, spoken = "", examples = [], counts = [] } of node.conditions ?? []) {
      agent.push(spoken);
      called.push(condition, ...examples);
      matter.push(condition);
      intents.push(condition, ...counts);
    }
    if ("objection" in node && node.objection?.intent) intents.push(node.objection.intent);
  }
  agent.push(settings?.voicemailMessage ?? "");
  for (const { questions, answer } of settings?.knowledge ?? []) {
    called.push(...questions);
    agent.push(answer);
  }
  return { name, agent, matter, called, intents };
}
