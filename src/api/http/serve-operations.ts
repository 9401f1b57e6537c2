import type { Hono } from "hono";
import { m } from "#messages/messages.js";
import type { ApiCalls } from "./api-calls.ts";
import type { Operation } from "./operation.ts";
import { HttpProblem } from "./problem.ts";
import { type Serving, serveOperation } from "./serve-operation.ts";

/** Serves operations. Other methods on their paths get a list of the allowed ones. */
export function serveOperations(api: Hono<ApiCalls>, serving: Serving, operations: readonly Operation[]): void {
  for (const operation of operations) api.on(operation.method, toPath(operation), serveOperation(serving, operation));
  for (const [path, there] of Map.groupBy(operations, toPath)) {
    const methods = there.flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : [method]));
    api.all(path, () => {
      throw new HttpProblem(405, m.api_method_not_allowed(), { Allow: methods.join(", ") });
    });
  }
}

function toPath({ path }: Operation): string {
  return path.replace(/\{(\w+)\}(\.\w+)?/g, (_, name: string, ending = "") =>
    // The router does not parse a parameter followed by a suffix without a pattern.
    ending ? `:${name}{[^/]+\\${ending}}` : `:${name}`,
  );
}
