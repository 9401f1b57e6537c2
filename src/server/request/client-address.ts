import { BlockList, isIP } from "node:net";
import type { Config } from "#config/env.ts";

/**
 * Creates a function that returns the visitor's IP address: the socket's, or what trusted proxies report.
 * `X-Forwarded-For` is read from its end for as long as each address is a trusted proxy.
 */
export function createAddressReader(trustedProxies: readonly string[]) {
  const trusted = new BlockList();
  for (const range of trustedProxies) {
    const [address = "", bits] = range.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  const isTrusted = (address: string): boolean => trusted.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");

  return (socketAddress: string | undefined, forwardedFor: string | undefined): string => {
    let address = normalizeAddress(socketAddress ?? "");
    for (const hop of (forwardedFor ?? "").split(",").reverse()) {
      const next = normalizeAddress(hop.trim());
      if (!isIP(address) || !isTrusted(address) || !isIP(next)) break;
      address = next;
    }
    return address;
  };
}

/** Converts an IPv4-mapped IPv6 address to IPv4. */
function normalizeAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, "");
}

/** Creates a function that returns the visitor's address in the form that may be logged. */
export function createLoggedAddressReader<Request>(
  policy: Config["log_addresses"],
  getAddress: (request: Request) => string,
): (request: Request) => string | undefined {
  if (policy === "none") return () => undefined;
  return policy === "full" ? getAddress : (request) => truncateAddress(getAddress(request));
}

/**
 * Truncates an address to a network of 256 addresses for IPv4, or of a site (/48) for IPv6, which identifies no
 * household: `203.0.113.0`, `2001:db8:1::`.
 */
export function truncateAddress(address: string): string {
  if (isIP(address) === 4) return address.replace(/\d+$/, "0");
  if (isIP(address) !== 6) return "";
  const [start = "", end] = address.split("::");
  const groups = start.split(":").filter(Boolean);
  const last = end?.split(":").filter(Boolean) ?? [];
  const zeros = end === undefined ? 0 : 8 - groups.length - last.length;
  const all = [...groups, ...Array.from({ length: zeros }, () => "0"), ...last];
  return `${all.slice(0, 3).join(":")}::`;
}
