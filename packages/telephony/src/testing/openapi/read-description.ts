import { Ajv, type ValidateFunction } from "ajv";
import description from "./twilio-api-v2010.json" with { type: "json" };

type Json = Record<string, unknown>;
interface Operation {
  responses: Record<string, { content?: { "application/json": { schema: Json } } }>;
  requestFields?: string[];
  queryParameters?: string[];
}

const PATHS = description.paths as unknown as Record<string, Record<string, Operation>>;
const FORMATS: Record<string, RegExp | true> = {
  "date-time-rfc-2822": /^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} \+0000$/,
  "http-method": /^(GET|POST)$/,
  currency: /^[A-Z]{3}$/,
  "phone-number": /^\+[1-9]\d{6,14}$/,
  // Paths in lists, whole addresses elsewhere.
  uri: /^(\/|https?:\/\/)\S+$/,
  "uri-map": true,
  int32: true,
  "phone-number-capabilities": true,
};

/** Twilio's published description, as far as the emulator answers it. */
export interface Described {
  /** `GET /2010-04-01/Accounts/{AccountSid}/Calls.json`, for each operation. */
  operations: string[];
  /** What is wrong with an answer, in words; empty if nothing is. */
  faultsOf(operation: string, status: number, body: unknown): string[];
  /** The fields that a request of an operation may have. */
  fieldsOf(operation: string): readonly string[];
}

/**
 * Makes checks of the description's schemas. Stricter than they are in one thing: Twilio answers
 * every key that it describes, so all of them have to be there, and no others.
 */
export function readDescription(): Described {
  const ajv = new Ajv({ allErrors: true, strict: false });
  for (const [name, format] of Object.entries(FORMATS)) ajv.addFormat(name, format);
  const schemas = Object.fromEntries(
    Object.entries(description.components.schemas).map(([name, schema]) => [name, exact(schema)]),
  );
  ajv.addSchema({ $id: "twilio", components: { schemas } });
  const checks = new Map<string, ValidateFunction | null>();

  for (const [path, operations] of Object.entries(PATHS)) {
    for (const [method, { responses }] of Object.entries(operations)) {
      for (const [status, { content }] of Object.entries(responses)) {
        const schema = content?.["application/json"].schema;
        const key = `${method.toUpperCase()} ${path} ${status}`;
        checks.set(key, schema ? ajv.compile(exact(schema) as Json) : null);
      }
    }
  }

  return {
    operations: Object.entries(PATHS).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    ),
    faultsOf(operation, status, body) {
      const check = checks.get(`${operation} ${status}`);
      if (check === undefined) return [`${operation} never answers ${status}`];
      if (check === null) return body === null ? [] : ["there should be no body"];
      if (check(body)) return [];
      return (check.errors ?? []).map(
        ({ instancePath, message, params }) =>
          `${instancePath} ${message} ${JSON.stringify(params)}`,
      );
    },
    fieldsOf(operation) {
      const [method = "", path = ""] = operation.split(" ");
      const { requestFields, queryParameters } = PATHS[path]?.[method.toLowerCase()] ?? {};
      return requestFields ?? queryParameters ?? [];
    },
  };
}

/** As JSON Schema has it: `nullable` beside a reference or no type, and all keys required. */
function exact(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(exact);
  if (typeof schema !== "object" || schema === null) return schema;
  const { nullable, $ref, ...rest } = schema as Json;
  if (typeof $ref === "string") return { $ref: `twilio${$ref}` };
  const one: Json = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [
      key,
      key === "properties" ? exactProperties(value as Json) : exact(value),
    ]),
  );
  if (one.type === "object" && one.properties) {
    one.additionalProperties = false;
    one.required = Object.keys(one.properties as Json);
  }
  if (!nullable || one.type === undefined) return one;
  return { anyOf: [one, { type: "null" }] };
}

function exactProperties(properties: Json): Json {
  return Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, exact(value)]));
}
