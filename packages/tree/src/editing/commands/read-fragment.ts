import { findForbidden } from "../../document/forbidden.ts";
import { LONGEST_REPROMPT, LONGEST_TEXT, MOST_CONDITIONS, MOST_REPROMPTS } from "../../limits.ts";
import { OUTCOMES } from "../../nodes/end/end.ts";
import { VALUE_KINDS } from "../../nodes/input/input.ts";
import { NODE_SPECS } from "../../nodes/registry.ts";
import type { Action, Connection, NodeKind, Note, TreeNode } from "../../tree.ts";
import type { Fragment } from "./clipboard.ts";

/**
 * Reads what lay in the clipboard; `null` if that is no piece of a tree. What it takes in makes a
 * valid document of any valid one, texts that are too long excepted, which `paste` refuses by name.
 * The document's schema says the same, but is no reading for a browser that paints a canvas.
 */
export function readFragment(text: string): Fragment | null {
  const value = parsed(text);
  if (!isObject(value) || value.rufbaum !== "fragment" || value.version !== 1) return null;
  if (findForbidden(value)) return null;
  const { nodes, connections, notes } = value;
  if (!areAll(nodes, isNode) || !areAll(connections, isConnection) || !areAll(notes, isNote))
    return null;
  const ids = new Set(nodes.map(({ id }) => id));
  if (ids.size < nodes.length) return null;
  return { rufbaum: "fragment", version: 1, nodes, connections, notes };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

type Fields = Record<string, unknown>;
type Check = (value: unknown) => boolean;

function isObject(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function areAll<T>(value: unknown, is: (item: unknown) => item is T): value is T[] {
  return Array.isArray(value) && value.every(is);
}

const isText: Check = (value) => typeof value === "string";
const isFlag: Check = (value) => typeof value === "boolean";
const isList: Check = (value) => Array.isArray(value);
const isOneOf =
  (values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);
const isBetween =
  (least: number, most: number): Check =>
  (value) =>
    typeof value === "number" && value >= least && value <= most;
const isCount =
  (least: number, most: number): Check =>
  (value) =>
    Number.isInteger(value) && isBetween(least, most)(value);
const isListOf =
  (isItem: Check, most: number): Check =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every(isItem);
const isFilled: Check = (value) => typeof value === "string" && value !== "";
const isId: Check = (value) => isFilled(value) && String(value).length <= 200;

/** An object with these fields; those whose name ends in `?` may be missing, others may be there. */
function has(fields: Record<string, Check>): Check {
  const checks = Object.entries(fields);
  return (value) =>
    isObject(value) &&
    checks.every(([name, check]) =>
      name.endsWith("?")
        ? value[name.slice(0, -1)] === undefined || check(value[name.slice(0, -1)])
        : check(value[name]),
    );
}

const isContent: Check = (value) =>
  isText(value) || has({ text: isText, "conditions?": isList, "responses?": isList })(value);

const isCondition = has({
  id: isText,
  condition: isText,
  "targetNodeId?": (value) => value === null || isText(value),
  "examples?": isListOf(isText, MOST_CONDITIONS),
  "expression?": isText,
  "counts?": isListOf(isText, MOST_CONDITIONS),
});

const listening = {
  "reprompts?": isListOf(
    (value) => isText(value) && String(value).length <= LONGEST_REPROMPT,
    MOST_REPROMPTS,
  ),
  "patience?": isBetween(1, 120),
};

const ACTIONS: Record<Action["kind"], Record<string, Check>> = {
  "book-appointment": { "variable?": isText, "note?": isText },
  transfer: { to: isText, "announce?": isText },
  "send-sms": { text: isText, "to?": isText },
  "call-webhook": { url: isText },
  "set-variable": { variable: isText, value: isText },
  tag: { tag: isText },
  "record-opt-out": {},
  "start-recording": {},
};

const isAction: Check = (value) =>
  isObject(value) &&
  isOneOf(Object.keys(ACTIONS))(value.kind) &&
  has(ACTIONS[value.kind as Action["kind"]])(value);

const KINDS: Record<NodeKind, Record<string, Check>> = {
  start: {},
  message: {},
  decision: listening,
  input: {
    ...listening,
    "input?": has({
      variable: isFilled,
      value: isOneOf(VALUE_KINDS),
      "maxDigits?": isCount(1, 64),
      "endKey?": isOneOf(["#", "*"]),
      "confirm?": isFlag,
    }),
  },
  objection: {
    "objection?": has({
      "intent?": isText,
      "global?": isFlag,
      "returns?": isFlag,
      "answers?": isCount(1, 10),
    }),
  },
  action: { "action?": isAction },
  end: { "outcome?": isOneOf(OUTCOMES) },
};

const isPlaced = has({
  id: isId,
  position: has({ x: Number.isFinite, y: Number.isFinite }),
});

const isNodeOfAnyKind = has({
  title: isText,
  "content?": isContent,
  "voiceSettings?": has({
    voice: isText,
    speed: (value) => typeof value === "number" || isText(value),
  }),
  "conditions?": isListOf(isCondition, MOST_CONDITIONS),
});

function isNode(value: unknown): value is TreeNode {
  return (
    isPlaced(value) &&
    isNodeOfAnyKind(value) &&
    isObject(value) &&
    Object.hasOwn(NODE_SPECS, String(value.type)) &&
    has(KINDS[value.type as NodeKind])(value)
  );
}

const isLink = has({
  id: isId,
  sourceNodeId: isId,
  targetNodeId: isId,
  "condition?": (value) => value === null || isText(value),
});

function isConnection(value: unknown): value is Connection {
  return isLink(value);
}

const isSize = has({ width: isPositive, height: isPositive });
const isNoteLike = has({
  text: (value) => isText(value) && String(value).length <= LONGEST_TEXT,
  "size?": isSize,
});

function isPositive(value: unknown): boolean {
  return typeof value === "number" && Number.isFinite(value) && value > 0;
}

function isNote(value: unknown): value is Note {
  return isPlaced(value) && isNoteLike(value);
}
