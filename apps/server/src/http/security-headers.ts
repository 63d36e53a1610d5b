const YEAR_SECONDS = 31_536_000;

/** Headers that every response carries. `host` is the Host header, checked before. */
export function securityHeaders(options: {
  host: string | null;
  secure: boolean;
}): Record<string, string> {
  const headers: Record<string, string> = {
    "content-security-policy": contentSecurityPolicy(options.host),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "permissions-policy": "microphone=(self), camera=(), geolocation=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-store",
  };
  if (options.secure) headers["strict-transport-security"] = `max-age=${YEAR_SECONDS}`;
  return headers;
}

/**
 * No inline script. Inline style stays allowed: the dialogs' scroll lock writes a style element.
 * The sockets are named because older browsers don't take them for 'self'.
 */
function contentSecurityPolicy(host: string | null): string {
  const sockets = host === null ? "" : ` ws://${host} wss://${host}`;
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self' blob:",
    `connect-src 'self'${sockets}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
