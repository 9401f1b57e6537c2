import type { HttpBindings } from "@hono/node-server";

/** What every handler can read about the current request. */
export interface ServerEnv {
  Bindings: HttpBindings;
  Variables: { request_id: string; address: string };
}

/** Every response carries the id of its log line. */
export const REQUEST_ID = "X-Request-Id";
