import { hostname } from "node:os";
import type { Config } from "#config/env.ts";
import { setTracer } from "#lib/tracing.ts";

/**
 * Starts tracing if the operator has configured a collector; otherwise the library isn't loaded. It must be called
 * before the database is opened.
 *
 * @returns a function that sends the remaining spans
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
