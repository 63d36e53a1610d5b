import { conditionName, OUTCOME_SPECS, VALUE_SPECS } from "@rufbaum/tree/graph";
import type { LintFinding } from "@rufbaum/tree/lint";
import { shortened } from "../format/shortened.ts";
import { RIGHT_FORM } from "../right-form.ts";
import { type Sentences, telling } from "../tell.ts";
import { expressionFault } from "./expressions.ts";

/** A known intent by its name, whatever else stands for a condition as it is. */
const named = (key: string) => conditionName(key, "en");

export const lintFindings: Sentences<LintFinding> = {
  "no-start": "The tree has no start node. Add one.",
  "several-starts": ({ params: { node } }) =>
    `“${node}” is a second start node; the conversation always begins at the first. Remove one of them.`,
  "empty-text": ({ params: { node } }) => `The node “${node}” has no text.`,
  "text-too-long": ({ params: { node, length, most } }) =>
    `The text of “${node}” has ${length} characters, too many to listen to. Split it into several steps (at most ${most} characters).`,
  "dead-end": ({ params: { node, isBeforeConversation } }) =>
    isBeforeConversation
      ? `Nothing follows “${node}”: the tree has no conversation yet.`
      : `Nothing follows “${node}”. Connect the node to the next step.`,
  "no-conditions": ({ params: { node } }) =>
    `The decision “${node}” has no condition. Say which answers lead where.`,
  "condition-without-target": ({ params: { node, condition } }) =>
    `The condition “${named(condition)}” of “${node}” leads nowhere. Connect it to a node.`,
  "expression-invalid": ({ params: { node, condition, position, fault } }) =>
    `The expression of the condition “${named(condition)}” of “${node}” can't be read at position ${position}: ${expressionFault(fault)}`,
  "expression-never-holds": ({ params: { node, condition, variable, value, found } }) =>
    `The expression of the condition “${named(condition)}” of “${node}” can never hold: “${variable}” can't be compared with “${found}”. Right would be, for example, “${variable} ${RIGHT_FORM[value]}”.`,
  "duplicate-condition": ({ params: { node, earlier, condition, id } }) =>
    `The conditions “${named(earlier)}” and “${named(condition)}” of “${node}” have the same id “${id}”. Each needs its own.`,
  "condition-without-words": ({ params: { node, place } }) =>
    `Condition ${place} of “${node}” has no name made of words and no examples: it is never recognised. Say what is meant.`,
  "condition-name-too-long": ({ params: { node, condition, most } }) =>
    `The name of the condition “${named(condition)}” of “${node}” has more than ${most} characters. Give it a short name; what callers say belongs into the examples.`,
  "conditions-named-alike": ({ params: { node, earlier, condition } }) =>
    `The conditions “${named(earlier)}” and “${named(condition)}” of “${node}” have the same name; the second is never chosen.`,
  "example-of-two": ({ params: { node, example, earlier, condition } }) =>
    `“${example}” is an example for both “${named(earlier)}” and “${named(condition)}” of “${node}”; whoever says it may mean either. Delete it from one of them.`,
  "yes-without-condition": ({ params: { node, question } }) =>
    `Many answer “${question}” with a mere yes, which leads to no condition of “${node}”. Say in the node what yes means.`,
  "no-without-condition": ({ params: { node, question } }) =>
    `Many answer “${question}” with a mere no, which leads to no condition of “${node}”. Say in the node what no means.`,
  "conditions-alike": ({ params: { node, earlier, condition } }) =>
    `Callers can hardly tell “${named(earlier)}” and “${named(condition)}” of “${node}” apart. Make them one, or give each its own examples.`,
  "listening-assumed": ({ params: { node, variable } }) =>
    `“${node}” asks something, and no node after it listens. Assumed: “${node}” listens itself and keeps the answer in [${variable}]. If that is wrong, choose otherwise in the node, under “After the text”.`,
  "value-assumed": ({ params: { node, value, variable } }) =>
    `The input “${node}” does not say what it asks for. Assumed: ${VALUE_SPECS[value].name.en}, kept in [${variable}]. If that is wrong, choose the kind of value in the node.`,
  "outcome-assumed": ({ params: { node, outcome } }) =>
    `The end “${node}” names no outcome. Assumed: ${OUTCOME_SPECS[outcome].name.en}. If that is wrong, choose the outcome in the node.`,
  "objection-without-intent": ({ params: { node } }) =>
    `The objection “${node}” applies everywhere, but names no intent that it answers.`,
  "no-action": ({ params: { node } }) =>
    `The action “${node}” does nothing. Choose what should happen.`,
  "way-out-of-end": ({ params: { node } }) =>
    `“${node}” ends the conversation; the connection after it is never taken.`,
  "connection-to-missing-node": ({ params: { missing } }) =>
    `A connection refers to “${missing}”, but there is no such node.`,
  "unreachable-node": ({ params: { node } }) =>
    `“${node}” is never reached. Connect or delete the node.`,
  "silent-cycle": ({ params: { nodes } }) =>
    `${nodes.map((node) => `“${node}”`).join(" → ")}: here the conversation goes round in circles without saying anything or listening.`,
  "unknown-variable": ({ params: { node, variable, in: place } }) =>
    place === "text"
      ? `In the text of “${node}”: there is no value for [${variable}]. Set one, or add a fallback, such as [${variable}|Sie].`
      : `In an expression of “${node}”: there is no value for [${variable}]. Set one, or ask for it before.`,
  "no-disclosure":
    "Nothing says at the beginning that an AI is speaking. That has been mandatory since 2 August 2026 (EU AI Act, Art. 50).",
  "no-disclosure-on-mailbox":
    "The message for answering machines does not say that an AI is speaking. That has been mandatory since 2 August 2026 (EU AI Act, Art. 50).",
  "no-success":
    "No end counts as success: no call and no simulation can succeed. Give the end that matters the outcome appointment or success.",
  "no-opt-out":
    "The tree has no way of its own for “don't call me again”. It is understood and obeyed all the same.",
  "entry-without-question": ({ params: { answer } }) =>
    `In the knowledge the answer “${shortened(answer)}” has no question.`,
  "entry-without-answer": ({ params: { entry } }) => `In the knowledge “${entry}” has no answer.`,
  "answer-names-unknown": ({ params: { entry, variable } }) =>
    `In the answer to “${entry}”: there is no value for [${variable}]. Set one, or add a fallback, such as [${variable}|Sie].`,
  "answer-too-long": ({ params: { entry, words, most } }) =>
    `The answer to “${entry}” has ${words} words. On the phone hardly anybody listens to more than ${most} of them.`,
  "entries-alike": ({ params: { earlier, question } }) =>
    `“${question}” asks the same as “${earlier}”, but has another answer.`,
  "wording-asks-nothing": ({ params: { entry, question, isOptOut } }) =>
    isOptOut
      ? `“${question}” at “${entry}” asks for no more calls. That is always obeyed and never answered.`
      : `“${question}” at “${entry}” is a yes or no and no question.`,
  "place-left-out": ({ params: { place } }) =>
    `The question between two conditions lacks [${place}]. Until it names both, the agent asks in its usual words.`,
  "no-consent": ({ params: { node } }) =>
    `“${node}” only records if consent was given just before (§ 201 of the German Criminal Code). Ask in a decision before it whether the conversation may be recorded, and connect only the yes to it.`,
};

export const lintFinding = telling(lintFindings);
