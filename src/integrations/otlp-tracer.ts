import { type Attributes, context, type Span as OtelSpan, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { SpanKind as Kind, Tracer } from "#lib/tracing.ts";
import { getTracesUrl } from "./traces-url.ts";

interface Settings {
  /** URL of a collector that accepts OTLP over HTTP, without `/v1/traces`. */
  endpoint: string;
  /** Fraction of the requests and jobs that are traced. */
  ratio: number;
  /** Attributes of the process. */
  resource: Attributes;
}

const KINDS: Record<Kind, SpanKind> = {
  server: SpanKind.SERVER,
  internal: SpanKind.INTERNAL,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
};

/**
 * Sends spans to an OpenTelemetry collector in batches. If the collector is unavailable, the site is not slowed down.
 */
export function createOtlpTracer({ endpoint, ratio, resource }: Settings): Tracer & { close(): Promise<void> } {
  const exporter = new OTLPTraceExporter({ url: getTracesUrl(endpoint) });
  const provider = new TracerProvider({
    resource: resourceFromAttributes(resource),
    // A child span is sampled if its parent is.
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const spans = provider.getTracer("handover");
  return {
    start(name, kind, attributes) {
      // A job is often started by the request that queued it, but it is not part of that request.
      const span = spans.startSpan(name, { kind: KINDS[kind], attributes, root: kind === "consumer" });
      const within = trace.setSpan(context.active(), span);
      return {
        run: (work) => context.with(within, work),
        end(more = {}, error = undefined) {
          span.setAttributes(more);
          if (error !== undefined) markFailed(span, error);
          span.end();
        },
      };
    },
    recordChild(name, attributes, milliseconds, error) {
      if (!trace.getActiveSpan()) return;
      const startTime = new Date(Date.now() - milliseconds);
      const span = spans.startSpan(name, { kind: SpanKind.CLIENT, attributes, startTime });
      if (error !== undefined) markFailed(span, error);
      span.end();
    },
    close: () => provider.shutdown(),
  };
}

/** Marks a span as failed. Only the kind of error is recorded, because messages may contain user input. */
function markFailed(span: OtelSpan, error: unknown): void {
  const { code, name } = error as { code?: unknown; name?: unknown };
  span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute("error.type", String(code ?? name ?? "Error"));
}
