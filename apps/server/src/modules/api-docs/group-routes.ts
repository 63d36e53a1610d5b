import type { ApiDescription, Operation } from "./describe-api.ts";

export interface ListedRoute {
  method: string;
  path: string;
  operation: Operation;
}

/** Routes by the first word of their paths, those that stand alone together at the end. */
export function groupRoutes({ paths }: ApiDescription): Map<string, ListedRoute[]> {
  const listed = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: operation["x-socket"] ? "WS" : method.toUpperCase(),
      path,
      operation,
    })),
  );
  const groups = Map.groupBy(listed, ({ operation }) => operation.tags[0] ?? "");
  const alone = [...groups].filter(([, routes]) => routes.length === 1);
  for (const [name] of alone) groups.delete(name);
  if (alone.length > 0)
    groups.set(
      "more",
      alone.flatMap(([, routes]) => routes),
    );
  return groups;
}

/** Who may call a route, in words for people. */
export function callersOf({ operation }: ListedRoute): string {
  const { "x-callers": who, "x-protection": protection } = operation;
  return who === "anybody" ? `anybody: ${protection}` : CALLERS[who];
}

const CALLERS = {
  "signed-in": "whoever is signed in",
  carrier: "the carrier, by its signature",
  ticket: "whoever was given a ticket",
} as const;
