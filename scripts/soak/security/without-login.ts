import {
  askDisguised,
  DISGUISES,
  isGateRefusal,
  isWrittenDown,
  type Route,
  suits,
} from "@rufbaum/server/attack-surface";
import { sendRaw } from "@rufbaum/server/raw-http";
import { type Attack, countAnswer, type Session, signIn, type Target } from "./attack.ts";

/** Every route in every disguise, without a login. Public ones may answer; the others refuse. */
const disguised: Attack = {
  name: "routes without a login",
  async run({ port, routes }, count) {
    for (const route of routes) {
      for (const disguise of DISGUISES) {
        if (!suits(disguise, route)) continue;
        const answer = await askDisguised(port, route, disguise);
        const isOpen = route.method === "WS" ? answer.status === 101 : !isGateRefusal(answer);
        const what = `${route.method} ${route.route} (${disguise.name})`;
        countAnswer(count, what, answer, isOpen && !isPublic(route));
      }
    }
  },
};

function isPublic(route: Route): boolean {
  return route.method !== "WS" && isWrittenDown(route);
}

/** A token in the address is no login: addresses are written into logs. */
const tokenInAddress: Attack = {
  name: "a right token in the address",
  async run(target, count) {
    const { tab } = await signIn(target);
    for (const { method, route } of closed(target)) {
      for (const name of ["token", "access_token", "authorization", "x-rufbaum-tab", "ticket"]) {
        const answer = await ask(target, method, `${route}?${name}=${tab}`, []);
        countAnswer(count, `${method} ${route} with ?${name}`, answer, !isGateRefusal(answer));
      }
    }
  },
};

/** What another site can make a signed-in browser send: its cookie, but not the tab's token. */
const forged: Attack = {
  name: "requests forged by another site",
  async run(target, count) {
    const session = await signIn(target);
    for (const { method, route } of closed(target)) {
      const cookieAlone = await ask(target, method, route, [`Cookie: ${session.cookie}`]);
      countAnswer(count, `${method} ${route}, cookie`, cookieAlone, !isGateRefusal(cookieAlone));
      if (method === "GET") continue;
      const lines = [...headOf(session), "Origin: https://evil.example"];
      const foreign = await ask(target, method, route, lines);
      countAnswer(count, `${method} ${route}, Origin`, foreign, foreign.status !== 403);
    }
  },
};

function closed({ routes }: Target): Route[] {
  return routes.filter((route) => route.method !== "WS" && !isWrittenDown(route));
}

function headOf({ cookie, tab }: Session): string[] {
  return [`Cookie: ${cookie}`, `X-Rufbaum-Tab: ${tab}`];
}

function ask({ port }: Target, method: string, route: string, lines: string[]) {
  const path = route.replaceAll(/:\w+/g, "x").replace("*", "x");
  const hasBody = ["POST", "PUT", "PATCH"].includes(method);
  const head = [
    `${method} ${path} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    "Connection: close",
    ...lines,
    ...(hasBody ? ["Content-Type: application/json", "Content-Length: 2"] : []),
  ];
  return sendRaw(port, `${head.join("\r\n")}\r\n\r\n${hasBody ? "{}" : ""}`);
}

export const WITHOUT_LOGIN = [disguised, tokenInAddress, forged];
