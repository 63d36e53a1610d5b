import type { DocumentDecoration } from "elysia";

/** The content type of a body that is read by hand. */
export const JSON_BODY = "application/json";

/** What a route can't say by its schemas. */
export interface RouteDetails {
  /** Content types of its body, where it is no checked JSON. */
  takes?: string | readonly string[];
  /** Content types of its answer, where it is no JSON. */
  sends?: string | readonly string[];
  /** Of its answers when all is well; 200. */
  status?: number | readonly number[];
}

/** What a route says of itself in the API's description: a line, and what its schemas don't show. */
export function described(summary: string, details: RouteDetails = {}): DocumentDecoration {
  const { takes, sends = JSON_BODY, status = 200 } = details;
  const answers = [status].flat().map((code) => [code, { description: "", content: of(sends) }]);
  return {
    summary,
    responses: Object.fromEntries(answers),
    ...(takes !== undefined && { requestBody: { required: true, content: of(takes) } }),
  };
}

function of(types: string | readonly string[]) {
  return Object.fromEntries([types].flat().map((type) => [type, {}]));
}
