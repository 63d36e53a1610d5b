import { timingSafeEqual } from "node:crypto";

/** Whether a request carries these credentials as HTTP Basic. */
export function isAuthorised(request: Request, user: string, password: string): boolean {
  const [scheme = "", encoded = ""] = (request.headers.get("authorization") ?? "").split(" ");
  if (scheme.toLowerCase() !== "basic") return false;
  const given = Buffer.from(encoded, "base64");
  const expected = Buffer.from(`${user}:${password}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
