import { BlockList, isIP } from "node:net";
import type { Config } from "#config/env.ts";

/**
 * Returns the visitor's address: the socket's, or what trusted proxies report. `X-Forwarded-For` is read from its end,
 * and only as long as each hop is one of our proxies.
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

/** Returns a function that reads what the log may have of a visitor's address. */
export function createLoggedAddressReader<Request>(
  policy: Config["log_addresses"],
  getAddress: (request: Request) => string,
): (request: Request) => string | undefined {
  if (policy === "none") return () => undefined;
  return policy === "full" ? getAddress : (request) => truncateAddress(getAddress(request));
}

/**
 * Returns a network of 256 addresses for IPv4 and of a site (/48) for IPv6, which identify no household, as
 * `203.0.113.0` and `2001:db8:1::`.
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
