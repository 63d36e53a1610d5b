import { z } from "zod";
import { NODE_KINDS, NODE_SPECS } from "../nodes/registry.ts";
import { OUTCOME_SPECS } from "../outcomes.ts";
import { VALUE_SPECS } from "../value-kinds.ts";
import { importedTreeSchema, treeSchema } from "./schema.ts";

/** What of JSON Schema the schema library makes of ours. */
interface JsonSchema {
  type?: string | string[];
  const?: string;
  enum?: string[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema;
  propertyNames?: JsonSchema;
  required?: string[];
  items?: JsonSchema;
  description?: string;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
}

/** Every field of a tree file as tables of Markdown, for `docs/tree-files.md`. */
export function fieldTables(): string {
  const tree = jsonSchemaOf(treeSchema);
  const { required = [] } = jsonSchemaOf(importedTreeSchema);
  const givenAtImport = (tree.required ?? []).filter((name) => !required.includes(name));
  const { nodes, connections, settings, notes } = tree.properties ?? {};
  const kinds = nodes?.items?.oneOf ?? [];
  const shared = sharedBy(kinds);
  return [
    section("## The tree", rowsOf(tree, givenAtImport)),
    section("## Nodes of every kind", rowsOf(shared, ["position"])),
    ...NODE_KINDS.map((kind) => sectionOfKind(kind, kinds, shared)),
    section("## Conditions", rowsOf(shared.properties?.conditions?.items)),
    section("## Connections", rowsOf(connections?.items)),
    section("## Actions", rowsOfActions(kinds), ACTION_HEAD),
    section("## Settings", rowsOf(settings)),
    section("## Knowledge", rowsOf(settings?.properties?.knowledge?.items)),
    section("## Notes", rowsOf(notes?.items)),
    section("## Kinds of value", ROWS_OF_VALUES, VALUE_HEAD),
    section("## Outcomes", ROWS_OF_OUTCOMES, OUTCOME_HEAD),
  ].join("\n\n");
}

const FIELD_HEAD = ["field", "what stands there", "needed", "meaning"];
const ACTION_HEAD = ["`action.kind`", "what it does", "its fields"];
const VALUE_HEAD = ["`input.value`", "what is asked for", "its name in expressions"];
const OUTCOME_HEAD = ["`outcome`", "meaning"];

const ROWS_OF_VALUES = Object.entries(VALUE_SPECS).map(([value, { name, variable }]) =>
  row(`\`${value}\``, name.en, variable === null ? "" : `\`${variable}\``),
);

const ROWS_OF_OUTCOMES = Object.entries(OUTCOME_SPECS).map(([outcome, { name }]) =>
  row(`\`${outcome}\``, name.en),
);

function section(heading: string, rows: readonly string[], head = FIELD_HEAD): string {
  return [heading, "", row(...head), row(...head.map(() => "---")), ...rows].join("\n");
}

function row(...cells: string[]): string {
  return `| ${cells.join(" | ")} |`.replace(/\| {2}(?=\|)/g, "| ");
}

/** Fields in which a list or a choice has a table of its own. */
const APART = new Set("nodes connections settings notes conditions action knowledge".split(" "));

/**
 * A row for each field, and for each within it.
 * @param notInFiles fields that an import does without
 */
function rowsOf(
  schema: JsonSchema | undefined,
  notInFiles: readonly string[] = [],
  within = "",
): string[] {
  const { properties = {}, required = [] } = schema ?? {};
  return Object.entries(properties).flatMap(([name, field]) => {
    const needed = required.includes(name);
    const whether = notInFiles.includes(name) ? "not in a file" : needed ? "yes" : "";
    const own = row(`\`${within}${name}\``, sortOf(field), whether, field.description ?? "");
    if (within === "" && APART.has(name)) return [own];
    const inner = field.anyOf?.find(({ properties }) => properties) ?? field;
    return [own, ...rowsOf(inner, [], `${within}${name}.`)];
  });
}

/** What nodes have of whatever kind. */
function sharedBy(kinds: readonly JsonSchema[]): JsonSchema {
  const [first = {}] = kinds;
  const names = Object.keys(first.properties ?? {}).filter((name) =>
    kinds.every(({ properties = {} }) => Object.hasOwn(properties, name)),
  );
  const properties = names.map((name) => [name, first.properties?.[name] ?? {}] as const);
  const type = { enum: [...NODE_KINDS], description: first.properties?.type?.description ?? "" };
  return { ...first, properties: { ...Object.fromEntries(properties), type } };
}

function sectionOfKind(
  kind: keyof typeof NODE_SPECS,
  kinds: readonly JsonSchema[],
  shared: JsonSchema,
): string {
  const { properties = {}, ...schema } =
    kinds.find(({ properties }) => properties?.type?.const === kind) ?? {};
  const own = Object.entries(properties).filter(([name]) => !shared.properties?.[name]);
  const heading = `### ${kind}\n\n${NODE_SPECS[kind].face.explanation.en}`;
  if (own.length === 0) return `${heading} It has no fields of its own.`;
  return section(heading, rowsOf({ ...schema, properties: Object.fromEntries(own) }));
}

function rowsOfActions(kinds: readonly JsonSchema[]): string[] {
  const action = kinds.find(({ properties }) => properties?.action)?.properties?.action;
  return (action?.oneOf ?? []).map(({ properties = {}, required = [], description = "" }) => {
    const { kind, ...fields } = properties;
    const told = Object.entries(fields).map(([name, field]) => {
      const optional = required.includes(name) ? "" : " (not needed)";
      return `\`${name}\`${optional}: ${field.description ?? ""}`;
    });
    return row(`\`${kind?.const}\``, description, told.join(" "));
  });
}

function sortOf(schema: JsonSchema): string {
  const { type, anyOf, oneOf, properties, propertyNames, items } = schema;
  if (schema.const !== undefined) return `\`${schema.const}\``;
  if (schema.enum) return `one of ${schema.enum.map((each) => `\`${each}\``).join(", ")}`;
  if (anyOf) return anyOf.map(sortOf).join(", or ");
  if (oneOf) return "object";
  if (Array.isArray(type))
    return type.map((each) => sortOf({ ...schema, type: each })).join(" or ");
  switch (type) {
    case "string":
      return textOf(schema);
    case "integer":
      return `whole number${rangeOf(schema)}`;
    case "number":
      return `number${rangeOf(schema)}`;
    case "boolean":
      return "`true` or `false`";
    case "array": {
      const most = schema.maxItems === undefined ? "" : ` of at most ${figure(schema.maxItems)}`;
      const isText = items?.type === "string";
      return isText ? `list${most}, each a ${textOf(items)}` : `list${most}`;
    }
    case "object":
      return properties || !propertyNames ? "object" : "object of texts by name";
    default:
      return type ?? "anything";
  }
}

function textOf({ minLength = 0, maxLength }: JsonSchema): string {
  if (maxLength === undefined) return minLength > 0 ? "text that is not empty" : "text";
  return minLength > 0
    ? `text of ${minLength} to ${figure(maxLength)} characters`
    : `text of at most ${figure(maxLength)} characters`;
}

function rangeOf({ minimum, maximum, exclusiveMinimum }: JsonSchema): string {
  if (exclusiveMinimum !== undefined) return ` above ${exclusiveMinimum}`;
  if (minimum === undefined || maximum === undefined) return "";
  return ` from ${figure(minimum)} to ${figure(maximum)}`;
}

function figure(value: number): string {
  return value.toLocaleString("en");
}

function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema;
}
