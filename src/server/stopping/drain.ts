import { once } from "node:events";
import type { Server, ServerResponse } from "node:http";

/** How long whoever is being answered may take to the end. */
const DRAIN_TIMEOUT_MS = 5_000;

/**
 * Keeps count of a server's requests, and returns how to close it: nothing new is taken, what is under way may finish,
 * and whoever holds a connection without asking, as browsers do ahead of time, or never ends asking, is hung up on.
 */
export function drainable(server: Server, patience = DRAIN_TIMEOUT_MS): () => Promise<void> {
  const underWay = new Set<ServerResponse>();
  server.on("request", (_request, response) => {
    underWay.add(response);
    response.once("close", () => underWay.delete(response));
  });
  return async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const response of underWay) if (!response.headersSent) response.setHeader("Connection", "close");
    const finished = Promise.all([...underWay].map((response) => once(response, "close")));
    await Promise.race([finished, new Promise((resolve) => setTimeout(resolve, patience).unref())]);
    server.closeAllConnections();
    await closed;
  };
}
