import { once } from "node:events";
import type { Server, ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket, Server as TcpServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { STOP_TIMES_MS } from "#lib/time/stop-times.ts";

/** Time to read the requests that have reached a busy server, but that it hasn't read yet. */
const UNREAD_MS = 250;

/** Time to accept the connections that wait for a busy server. */
const ACCEPT_MS = 2_000;

/**
 * Tracks a server's requests and returns a function that closes it: accepts nothing new, answers the requests that have
 * arrived, and disconnects idle connections, such as browser preconnects, and requests that never end.
 *
 * @param timeoutMs the limit for all of this
 */
export function createDrain(server: Server, timeoutMs = STOP_TIMES_MS.drain): () => Promise<void> {
  const inProgress = new Set<ServerResponse>();
  let isDraining = false;
  // Must run before the site's own listener: that one answers cached pages immediately, and headers can't be set
  // afterward.
  server.prependListener("request", (_request, response) => {
    inProgress.add(response);
    if (isDraining) response.setHeader("Connection", "close");
    response.once("close", () => inProgress.delete(response));
  });
  return async () => {
    isDraining = true;
    const timeout = sleep(timeoutMs, undefined, { ref: false });
    await Promise.race([acceptQueued(server), sleep(ACCEPT_MS), timeout]);
    // The HTTP server's own `close` would also close connections whose requests haven't been read yet.
    const closed = new Promise<void>((resolve) => TcpServer.prototype.close.call(server, () => resolve()));
    for (const response of inProgress) if (!response.headersSent) response.setHeader("Connection", "close");
    await Promise.race([sleep(UNREAD_MS), timeout]);
    server.closeIdleConnections();
    const finished = Promise.all([...inProgress].map((response) => once(response, "close")));
    await Promise.race([finished, timeout]);
    server.closeAllConnections();
    // Ends the server's own timers; it doesn't listen anymore.
    server.close(() => {});
    await closed;
  };
}

/**
 * Waits until the connections that arrived before this moment are accepted, because closing the server would reset
 * them. The system queues connections in order, so when our own connection is accepted, all earlier ones are.
 */
async function acceptQueued(server: Server): Promise<void> {
  const address = server.address() as AddressInfo | null;
  if (!address) return;
  const host = address.address.replace(/^0\.0\.0\.0$/, "127.0.0.1").replace(/^::$/, "::1");
  const own = connect(address.port, host);
  await new Promise<void>((resolve) => {
    own.once("error", () => resolve());
    server.on("connection", ({ remotePort }: Socket) => {
      if (own.localPort === remotePort) resolve();
    });
  });
  own.destroy();
}
