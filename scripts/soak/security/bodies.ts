import { isWrittenDown, type Route } from "@rufbaum/server/attack-surface";
import { sendRaw } from "@rufbaum/server/raw-http";
import { hostileBodies, smallHostileBodies } from "../../attacks/hostile-bodies.ts";
import { type Attack, answerOf, countAnswer, isSuccess, type Target } from "./attack.ts";

const LARGE = 8_000_000;

const large: Attack = {
  name: "hostile bodies of 8 MB",
  async run({ program, treeId }, count) {
    for (const { name, method, path, type, body } of hostileBodies(treeId, LARGE)) {
      const headers = { "content-type": type };
      const answer = await answerOf(program.ask(path, { method, headers, body }));
      countAnswer(count, name, answer, false);
      await forgetTree(program, path, answer);
    }
  },
};

/** What was taken is deleted again, or the disk would fill. */
async function forgetTree(
  program: Target["program"],
  path: string,
  answer: { status: number; body: string },
): Promise<void> {
  if (answer.status !== 201 || !path.startsWith("/api/decision-trees")) return;
  const { id, tree } = JSON.parse(answer.body) as { id?: string; tree?: { id: string } };
  await program.ask(`/api/decision-trees/${tree?.id ?? id}`, { method: "DELETE" });
}

const small: Attack = {
  name: "hostile bodies of 64 kB on every route",
  async run({ program, routes }, count) {
    for (const { method, route } of taking(routes)) {
      for (const { name, type, body } of smallHostileBodies()) {
        const headers = { "content-type": type, "x-twilio-signature": "x".repeat(28) };
        const path = pathOf(route);
        const answer = await answerOf(program.ask(path, { method, headers, body }));
        const isOpen = route.startsWith("/twilio/") && answer.status !== 403;
        countAnswer(count, `${method} ${route}, ${name}`, answer, isOpen);
      }
    }
  },
};

const oversize: Attack = {
  name: "uploads that are too large, or don't say how large",
  async run({ port, routes }, count) {
    for (const { method, route } of taking(routes)) {
      for (const lines of [
        ["Content-Length: 200000000"],
        ["Content-Length: 99999999999999999999"],
        ["Content-Length: -1"],
        ["Content-Length: 0x10"],
        ["Content-Length: 5", "Content-Length: 6"],
        ["Transfer-Encoding: chunked"],
        ["Transfer-Encoding: chunked", "Content-Length: 5"],
        ["Transfer-Encoding: gzip, chunked"],
      ]) {
        const head = [
          `${method} ${pathOf(route)} HTTP/1.1`,
          `Host: 127.0.0.1:${port}`,
          "Content-Type: application/json",
          "Connection: close",
          ...lines,
        ];
        const bytes = `${head.join("\r\n")}\r\n\r\n5\r\n{"a":`;
        const answer = await sendRaw(port, bytes, 500);
        countAnswer(count, `${method} ${route}, ${lines.join(", ")}`, answer, isSuccess(answer));
      }
    }
  },
};

const POLLUTION = { polluted: "yes", isAdmin: true, authenticated: true };

const pollution: Attack = {
  name: "bodies that would change every object",
  async run({ program, routes, treeId }, count) {
    const inside = JSON.stringify(POLLUTION);
    const bodies = [
      `{"__proto__":${inside},"name":"x"}`,
      `{"constructor":{"prototype":${inside}},"name":"x"}`,
      `{"name":"x","nodes":[],"connections":[],"settings":{"__proto__":${inside}}}`,
      `{"baseVersion":1,"editor":"x","diff":{"fields":{"__proto__":{"to":${inside}}}}}`,
      `{"simulationResult":{"__proto__":${inside},"totalRuns":1}}`,
    ];
    for (const { method, route } of taking(routes)) {
      if (route === "/api/tokens") continue;
      for (const body of bodies) {
        const headers = { "content-type": "application/json" };
        const path = pathOf(route, treeId);
        const answer = await answerOf(program.ask(path, { method, headers, body }));
        countAnswer(count, `${method} ${route} ${body.slice(0, 40)}`, answer, false);
        await forgetTree(program, path, answer);
      }
    }
    for (const path of ["/api/session", "/api/health", "/api/settings/telephony", "/api/none"]) {
      const plain = await fetch(program.url + path);
      const answer = { status: plain.status, body: await plain.text() };
      const isPolluted = /polluted|"authenticated":true/.test(answer.body);
      countAnswer(count, `${path} afterwards`, answer, isPolluted);
    }
  },
};

const ODD = ["%", "%00", "a%00b", "%ff", "%0d%0aX-Injected:%20yes", "..%2f..", "x".repeat(3_000)];

const parameters: Attack = {
  name: "odd parameters",
  async run({ program, routes }, count) {
    for (const { method, route } of routes) {
      if (method === "WS" || isWrittenDown({ method, route })) continue;
      for (const part of ODD) {
        const path = route.replaceAll(/:\w+/g, part);
        const paths = [`${path}?treeId=${part}&limit=${part}&cursor=${part}`];
        if (path !== route) paths.push(path);
        for (const asked of paths) {
          const body = ["POST", "PUT", "PATCH"].includes(method) ? "{}" : undefined;
          const response = await program.ask(asked, {
            method,
            headers: { "content-type": "application/json" },
            ...(body !== undefined && { body }),
          });
          const isSplit = response.headers.has("x-injected");
          const answer = await answerOf(response);
          countAnswer(count, `${method} ${asked.slice(0, 80)}`, answer, isSplit);
        }
      }
    }
  },
};

function taking(routes: readonly Route[]): Route[] {
  return routes.filter(({ method }) => ["POST", "PUT", "PATCH"].includes(method));
}

function pathOf(route: string, id = "x"): string {
  return route.replaceAll(/:\w+/g, id).replace("*", "2010-04-01/Accounts/x/Calls.json");
}

export const BODIES = [small, large, oversize, pollution, parameters];
