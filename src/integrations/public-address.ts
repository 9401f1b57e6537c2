import { BlockList, isIP, isIPv4, isIPv6 } from "node:net";

/** Special-purpose networks (IANA registries, RFC 6890), in which no public service can have an address. */
const NOT_PUBLIC = createBlockList(
  ["0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.0.0.0/24"],
  ["192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24"],
  ["224.0.0.0/4", "240.0.0.0/4"],
  // Teredo, documentation and 6to4 addresses, which are not public or contain an IPv4 address that might not be.
  ["2001::/23", "2001:db8::/32", "2002::/16"],
);
/** All public IPv6 addresses are in this network. Mapped and translated IPv4 addresses are not. */
const GLOBAL_UNICAST = createBlockList(["2000::/3"]);

function createBlockList(...networks: string[][]): BlockList {
  const list = new BlockList();
  for (const network of networks.flat()) {
    const [address = "", length] = network.split("/");
    list.addSubnet(address, Number(length), isIPv4(address) ? "ipv4" : "ipv6");
  }
  return list;
}

/** Returns whether an IP address is on the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !NOT_PUBLIC.check(address, "ipv4");
  return isIPv6(address) && GLOBAL_UNICAST.check(address, "ipv6") && !NOT_PUBLIC.check(address, "ipv6");
}

/**
 * Returns whether a text is an https: URL outside this network. The host's IP address is checked when the URL is
 * requested.
 */
export function isPublicUrl(text: string): boolean {
  const url = URL.parse(text);
  if (url?.protocol !== "https:" || url.username || url.password || url.hash) return false;
  const host = url.hostname.replace(/^\[|\]$/g, "");
  return isIP(host) ? isPublicAddress(host) : /\.[a-z][a-z0-9-]*$/.test(host) && !/\.(local|internal)$/.test(host);
}
