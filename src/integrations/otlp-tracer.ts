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
  /** Address of a collector that speaks OTLP over HTTP, without `/v1/traces`. */
  endpoint: string;
  /** Share of the requests and jobs that are traced, 0 to 1. */
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

/** Sends spans to an OpenTelemetry collector, in batches. An unavailable collector doesn't slow the site down. */
export function createOtlpTracer({ endpoint, ratio, resource }: Settings): Tracer & { close(): Promise<void> } {
  const exporter = new OTLPTraceExporter({ url: getTracesUrl(endpoint) });
  const provider = new TracerProvider({
    resource: resourceFromAttributes(resource),
    // A child follows its parent.
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const spans = provider.getTracer("handover");
  return {
    start(name, kind, attributes) {
      // A job may be woken by the request that queued it, but is work of its own.
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

/** Errors may quote user input, so only their kind is recorded. */
function markFailed(span: OtelSpan, error: unknown): void {
  const { code, name } = error as { code?: unknown; name?: unknown };
  span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute("error.type", String(code ?? name ?? "Error"));
}
