const FORWARDING_HEADER = /^(forwarded|via|x-real-ip|x-forwarded-.*)$/i;

/**
 * Returns whether a proxy has forwarded the request. The client may then be anyone, wherever the connection comes from.
 */
export function hasForwardingHeader(headerNames: Iterable<string>): boolean {
  for (const name of headerNames) if (FORWARDING_HEADER.test(name)) return true;
  return false;
}
