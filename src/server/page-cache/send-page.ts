import type { IncomingMessage, ServerResponse } from "node:http";
import { acceptedEncodings } from "#lib/content-encoding.ts";
import { REQUEST_ID } from "../served.ts";
import type { CachedPage, Representation } from "./cached-page.ts";
import { isUnchanged } from "./conditions.ts";

/** Headers that a 304 omits, because they belong to the body. */
const OF_BODY = /^(content-(length|encoding|type|security-policy))$/i;

/**
 * Sends a cached page in the smallest encoding the client accepts, synchronously if that encoding is ready; `sent`
 * receives the status. Falls back to the identity encoding if compression fails.
 */
export function sendPage(
  page: CachedPage,
  { method, headers }: IncomingMessage,
  outgoing: ServerResponse,
  request_id: string,
  sent: (status: number) => void,
): void {
  const condition = headers["if-none-match"];
  if (condition && page.status === 200) {
    // The client may have the page in any encoding.
    const known = [...page.representations.values()].find(({ etag }) => isUnchanged(condition, [etag]));
    if (known) {
      sendUnchanged(known, outgoing, request_id);
      sent(304);
      return;
    }
  }
  const write = (form: Representation): void => {
    outgoing.writeHead(page.status, form.headers.concat(REQUEST_ID, request_id));
    outgoing.end(method === "HEAD" ? undefined : form.body);
    sent(page.status);
  };
  const accepted = acceptedEncodings(String(headers["accept-encoding"] ?? ""));
  const encoded = getRepresentation(page, accepted);
  if (encoded instanceof Promise) encoded.then(write, () => write(page.plain));
  else write(encoded);
}

/** Returns the brotli encoding if it is ready, or else the one that takes the least time to make. */
function getRepresentation(page: CachedPage, accepted: readonly string[]): Representation | Promise<Representation> {
  const ready = accepted.includes("br") && page.representations.get("br");
  if (ready) return ready;
  const encoding = (["zstd", "br", "gzip"] as const).find((name) => accepted.includes(name));
  return encoding ? (page.representations.get(encoding) ?? page.encode(encoding)) : page.plain;
}

function sendUnchanged({ headers }: Representation, outgoing: ServerResponse, request_id: string): void {
  const stored = [REQUEST_ID, request_id];
  for (let index = 0; index < headers.length; index += 2) {
    const [name = "", value = ""] = headers.slice(index, index + 2);
    if (!OF_BODY.test(name)) stored.push(name, value);
  }
  outgoing.writeHead(304, stored).end();
}
