import { BlockList, isIP } from "node:net";

/** Names the client of a request, from the socket's address and the X-Forwarded-For header. */
export type ClientAddress = (socketAddress: string | null, forwardedFor: string | null) => string;

/**
 * The header counts only behind a trusted proxy, and of it the right-most hop that is no trusted
 * proxy: everything left of that can be made up by the client. `onUntrusted` is told of peers that
 * send one although they are not trusted.
 */
export function clientAddressBehind(
  trustedProxies: readonly string[],
  onUntrusted: (peer: string) => void = () => {},
): ClientAddress {
  const trusted = new BlockList();
  for (const range of trustedProxies) {
    const [address = "", bits] = range.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  const isTrusted = (address: string) =>
    isIP(address) !== 0 && trusted.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");

  return (socketAddress, forwardedFor) => {
    let client = unmapped(socketAddress ?? "");
    if (forwardedFor !== null && client !== "" && !isTrusted(client)) onUntrusted(client);
    const hops = (forwardedFor ?? "").split(",").map((hop) => unmapped(hop.trim()));
    while (isTrusted(client) && hops.length > 0) {
      const hop = hops.pop() ?? "";
      if (isIP(hop) === 0) break;
      client = hop;
    }
    return isIP(client) === 6 ? network(client) : client || "unknown";
  };
}

/** `::ffff:1.2.3.4` is 1.2.3.4. */
function unmapped(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, "");
}

/** The /64 of an IPv6 address: whoever has one address of it has all. */
function network(address: string): string {
  const [head = "", tail] = address.toLowerCase().split("%")[0]?.split("::") ?? [];
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? [] : Array<string>(8 - left.length - right.length).fill("0");
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}
