import type { Config } from "#config/env.ts";

/**
 * Headers of every response; pages add their own content security policy, which allows script files only. Cached pages
 * are sent before any middleware runs, so this is a list, not a middleware.
 */
export function getSecurityHeaders({
  public_origin,
  hsts_subdomains,
}: Pick<Config, "public_origin" | "hsts_subdomains">): Record<string, string> {
  const https = public_origin.startsWith("https:");
  const hsts = `max-age=31536000${hsts_subdomains ? "; includeSubDomains" : ""}`;
  return {
    // The NDA's printable text opens in a window of its own, which must keep its opener.
    "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Origin-Agent-Cluster": "?1",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(self), payment=()",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    ...(https ? { "Strict-Transport-Security": hsts } : {}),
    "X-Content-Type-Options": "nosniff",
    "X-DNS-Prefetch-Control": "off",
    "X-Download-Options": "noopen",
    "X-Frame-Options": "DENY",
    "X-Permitted-Cross-Domain-Policies": "none",
  };
}

/** Headers that apply only to documents. They are left out of the roughly forty scripts and styles of a first visit. */
export const OF_DOCUMENTS = [
  "Cross-Origin-Opener-Policy",
  "Origin-Agent-Cluster",
  "Permissions-Policy",
  "X-DNS-Prefetch-Control",
  "X-Download-Options",
  "X-Frame-Options",
  "X-Permitted-Cross-Domain-Policies",
] as const;
