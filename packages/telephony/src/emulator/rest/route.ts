import { errorResponse } from "./errors.ts";
import { RestFault } from "./form.ts";

/** A request as a resource sees it. */
export interface RestRequest {
  /** The parts of the path that its pattern names. */
  names: Readonly<Record<string, string>>;
  /** The whole path, for the addresses of a list's pages. */
  path: string;
  query: URLSearchParams;
  form: URLSearchParams;
  /** Raised when the client goes. */
  signal: AbortSignal;
}

export interface Route {
  method: "GET" | "POST" | "DELETE";
  /** Below the account, as `/Calls/{sid}.json`. */
  path: string;
  /** @throws RestFault, which is answered as Twilio words it */
  answer(request: RestRequest): Response | Promise<Response>;
}

/** Answers a request below `base` by the first route that fits; 404 and 405 as at Twilio. */
export function createRouter(base: string, routes: readonly Route[]) {
  const patterns = routes.map((route) => ({ route, pattern: patternOf(route.path) }));

  return async (request: Request, form: URLSearchParams): Promise<Response> => {
    const { pathname: path, searchParams: query } = new URL(request.url);
    const below = path.startsWith(base) ? path.slice(base.length) : null;
    let isKnown = false;
    for (const { route, pattern } of patterns) {
      const match = below === null ? null : pattern.exec(below);
      if (!match) continue;
      isKnown = true;
      if (route.method !== request.method) continue;
      const names = match.groups ?? {};
      try {
        return await route.answer({ names, path, query, form, signal: request.signal });
      } catch (error) {
        if (!(error instanceof RestFault)) throw error;
        return error.code === 20404 ? notFound(path) : errorResponse(error.status, error.code);
      }
    }
    return isKnown ? errorResponse(405, 20004) : notFound(path);
  };
}

/** What is there, or the 404 of a resource that is not. */
export function known<Resource>(resource: Resource | null | undefined): Resource {
  if (resource === null || resource === undefined) throw new RestFault(20404, 404);
  return resource;
}

function notFound(path: string): Response {
  return errorResponse(404, 20404, `The requested resource ${path} was not found`);
}

function patternOf(path: string): RegExp {
  const escaped = path.replaceAll(".", "\\.").replaceAll("*", "\\*");
  return new RegExp(`^${escaped.replace(/\{(\w+)\}/g, "(?<$1>[^/.]+)")}$`);
}
