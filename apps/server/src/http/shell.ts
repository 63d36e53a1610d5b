import { describeFault, type Runtime } from "@rufbaum/runtime";
import { TIME_ZONE_HEADER } from "@rufbaum/words/format";
import { Elysia } from "elysia";
import { DomainError } from "../errors.ts";
import { createGate } from "../modules/access/gate.ts";
import { isReserved } from "../modules/access/public-routes.ts";
import type { Access } from "../modules/access/service.ts";
import type { AnswerWords } from "./answer-language.ts";
import { checkBodyDepth } from "./body-depth.ts";
import { BODY_BACKSTOP, checkBodySize, FRAME_LIMIT, UNREAD_LIMIT } from "./body-limits.ts";
import { answerTo, refusalOf } from "./error-response.ts";
import type { HostPolicy } from "./hosts.ts";
import { checkParameters } from "./odd-parameters.ts";
import { type DashboardFiles, pageResponse } from "./pages.ts";
import { securityHeaders } from "./security-headers.ts";

export interface ShellDeps {
  runtime: Pick<Runtime, "random">;
  access: Pick<Access, "identify">;
  dashboard: DashboardFiles;
  hosts: HostPolicy;
  /** Answers what lies ready as bytes, to whom the gate has let in; `null` leaves it to the routes. */
  ready?(request: Request, path: string): Promise<ReadyAnswer> | null;
  wordsFor: AnswerWords;
  /** By whose clock times are told. */
  timeZone(): string;
  /** Whether browsers come by https. */
  secure: boolean;
  log(message: string): void;
}

/** Goes out as it is: nothing of Elysia's that costs more than the sending comes between. */
export interface ReadyAnswer {
  body: Blob | ReadableStream;
  type: string;
}

/** What stands before every route: errors, headers, hosts, sizes, depth and the gate, in this order. */
export function shell(deps: ShellDeps) {
  const gate = createGate(deps.access);
  const known = createKnownHosts(deps);
  return new Elysia({
    // One router alone, reading paths the same way for every Host header.
    systemRouter: false,
    handler: { standardHostname: false },
    serve: {
      maxRequestBodySize: BODY_BACKSTOP,
      // Elysia switches both on: pages with stack traces, and two servers sharing one port.
      development: false,
      reusePort: false,
    },
    websocket: {
      maxPayloadLength: FRAME_LIMIT,
      backpressureLimit: UNREAD_LIMIT,
      closeOnBackpressureLimit: true,
    },
  })
    .onError((context) => {
      const { error, request, set } = context;
      const refusal = refusalOf(error) ?? faultRefusal(deps, error);
      if (refusal.status === 404 && isPageRequest(request, pathOf(context))) {
        return pageResponse(deps.dashboard, 404);
      }
      const { status, body } = answerTo(refusal, deps.wordsFor(request));
      const retryAfter = body.details?.retryAfterSeconds;
      if (typeof retryAfter === "number") set.headers["retry-after"] = String(retryAfter);
      set.status = status;
      return body;
    })
    .onRequest(async (context) => {
      const { request, set } = context;
      const path = pathOf(context);
      const host = request.headers.get("host") ?? "";
      const { isAllowed, headers: secured } = known(host);
      const headers = { ...secured, [TIME_ZONE_HEADER]: deps.timeZone() };
      Object.assign(set.headers, headers);
      if (!isAllowed) throw wrongHost();
      checkOrigin(deps.hosts, request, host);
      checkBodySize(request, path);
      await gate.checkPath(request, path);
      const ready = deps.ready?.(request, path);
      if (!ready) return;
      const { body, type } = await ready;
      // Elysia would copy each of them over to the answer.
      set.headers = {};
      return new Response(body, { headers: { ...headers, "content-type": type } });
    })
    .onTransform(({ body, params, query }) => {
      checkBodyDepth(body);
      checkParameters(params, query);
    })
    .onBeforeHandle(({ request, route }) => gate.checkRoute(request, route));
}

interface KnownHost {
  isAllowed: boolean;
  headers: Record<string, string>;
}

/** Browsers and carriers come under a few names again and again. */
const MOST_HOSTS = 100;

function createKnownHosts({
  hosts,
  secure,
}: Pick<ShellDeps, "hosts" | "secure">): (host: string) => KnownHost {
  const known = new Map<string, KnownHost>();
  return (host) => {
    const before = known.get(host);
    if (before) return before;
    const isAllowed = hosts.allowsHost(host);
    const headers = securityHeaders({ host: isAllowed ? host : null, secure });
    if (known.size >= MOST_HOSTS) known.clear();
    known.set(host, { isAllowed, headers });
    return { isAllowed, headers };
  };
}

function wrongHost(): DomainError {
  return new DomainError({ code: "wrong-host" }, { status: 421 });
}

/** Refuses what another site's page sends: requests that change something, and sockets. */
function checkOrigin(hosts: HostPolicy, request: Request, host: string): void {
  const origin = request.headers.get("origin");
  if (origin === null || hosts.allowsOrigin(origin, host)) return;
  const isReading = request.method === "GET" || request.method === "HEAD";
  if (isReading && !request.headers.has("upgrade")) return;
  throw new DomainError({ code: "foreign-origin" }, { status: 403 });
}

function isPageRequest(request: Request, path: string): boolean {
  return (request.method === "GET" || request.method === "HEAD") && !isReserved(path);
}

/** The path as the router reads it, which Elysia's types don't show before the route is known. */
function pathOf(context: object): string {
  if ("path" in context && typeof context.path === "string") return context.path;
  throw new TypeError("Elysia gave a request no path.");
}

/** A bug: told to nobody but the log, which the id leads to. */
function faultRefusal(deps: Pick<ShellDeps, "runtime" | "log">, error: unknown): DomainError {
  const id = deps.runtime.random.id("fault");
  deps.log(`${id}: ${describeFault(error)}`);
  return new DomainError({ code: "internal" }, { status: 500, details: { id } });
}
