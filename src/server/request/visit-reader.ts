import { memoize } from "#lib/memoize.ts";
import { type PageAddress, parsePageAddress } from "#web/address-keys.ts";
import { type AddressFault, findAddressFault } from "./readable-address.ts";

/** A parsed request line: its path and query, why it is rejected, and its page address. */
export interface ReadVisit {
  method: string;
  /** Still encoded, without a query. */
  path: string;
  /** With its question mark, or empty. */
  query: string;
  fault: AddressFault | null;
  address: PageAddress;
}

const MAX_CACHE_ENTRIES = 2_000;

/** Longer addresses are rarely requested twice, so they are not cached. */
const MAX_ADDRESS_LENGTH = 500;

const readAgain = memoize(MAX_CACHE_ENTRIES, (request: string) => {
  const space = request.indexOf(" ");
  return read(request.slice(0, space), request.slice(space + 1));
});

/** Parses a request line as a browser would: resolves `.` and `..` and treats backslashes as slashes. */
export function readVisit(method = "GET", url = "/"): ReadVisit {
  return url.length > MAX_ADDRESS_LENGTH ? read(method, url) : readAgain(`${method} ${url}`);
}

function read(method: string, url: string): ReadVisit {
  const parsed = URL.parse(url.startsWith("/") ? `http://site${url}` : url);
  const isAddress = parsed !== null && /^https?:$/.test(parsed.protocol);
  const [path, query] = isAddress ? [parsed.pathname, parsed.search] : ["/", ""];
  const fault = isAddress ? findAddressFault(path, query) : ({ status: 400, message: "Bad request" } as const);
  return { method, path, query, fault, address: parsePageAddress(path, query) };
}
