import type { IncomingMessage, ServerResponse } from "node:http";
import { REQUEST_ID } from "../served.ts";
import type { CachedPage, Representation } from "./cached-page.ts";
import { acceptedEncodings, isUnchanged } from "./conditions.ts";

/** Headers of a page that its 304 has too; the others belong to the body that it does not have. */
const OF_BODY = /^(content-(length|encoding|type|security-policy))$/i;

/**
 * Sends a kept page in the smallest form that the visitor takes, at once where that form is ready; `sent` is told the
 * status. A visitor takes the page as it is when its form cannot be made.
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
    // Whichever form the visitor has, it is this page's.
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
  const ready = readyFor(page, accepted);
  if (ready) write(ready);
  else page.encode("gzip").then(write, () => write(page.plain));
}

/** The smallest form that is ready, unless one has to be made first. */
function readyFor({ representations }: CachedPage, accepted: readonly string[]): Representation | undefined {
  if (accepted.includes("br") && representations.has("br")) return representations.get("br");
  return representations.get(accepted.includes("gzip") ? "gzip" : "identity");
}

function sendUnchanged({ headers }: Representation, outgoing: ServerResponse, request_id: string): void {
  const stored = [REQUEST_ID, request_id];
  for (let index = 0; index < headers.length; index += 2) {
    const [name = "", value = ""] = headers.slice(index, index + 2);
    if (!OF_BODY.test(name)) stored.push(name, value);
  }
  outgoing.writeHead(304, stored).end();
}
