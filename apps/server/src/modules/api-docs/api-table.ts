import type { ApiDescription } from "./describe-api.ts";
import { callersOf, groupRoutes } from "./group-routes.ts";

/** The routes as tables of Markdown, for `docs/api.md`. */
export function apiTable(description: ApiDescription): string {
  return [...groupRoutes(description)]
    .map(([name, routes]) => {
      const rows = routes.map((route) => {
        const { method, path, operation } = route;
        return `| ${method} | \`${path}\` | ${operation.summary} | ${callersOf(route)} |`;
      });
      return [`## ${name}`, "", ...HEAD, ...rows].join("\n");
    })
    .join("\n\n");
}

const HEAD = ["| method | path | what it does | who may |", "| --- | --- | --- | --- |"];
