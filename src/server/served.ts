import type { HttpBindings } from "@hono/node-server";

/** What every handler can read about the current request. */
export interface ServerEnv {
  Bindings: HttpBindings;
  Variables: { request_id: string; address: string };
}

/** The header with a request's id, which is also in its log line. */
export const REQUEST_ID = "X-Request-Id";
