import { type Caller, callerOf } from "./caller-of.ts";
import { type DescribedRoute, operationOf } from "./operation-of.ts";

/** An OpenAPI document, as far as the program itself reads it. */
export interface ApiDescription {
  openapi: "3.1.1";
  info: { title: string; version: string; description: string };
  security: readonly Record<string, readonly string[]>[];
  tags: readonly { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: object;
}

export interface Operation {
  operationId: string;
  summary: string;
  tags: readonly string[];
  parameters?: readonly Parameter[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, { description: string; content?: Content }>;
  security?: readonly Record<string, readonly string[]>[];
  "x-callers": Caller["who"];
  "x-protection": string;
  "x-socket"?: true;
}

export interface Parameter {
  name: string;
  in: "path" | "query";
  required: boolean;
  schema: JsonSchema;
}

export type Content = Record<string, { schema?: JsonSchema }>;
export type JsonSchema = Record<string, unknown>;

/** Every route of the API and of the carrier's side door, as an OpenAPI 3.1 document. */
export function describeApi(routes: readonly DescribedRoute[], version: string): ApiDescription {
  const paths: ApiDescription["paths"] = {};
  for (const route of routes.filter(isOfApi)) {
    const path = route.path.replace(/(.)\/$/, "$1").replaceAll(/:(\w+)/g, "{$1}");
    const method = route.method === "WS" ? "get" : route.method.toLowerCase();
    paths[path] = { ...paths[path], [method]: operationOf(route, callerOf(route)) };
  }
  const tags = new Set(
    Object.values(paths).flatMap((path) => Object.values(path).flatMap(({ tags }) => tags)),
  );
  return {
    openapi: "3.1.1",
    info: { title: "Rufbaum", version, description: DESCRIPTION },
    security: [{ token: [] }, { session: [], tab: [] }],
    tags: [...tags].map((name) => ({ name })),
    paths,
    components: COMPONENTS,
  };
}

/** Pages and their files are no API, and the emulator's is Twilio's. */
function isOfApi({ path }: DescribedRoute): boolean {
  return /^\/(?:api\/|twilio\/|ws$)/.test(path);
}

const DESCRIPTION =
  "Whoever is signed in, or has an API token, may do everything. Refusals are told in the language " +
  "of the header `Rufbaum-Language`, `de` or `en`.";

const COMPONENTS = {
  securitySchemes: {
    token: { type: "http", scheme: "bearer", description: "An API token of the settings" },
    session: { type: "apiKey", in: "cookie", name: "rufbaum_session" },
    tab: {
      type: "apiKey",
      in: "header",
      name: "X-Rufbaum-Tab",
      description: "The token of the tab, which belongs to the cookie",
    },
    carrier: {
      type: "apiKey",
      in: "header",
      name: "X-Twilio-Signature",
      description: "The carrier's signature, over the public address and every field",
    },
  },
  schemas: {
    Refusal: {
      type: "object",
      required: ["message", "reason"],
      properties: {
        message: { type: "string", description: "For people, in the answer's language" },
        reason: { type: "string", description: "For programs: a name that stays" },
        details: { type: "object", description: "What belongs to the reason" },
      },
    },
  },
};
