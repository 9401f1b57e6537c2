/** What a span is about. It must not contain personal data. */
export type SpanAttributes = Record<string, string | number | boolean>;

export type SpanKind = "server" | "internal" | "client" | "consumer";

/** Work in progress that is traced. */
export interface Span {
  /** Runs `work` with this span as the current one, the parent of spans that start in it. */
  run<T>(work: () => T): T;
  /**
   * Ends the span.
   *
   * @param error the error with which the work failed, if it did
   */
  end(attributes?: SpanAttributes, error?: unknown): void;
}

/** Creates spans. The tracing library is loaded only if the operator has configured tracing. */
export interface Tracer {
  start(name: string, kind: SpanKind, attributes: SpanAttributes): Span;
  /** Records a finished child of the current span. Does nothing if there is none. */
  recordChild(name: string, attributes: SpanAttributes, milliseconds: number, error?: unknown): void;
}

let tracer: Tracer | null = null;

/** Sets the tracer of this process. Statements are traced only on connections opened afterward. */
export function setTracer(used: Tracer | null): void {
  tracer = used;
}

/** Returns null if tracing is off. */
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
