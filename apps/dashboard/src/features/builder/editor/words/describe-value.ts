import type { NodeKind, Tree } from "@rufbaum/tree";
import { actionName, shortValueName } from "../../../../messages/action-name.ts";
import { changeTexts } from "../../../../messages/changes.ts";
import { formats } from "../../../../messages/formats.ts";
import { messages } from "../../../../messages/index.ts";
import { conditionName } from "../../../../messages/intents.ts";

const texts = changeTexts;

/** The name of a field of a tree, a node, a connection or a note; unknown ones keep their own. */
export function fieldName(field: string): string {
  const kinds: Readonly<Record<string, string>> = messages().tree.kinds;
  return texts().fields[field] ?? kinds[field] ?? field;
}

/** The value of a field as people read it; `tree` is the one whose nodes it names. */
export function describeValue(field: string, value: unknown, tree: Tree): string {
  if (field === "condition" && (value === null || value === undefined)) {
    return texts().values.otherwise;
  }
  if (value === null || value === undefined || value === "") return texts().values.none;
  switch (field) {
    case "type":
      return messages().tree.kinds[value as NodeKind] ?? String(value);
    case "outcome":
      return messages().calls.outcomes[String(value)] ?? String(value);
    case "sourceNodeId":
    case "targetNodeId":
      return nodeName(String(value), tree);
    case "conditions":
      return conditions(value, tree);
    case "condition":
      return conditionName(String(value));
    case "content":
      return isRecord(value) && "text" in value ? String(value.text) : inWords(value);
    case "patience":
      return texts().values.seconds(inWords(value));
    default:
      return inWords(value, labelsOf(field));
  }
}

export function nodeName(id: string, tree: Tree): string {
  const node = tree.nodes.find((each) => each.id === id);
  return node ? node.title || texts().records.unnamed : id;
}

function conditions(value: unknown, tree: Tree): string {
  if (!Array.isArray(value)) return inWords(value);
  const lines = value.filter(isRecord).map((each) => {
    const { condition, targetNodeId, id: _id, ...more } = each;
    const target =
      typeof targetNodeId === "string" ? nodeName(targetNodeId, tree) : texts().values.noWay;
    const rest = Object.keys(more).length > 0 ? ` (${inWords(more)})` : "";
    return texts().values.leadsTo(`${conditionName(inWords(condition))}${rest}`, target);
  });
  return lines.join("\n") || texts().values.none;
}

/** What a kind calls the parts of its own settings, which stand in the field of its name. */
function labelsOf(field: string): Labels {
  return (messages().tree.labels as Readonly<Record<string, Labels>>)[field] ?? {};
}

type Labels = Readonly<Record<string, string>>;

function inWords(value: unknown, labels: Labels = {}): string {
  if (value === null || value === undefined) return texts().values.none;
  if (typeof value === "boolean") return value ? texts().values.yes : texts().values.no;
  if (typeof value === "number") return formats().exact(value);
  if (Array.isArray(value))
    return value.map((each) => inWords(each)).join("\n") || texts().values.none;
  if (!isRecord(value)) return String(value);
  return Object.entries(value)
    .map(
      ([name, each]) =>
        `${labels[name] ?? texts().parts[name] ?? name}: ${partInWords(name, each)}`,
    )
    .join(", ");
}

function partInWords(name: string, value: unknown): string {
  if (name === "kind") return actionName(String(value));
  if (name === "intent") return conditionName(inWords(value));
  if (name === "counts" && Array.isArray(value))
    return value.map((each) => conditionName(inWords(each))).join("; ");
  if (name === "value") return shortValueName(String(value)) ?? inWords(value);
  return inWords(value).replaceAll("\n", "; ");
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
