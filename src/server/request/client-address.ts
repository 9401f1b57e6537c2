import { BlockList, isIP } from "node:net";

/**
 * The visitor's address: the socket's, or what trusted proxies say of it. `X-Forwarded-For` is read from its end, and
 * only as far as each hop is a proxy of ours.
 */
export function addressReader(trustedProxies: readonly string[]) {
  const trusted = new BlockList();
  for (const range of trustedProxies) {
    const [address = "", bits] = range.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  const isTrusted = (address: string): boolean => trusted.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");

  return (socketAddress: string | undefined, forwardedFor: string | undefined): string => {
    let address = plain(socketAddress ?? "");
    for (const hop of (forwardedFor ?? "").split(",").reverse()) {
      const next = plain(hop.trim());
      if (!isIP(address) || !isTrusted(address) || !isIP(next)) break;
      address = next;
    }
    return address;
  };
}

/** An IPv4 address that came through an IPv6 socket is the IPv4 address. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, "");
}
