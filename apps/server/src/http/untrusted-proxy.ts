import { BlockList, isIP } from "node:net";

const NOT_PUBLIC = new BlockList();
for (const [address, bits] of [
  ["10.0.0.0", 8],
  ["127.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
] as const) {
  NOT_PUBLIC.addSubnet(address, bits, "ipv4");
}
NOT_PUBLIC.addAddress("::1", "ipv6");
NOT_PUBLIC.addSubnet("fc00::", 7, "ipv6");

/**
 * Says once that X-Forwarded-For is sent by somebody who is not trusted, as every proxy is until
 * it is named. A public address may be a visitor's, and is not told.
 */
export function createProxyWarning(log: (message: string) => void): (peer: string) => void {
  let isSaid = false;
  return (peer) => {
    if (isSaid) return;
    isSaid = true;
    const isOurs = isIP(peer) !== 0 && NOT_PUBLIC.check(peer, isIP(peer) === 6 ? "ipv6" : "ipv4");
    log(
      `X-Forwarded-For comes from ${isOurs ? peer : "a public address"}, which is no trusted proxy: at sign-in, everybody behind it counts as one. If it is your proxy, set TRUSTED_PROXIES${isOurs ? `=${peer}` : " to its address"}.`,
    );
  };
}
