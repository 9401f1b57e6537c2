import { BlockList, isIP } from "node:net";

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
