import { expect, test } from "bun:test";
import { clientAddressBehind } from "./client-address.ts";
import { createProxyWarning } from "./untrusted-proxy.ts";

test.each([
  // trusted, socket, X-Forwarded-For, client
  [[], "203.0.113.7", null, "203.0.113.7"],
  [[], "203.0.113.7", "198.51.100.1", "203.0.113.7"],
  [["10.0.0.1"], "10.0.0.1", "198.51.100.1", "198.51.100.1"],
  [["10.0.0.1"], "10.0.0.2", "198.51.100.1", "10.0.0.2"],
  [["10.0.0.0/8"], "10.1.2.3", "1.1.1.1, 198.51.100.1, 10.9.9.9", "198.51.100.1"],
  [["10.0.0.1"], "10.0.0.1", null, "10.0.0.1"],
  [["10.0.0.1"], "10.0.0.1", "nonsense", "10.0.0.1"],
  [["10.0.0.1"], "::ffff:10.0.0.1", "198.51.100.1", "198.51.100.1"],
  [["::1"], "::1", "198.51.100.1", "198.51.100.1"],
  [[], "::1", null, "0:0:0:0::/64"],
  [[], "2001:db8:1:2:aaaa::1", null, "2001:db8:1:2::/64"],
  [[], "2001:0db8:0001:0002:bbbb:0:0:9", null, "2001:db8:1:2::/64"],
  [[], "fe80::1%eth0", null, "fe80:0:0:0::/64"],
  [[], null, "198.51.100.1", "unknown"],
] as const)("trusting %j, %s with %j is %s", (trusted, socket, forwarded, client) => {
  expect(clientAddressBehind(trusted)(socket, forwarded)).toBe(client);
});

test("a proxy that nobody named is told once, a public address never", () => {
  const told = (...peers: string[]) => {
    const logged: string[] = [];
    const address = clientAddressBehind(
      ["10.0.0.1"],
      createProxyWarning((line) => void logged.push(line)),
    );
    for (const peer of peers) address(peer, "198.51.100.1");
    address("10.0.0.9", null);
    return logged;
  };
  expect(told("10.0.0.1")).toEqual([]);
  expect(told("10.0.0.2", "10.0.0.3", "203.0.113.7")).toEqual([
    "X-Forwarded-For comes from 10.0.0.2, which is no trusted proxy: at sign-in, everybody behind it counts as one. If it is your proxy, set TRUSTED_PROXIES=10.0.0.2.",
  ]);
  expect(told("::ffff:172.17.0.1")[0]).toContain("TRUSTED_PROXIES=172.17.0.1");
  expect(told("::1")[0]).toContain("TRUSTED_PROXIES=::1");
  expect(told("203.0.113.7")[0]).not.toContain("203.0.113.7");
});
