export interface HostPolicy {
  /** Whether the server answers to this Host header (name, and a port or none). */
  allowsHost(host: string): boolean;
  /** Whether a page of this Origin may change something, on a server asked under `host`. */
  allowsOrigin(origin: string, host: string): boolean;
}

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Names the server answers to: loopback, the address it listens on, its public one, and those
 * allowed beside. Names alone are compared: a page that points its own name here (DNS rebinding)
 * can choose any port.
 */
export function hostPolicy(options: {
  host: string;
  publicUrl: string | null;
  allowedHosts: readonly string[];
}): HostPolicy {
  const publicUrl = options.publicUrl === null ? null : new URL(options.publicUrl);
  const names = new Set(
    [...LOOPBACK, options.host, ...options.allowedHosts].map((name) =>
      (name.includes(":") && !name.startsWith("[") ? `[${name}]` : name).toLowerCase(),
    ),
  );
  if (publicUrl) names.add(publicUrl.hostname);

  return {
    allowsHost(host) {
      const name = hostName(host);
      return name !== null && names.has(name);
    },
    allowsOrigin(origin, host) {
      if (publicUrl && origin === publicUrl.origin) return true;
      return origin === `http://${host}` || origin === `https://${host}`;
    },
  };
}

/** The name in a Host header, in small letters; `null` if the header is malformed. */
function hostName(host: string): string | null {
  const match = /^(\[[0-9a-f:.]+\]|[a-z0-9.-]+)(?::\d{1,5})?$/i.exec(host);
  return match?.[1]?.toLowerCase() ?? null;
}
