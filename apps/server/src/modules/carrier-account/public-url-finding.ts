import { isIP } from "node:net";
import type { AccountFinding } from "@rufbaum/telephony";

/** Whether the carrier can reach us. With another endpoint it may well be in the same house. */
export function publicUrlFinding(url: string | null, isElsewhere: boolean): AccountFinding {
  if (url === null) return { code: "public-url-missing", state: "wrong" };
  const { hostname, protocol } = new URL(url);
  if (isPrivate(hostname)) {
    return { code: "public-url-private", state: isElsewhere ? "warning" : "wrong", url };
  }
  if (protocol === "http:") return { code: "public-url-plain", state: "warning", url };
  return { code: "public-url", state: "ok", url };
}

/** RFC 1918, 3927, 4193 and 4291, and names that no public server has. */
function isPrivate(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, "").toLowerCase();
  if (isIP(host) === 4) {
    return /^(0|10|127|169\.254|192\.168|172\.(1[6-9]|2\d|3[01]))\./.test(host);
  }
  if (isIP(host) === 6) return host === "::1" || host === "::" || /^f[cd]|^fe[89ab]/.test(host);
  return !host.includes(".") || /\.(local|localhost|internal|lan|home\.arpa)$/.test(host);
}
