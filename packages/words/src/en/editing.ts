import type { EditRefusal } from "@rufbaum/tree/editing";
import { telling } from "../tell.ts";

export const editRefusal = telling<EditRefusal>({
  "unknown-node": "This node no longer exists.",
  "unknown-condition": "This condition no longer exists.",
  "unknown-note": "This note no longer exists.",
  "self-link": "A node can't be connected to itself.",
  duplicate: "These two nodes are already connected.",
  "no-way-out": "An end node ends the conversation: nothing comes after it.",
  "no-way-in": "Nothing leads back to the start: the conversation begins there.",
  "second-start": "The tree already has a start. A conversation can begin in one place only.",
  "too-many-nodes": ({ most }) => `A tree has at most ${most} nodes. Split it up.`,
  "too-many-connections": ({ most }) => `A tree has at most ${most} connections.`,
  "too-many-notes": ({ most }) => `A tree has at most ${most} notes.`,
  "too-much-pasted": "A tree can't hold that many connections or notes.",
  "text-too-long": ({ node, length, most }) =>
    `The text of “${node}” has ${length} characters; at most ${most} are allowed. Spread it over several nodes.`,
  "example-too-long": ({ node, most }) =>
    `An example of “${node}” has more than ${most} characters. Shorten it.`,
  "spoken-too-long": ({ node, most }) =>
    `What the agent calls a condition of “${node}” has more than ${most} characters. Shorten it.`,
  "reprompt-too-long": ({ node, most }) =>
    `A reprompt of “${node}” has more than ${most} characters. Shorten it.`,
  "note-too-long": ({ most }) => `A note has at most ${most} characters.`,
  "too-many-conditions": ({ node, most }) =>
    `“${node}” has more conditions or examples than are allowed: at most ${most} of each.`,
  "too-many-reprompts": ({ node, count, most }) =>
    `“${node}” has ${count} reprompts; at most ${most} are allowed.`,
  "changed-since": "The node has changed again in the meantime.",
  "listens-not": ({ node }) =>
    `“${node}” does not listen: conditions for replies belong in a decision or an input.`,
  "unknown-entry": "This knowledge entry does not exist any more.",
  "no-question": "A knowledge entry needs a question.",
  "too-many-entries": ({ most }) =>
    `The knowledge can’t have more than ${most} entries. Delete some first.`,
  "too-many-wordings": ({ entry, most }) =>
    `The entry “${entry}” can’t have more than ${most} wordings.`,
  "wording-too-long": ({ most }) =>
    `A wording in the knowledge may have at most ${most} characters.`,
  "no-name": ({ node }) =>
    `The new condition of “${node}” has no name. Name it after what is said.`,
});
