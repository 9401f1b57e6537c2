import type { Config } from "#config/env.ts";
import { isLoopback } from "#config/env.ts";

/** Paths that load balancers request by IP address. */
const HEALTH = new Set(["/api/healthz", "/api/readyz", "/api/metrics"]);

/**
 * Creates a check that a request's Host header names this site. Other hosts get 421, so that no page contains a forged
 * name.
 */
export function createHostCheck({ public_origin, host }: Pick<Config, "public_origin" | "host">) {
  const own = new URL(public_origin).host;
  const loopback = isLoopback(host);
  return (hostHeader: string | undefined, path: string): boolean => {
    if (HEALTH.has(path)) return true;
    if (!hostHeader) return false;
    if (hostHeader.toLowerCase() === own) return true;
    return (
      loopback &&
      isLoopback(
        hostHeader
          .replace(/:\d+$/, "")
          .replace(/^\[(.*)\]$/, "$1")
          .toLowerCase(),
      )
    );
  };
}

/** Returns the URL that a request to another host of the site is redirected to; null for any other host. */
export function createAliasRedirect({ public_origin, alias_hosts }: Pick<Config, "public_origin" | "alias_hosts">) {
  const aliases = new Set(alias_hosts);
  return (hostHeader: string | undefined, { path, query }: { path: string; query: string }): string | null => {
    const name = hostHeader?.toLowerCase().replace(/:\d+$/, "");
    return name && aliases.has(name) ? public_origin + path + query : null;
  };
}

/**
 * Returns the host that a request names; undefined if it names none. Returns null if it names several, because a proxy
 * might use another of them than this server.
 */
export function getHost(rawHeaders: readonly string[]): string | null | undefined {
  let host: string | undefined;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? "";
    if (name.length !== 4 || name.toLowerCase() !== "host") continue;
    if (host !== undefined) return null;
    host = rawHeaders[index + 1];
  }
  return host;
}
