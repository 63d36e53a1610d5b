import { Elysia } from "elysia";
import { described } from "../../http/described.ts";
import { apiPage } from "./api-page.ts";
import { describeApi } from "./describe-api.ts";
import type { DescribedRoute } from "./operation-of.ts";

export interface ApiDocsDeps {
  /** All routes of the program, once it is put together. */
  routes(): readonly DescribedRoute[];
  version: string;
}

/** `/api/docs`: every route, as a page and as an OpenAPI document. It tells of nobody. */
export function apiDocsRoutes({ routes, version }: ApiDocsDeps) {
  let made: ReturnType<typeof describeApi> | undefined;
  const description = () => {
    made ??= describeApi(routes(), version);
    return made;
  };
  return new Elysia({ name: "api-docs", prefix: "/api/docs" })
    .get(
      "",
      () =>
        new Response(apiPage(description()), {
          headers: { "content-type": "text/html;charset=utf-8" },
        }),
      { detail: described("Describes every route, as a page", { sends: "text/html" }) },
    )
    .get("/openapi.json", description, {
      detail: described("Describes every route, as an OpenAPI document"),
    });
}
