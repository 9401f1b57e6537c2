/** What a span is about; never personal data. */
export type SpanAttributes = Record<string, string | number | boolean>;

export type SpanKind = "server" | "internal" | "client" | "consumer";

/** A piece of work in progress. */
export interface Span {
  /** Spans that start in `work` are children of this one. */
  run<T>(work: () => T): T;
  /** @param error what the work failed with, if it did. */
  end(attributes?: SpanAttributes, error?: unknown): void;
}

/** Records what a process does; the library behind it is loaded only if the operator wants traces. */
export interface Tracer {
  start(name: string, kind: SpanKind, attributes: SpanAttributes): Span;
  /** Records a finished child of the current span; nothing outside of one. */
  recordChild(name: string, attributes: SpanAttributes, milliseconds: number, error?: unknown): void;
}

let tracer: Tracer | null = null;

/** Sets the tracer of this process. Statements are recorded on connections that are opened afterwards. */
export function setTracer(used: Tracer | null): void {
  tracer = used;
}

/** Returns null if nothing is traced. */
export function getTracer(): Tracer | null {
  return tracer;
}

/** Runs work as a span. */
export async function runSpan<T>(
  name: string,
  kind: SpanKind,
  attributes: SpanAttributes,
  work: () => Promise<T>,
): Promise<T> {
  if (!tracer) return work();
  const span = tracer.start(name, kind, attributes);
  try {
    const result = await span.run(work);
    span.end();
    return result;
  } catch (error) {
    span.end({}, error);
    throw error;
  }
}
