import { z } from "zod";
import type { Caller } from "./caller-of.ts";
import type { Content, JsonSchema, Operation, Parameter } from "./describe-api.ts";

/** A route as Elysia lists it. */
export interface DescribedRoute {
  method: string;
  path: string;
  hooks: {
    detail?: {
      summary?: string;
      requestBody?: unknown;
      responses?: unknown;
    };
    params?: unknown;
    query?: unknown;
    body?: unknown;
  };
}

/** What the routes' schemas and their own lines tell of one route; nothing is made up. */
export function operationOf({ method, path, hooks }: DescribedRoute, caller: Caller): Operation {
  const parameters = [...pathParameters(path, hooks.params), ...queryParameters(hooks.query)];
  const body = bodyOf(hooks, method);
  const security = SECURITY[caller.who];
  return {
    operationId: [method.toLowerCase(), ...path.split(/\W+/).filter(Boolean)].join("-"),
    summary: hooks.detail?.summary ?? "",
    tags: [tagOf(path)],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: body }),
    responses: { ...answersOf(hooks.detail?.responses), ...refusalsTo(caller) },
    ...(security && { security }),
    "x-callers": caller.who,
    "x-protection": caller.protection,
    ...(method === "WS" && { "x-socket": true }),
  };
}

/** Left out where it is that of the whole document. */
const SECURITY: Partial<Record<Caller["who"], Operation["security"]>> = {
  anybody: [],
  ticket: [],
  carrier: [{ carrier: [] }],
};

/** `decision-trees` of `/api/decision-trees/…`, `twilio` of the carrier's. */
function tagOf(path: string): string {
  const [first = "", second = ""] = path.split("/").filter(Boolean);
  return first === "api" ? second : first;
}

function pathParameters(path: string, schema: unknown): Parameter[] {
  const known = propertiesOf(schema);
  return [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => ({
    name,
    in: "path",
    required: true,
    schema: known[name] ?? { type: "string" },
  }));
}

function queryParameters(schema: unknown): Parameter[] {
  const { required } = jsonSchemaOf(schema);
  const needed = Array.isArray(required) ? required : [];
  return Object.entries(propertiesOf(schema))
    .filter(([, { not }]) => not === undefined)
    .map(([name, schema]) => ({
      name,
      in: "query",
      required: needed.includes(name),
      schema,
    }));
}

function bodyOf(hooks: DescribedRoute["hooks"], method: string): Operation["requestBody"] | null {
  if (method === "GET" || method === "WS") return null;
  const told = hooks.detail?.requestBody as Operation["requestBody"];
  if (!told && !isSchema(hooks.body)) return null;
  const schema = jsonSchemaOf(hooks.body);
  const isKnown = Object.keys(schema).length > 0;
  const content: Content = told?.content ?? { "application/json": {} };
  return {
    required: told !== undefined || !takesNothing(hooks.body),
    content: Object.fromEntries(
      Object.keys(content).map((type) => [type, isKnown ? { schema } : {}]),
    ),
  };
}

function answersOf(responses: unknown): Operation["responses"] {
  const told = (responses ?? {}) as Operation["responses"];
  return Object.fromEntries(
    Object.entries(told).map(([status, { content = {} }]) => {
      const hasContent = Object.keys(content).length > 0;
      const description = MEANINGS[status] ?? "";
      return [status, hasContent ? { description, content } : { description }];
    }),
  );
}

const MEANINGS: Readonly<Record<string, string>> = {
  101: "The socket is open",
  200: "Done",
  201: "Made",
  202: "Begun, and not done yet",
  204: "Taken note of",
};

function refusalsTo({ who }: Caller): Operation["responses"] {
  const content = { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } };
  return {
    ...(who === "signed-in" && { 401: { description: "Nobody is signed in", content } }),
    default: { description: "Refused", content },
  };
}

function propertiesOf(schema: unknown): Record<string, JsonSchema> {
  return (jsonSchemaOf(schema).properties ?? {}) as Record<string, JsonSchema>;
}

/** What a client may send, `{}` where only the program's own code could say. */
function jsonSchemaOf(schema: unknown): JsonSchema {
  if (!isSchema(schema)) return {};
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return json;
}

function takesNothing(schema: unknown): boolean {
  return isSchema(schema) && schema.safeParse(undefined).success;
}

function isSchema(value: unknown): value is z.ZodType {
  return value instanceof z.ZodType;
}
