import { hostname } from "node:os";
import type { Config } from "#config/env.ts";
import { setTracer } from "#lib/tracing.ts";

/**
 * Traces this process if the operator has named a collector; otherwise the library isn't even loaded. To be called
 * before the database is opened.
 *
 * @returns a function that sends what is left.
 */
export async function startTracing(
  { otel, edition }: Pick<Config, "otel" | "edition">,
  service: "handover" | "handover-worker",
): Promise<() => Promise<void>> {
  if (!otel) return async () => {};
  const { createOtlpTracer } = await import("#integrations/otlp-tracer.ts");
  const resource = {
    "service.name": service,
    "service.instance.id": `${hostname()}:${process.pid}`,
    "handover.edition": edition.code,
  };
  const tracer = createOtlpTracer({ ...otel, resource });
  setTracer(tracer);
  return () => tracer.close();
}
