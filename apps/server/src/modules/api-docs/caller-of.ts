import { PUBLIC_ROUTES } from "../access/public-routes.ts";

/** Who may call a route, and what protects it. */
export interface Caller {
  who: "signed-in" | "anybody" | "carrier" | "ticket";
  protection: string;
}

/** Read from the same list that opens the gate. */
export function callerOf({ method, path }: { method: string; path: string }): Caller {
  const open = PUBLIC_ROUTES.find(
    (one) => one.method === method && one.route === path.replace(/(.)\/$/, "$1"),
  );
  if (!open) return { who: "signed-in", protection: "a session or an API token" };
  const { because: protection } = open;
  if (path.startsWith("/twilio/")) return { who: "carrier", protection };
  return { who: path === "/ws" ? "ticket" : "anybody", protection };
}
