import { once } from "node:events";
import type { Server, ServerResponse } from "node:http";

/** Max time for a response in progress to finish. */
const DRAIN_TIMEOUT_MS = 5_000;

/**
 * Tracks a server's requests and returns a function that closes it: accepts nothing new, lets requests in progress
 * finish, and disconnects idle connections, such as browser preconnects, and requests that never end.
 */
export function createDrain(server: Server, timeoutMs = DRAIN_TIMEOUT_MS): () => Promise<void> {
  const inProgress = new Set<ServerResponse>();
  server.on("request", (_request, response) => {
    inProgress.add(response);
    response.once("close", () => inProgress.delete(response));
  });
  return async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const response of inProgress) if (!response.headersSent) response.setHeader("Connection", "close");
    const finished = Promise.all([...inProgress].map((response) => once(response, "close")));
    await Promise.race([finished, new Promise((resolve) => setTimeout(resolve, timeoutMs).unref())]);
    server.closeAllConnections();
    await closed;
  };
}
