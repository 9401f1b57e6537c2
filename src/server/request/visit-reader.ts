import { remember } from "#lib/remember.ts";
import { type PageAddress, pageAddress } from "#web/address-keys.ts";
import { type AddressFault, addressFault } from "./readable-address.ts";

/** A request's first line: what is asked for, why it is refused, and what it says as an address of a page. */
export interface ReadVisit {
  method: string;
  /** Still encoded, without a query. */
  path: string;
  /** With its question mark, or empty. */
  query: string;
  fault: AddressFault | null;
  address: PageAddress;
}

/** How many addresses are read once only. */
const MAX_CACHE_ENTRIES = 2_000;

/** Longer ones, which nobody asks for twice, are not remembered. */
const MAX_ADDRESS_LENGTH = 500;

const readAgain = remember(MAX_CACHE_ENTRIES, (request: string) => {
  const space = request.indexOf(" ");
  return read(request.slice(0, space), request.slice(space + 1));
});

/** Reads a request's first line as a browser would: without `.` and `..`, and with slashes for backslashes. */
export function readVisit(method = "GET", url = "/"): ReadVisit {
  return url.length > MAX_ADDRESS_LENGTH ? read(method, url) : readAgain(`${method} ${url}`);
}

function read(method: string, url: string): ReadVisit {
  const parsed = URL.parse(url.startsWith("/") ? `http://site${url}` : url);
  const isAddress = parsed !== null && /^https?:$/.test(parsed.protocol);
  const [path, query] = isAddress ? [parsed.pathname, parsed.search] : ["/", ""];
  const fault = isAddress ? addressFault(path, query) : ({ status: 400, message: "Bad request" } as const);
  return { method, path, query, fault, address: pageAddress(path, query) };
}
