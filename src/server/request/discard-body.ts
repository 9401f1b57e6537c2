import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import { finished } from "node:stream/promises";

/** Max time to wait for the rest of a body. */
const MAX_WAIT_MS = 10_000;

/**
 * Receives and discards the rest of a request's body, for example of a form that is too large.
 *
 * Closing the connection while the client is still sending would reset it, and the client could lose the response (RFC
 * 9112, section 9.6).
 */
export async function discardBody(incoming: Readable & Pick<IncomingMessage, "complete">): Promise<void> {
  if (incoming.complete || incoming.destroyed) return;
  // A body stream that isn't read to its end would pause the request.
  incoming.removeAllListeners("data").resume();
  // A client that disconnects or takes too long is not waited for.
  await finished(incoming, { signal: AbortSignal.timeout(MAX_WAIT_MS) }).catch(() => {});
}
