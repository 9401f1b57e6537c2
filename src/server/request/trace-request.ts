import type { IncomingMessage, ServerResponse } from "node:http";
import { redactAddresses } from "#lib/log.ts";
import { getTracer } from "#lib/tracing.ts";
import { getRouteClass } from "../metrics/route-class.ts";
import { REQUEST_ID } from "../served.ts";

/** Serves a request within a span that ends with the response. */
export function traceRequest<T>(incoming: IncomingMessage, outgoing: ServerResponse, serve: () => T): T {
  const tracer = getTracer();
  if (!tracer) return serve();
  const method = incoming.method ?? "";
  // The query may contain personal data, so it is left out.
  const path = (incoming.url ?? "").split("?")[0] ?? "";
  const span = tracer.start(`${method} ${getRouteClass(path)}`, "server", {
    "http.request.method": method,
    "url.path": redactAddresses(path),
  });
  outgoing.once("close", () => {
    const status = outgoing.statusCode;
    const id = outgoing.getHeader(REQUEST_ID);
    const error = status >= 500 ? { code: status } : undefined;
    span.end({ "http.response.status_code": status, ...(id && { "handover.request_id": String(id) }) }, error);
  });
  return span.run(serve);
}
