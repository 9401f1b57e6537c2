import type { HttpBindings } from "@hono/node-server";

/** What every handler may read of the request it serves. */
export interface Served {
  Bindings: HttpBindings;
  Variables: { request_id: string; address: string };
}

/** Every answer carries the id that its log line has. */
export const REQUEST_ID = "X-Request-Id";
