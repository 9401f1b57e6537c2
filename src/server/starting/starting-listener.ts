import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";

const MAX_WAIT_MS = 5_000;
const MAX_HELD = 1_000;

type Held = [request: IncomingMessage, response: ServerResponse];

/**
 * Handles requests while the site starts. Health checks are answered at once. Others wait until the site is open, so that
 * a restart shows no error behind a proxy that has already chosen this node; after five seconds they have to be retried.
 * When the site stops, `announceStop` makes the health check fail, so that proxies choose other nodes.
 */
export function createStartingListener(maxWaitMs = MAX_WAIT_MS): {
  listener: RequestListener;
  open(listener: RequestListener): void;
  announceStop(): void;
} {
  const held = new Map<Held, NodeJS.Timeout>();
  let opened: RequestListener | null = null;
  let isStopping = false;

  function hold(request: IncomingMessage, response: ServerResponse): void {
    const entry: Held = [request, response];
    const release = (): void => {
      clearTimeout(held.get(entry));
      held.delete(entry);
    };
    const timer = setTimeout(() => {
      held.delete(entry);
      sendStatus(response, 503);
    }, maxWaitMs);
    held.set(entry, timer);
    response.once("close", release);
  }

  return {
    listener: (request, response) => {
      if (isStopping && request.url === "/api/healthz") return sendStatus(response, 503);
      if (opened) return opened(request, response);
      if (request.url === "/api/healthz") return sendStatus(response, 200);
      if (request.url === "/api/readyz" || held.size >= MAX_HELD) return sendStatus(response, 503);
      return hold(request, response);
    },
    open: (listener) => {
      opened = listener;
      const waiting = [...held];
      held.clear();
      for (const [[request, response], timer] of waiting) {
        clearTimeout(timer);
        listener(request, response);
      }
    },
    announceStop: () => {
      isStopping = true;
    },
  };
}

function sendStatus(response: ServerResponse, status: 200 | 503): void {
  const headers = { "Content-Type": "application/json", "Retry-After": "1", "Cache-Control": "no-store" };
  response.writeHead(status, headers).end(JSON.stringify({ status: status === 200 ? "ok" : "not ready" }));
}
