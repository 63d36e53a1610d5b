import type { ApiDescription, Content, Parameter } from "./describe-api.ts";
import { callersOf, groupRoutes, type ListedRoute } from "./group-routes.ts";

/** The description as a page of HTML that needs nothing else and runs nothing. */
export function apiPage(description: ApiDescription): string {
  const groups = [...groupRoutes(description)];
  const { title, version } = description.info;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} API</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<h1>${escapeHtml(title)} API <small>${escapeHtml(version)}</small></h1>
<p>Whoever is signed in, or sends <code>Authorization: Bearer</code> with an API token, may do
everything. What is refused is told as <code>{ message, reason, details }</code>: the message for
people, in the language of <code>Rufbaum-Language</code>, the reason for programs. The same for
programs is at <code>/api/docs/openapi.json</code>.</p>
</header>
<nav><ul>
${groups.map(([name]) => `<li><a href="#${escapeHtml(name)}">${escapeHtml(name)}</a></li>`).join("\n")}
</ul></nav>
<main>
${groups.map(([name, routes]) => section(name, routes)).join("\n")}
</main>
</body>
</html>
`;
}

function section(name: string, routes: readonly ListedRoute[]): string {
  return `<h2 id="${escapeHtml(name)}">${escapeHtml(name)}</h2>\n${routes.map(route).join("\n")}`;
}

function route(one: ListedRoute): string {
  const { method, path, operation } = one;
  const { summary, parameters = [], requestBody, responses } = operation;
  const answers = Object.entries(responses).map(([status, { description, content }]) =>
    row(status, description, Object.keys(content ?? {}).join(", ")),
  );
  return `<details>
<summary><b>${method}</b> <code>${escapeHtml(path)}</code> <span>${summaryOf(summary)}</span></summary>
<p>Who may: ${escapeHtml(callersOf(one))}</p>
${parameters.length > 0 ? table(["parameter", "in", "schema"], parameters.map(parameter)) : ""}
${requestBody ? body(requestBody) : ""}
${table(["answer", "when", "content"], answers)}
</details>`;
}

/** A line of a route; what stands between backticks is code, as in `docs/api.md`. */
function summaryOf(text: string): string {
  return escapeHtml(text).replaceAll(/`([^`]+)`/g, "<code>$1</code>");
}

function parameter({ name, in: where, required, schema }: Parameter): string {
  return row(name, required ? `${where}, needed` : where, JSON.stringify(schema));
}

function body({ required, content }: { required: boolean; content: Content }): string {
  const schemas = Object.values(content).map(({ schema }) => schema);
  const shown = schemas[0]
    ? `<pre tabindex="0">${escapeHtml(JSON.stringify(schemas[0], null, 2))}</pre>`
    : "";
  const types = escapeHtml(Object.keys(content).join(", "));
  return `<p>Body${required ? "" : ", which may be left out"}: ${types}</p>\n${shown}`;
}

function table(head: readonly string[], rows: readonly string[]): string {
  const cells = head.map((cell) => `<th scope="col">${cell}</th>`).join("");
  return `<table>\n<tr>${cells}</tr>\n${rows.join("\n")}\n</table>`;
}

function row(first: string, ...others: readonly string[]): string {
  const cells = others.map((cell) => `<td>${escapeHtml(cell)}</td>`).join("");
  return `<tr><th scope="row"><code>${escapeHtml(first)}</code></th>${cells}</tr>`;
}

function escapeHtml(text: string): string {
  return Bun.escapeHTML(text.toWellFormed());
}

const STYLE = `
:root { color-scheme: light dark }
body { font: 15px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
h1 small { font-weight: normal; opacity: .7 }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding: 0; list-style: none }
details { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: .4rem 0 }
summary { cursor: pointer; overflow-wrap: anywhere }
summary b { display: inline-block; min-width: 4rem }
table { border-collapse: collapse; margin: .5rem 0; width: 100% }
th, td { text-align: left; vertical-align: top; padding: .2rem .8rem .2rem 0; font-weight: normal; overflow-wrap: anywhere }
pre { padding: .7rem; overflow: auto; background: color-mix(in srgb, currentColor 8%, transparent) }`;
