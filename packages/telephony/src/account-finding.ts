import type { CarrierFault } from "./errors/index.ts";

/** What was found out about an account; `wrong`: no call could go through it. */
export type AccountFinding =
  | { code: "account-active"; state: "ok"; name: string }
  | { code: "account-trial"; state: "warning" }
  | { code: "account-suspended" | "account-closed"; state: "wrong" }
  | { code: "wrong-credentials"; state: "wrong" }
  | { code: "not-answered"; state: "wrong"; fault: CarrierFault }
  | { code: "number-owned"; state: "ok"; number: string }
  | { code: "number-verified"; state: "warning"; number: string }
  | { code: "number-silent" | "number-unknown"; state: "wrong"; number: string }
  | { code: "key-valid" | "app-known"; state: "ok" }
  | { code: "key-wrong" | "app-unknown"; state: "wrong" }
  /** Under which the carrier is to reach us; `private`: only whoever is in the same house can. */
  | { code: "public-url"; state: "ok"; url: string }
  | { code: "public-url-private"; state: "warning" | "wrong"; url: string }
  | { code: "public-url-plain"; state: "warning"; url: string }
  | { code: "public-url-missing"; state: "wrong" };
