import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

/** A span as it arrived, with the attributes that are texts or numbers. */
export interface CollectedSpan {
  service: string;
  name: string;
  kind: number;
  trace: string;
  id: string;
  parent: string | null;
  failed: boolean;
  attributes: Record<string, string | number>;
}

type Attribute = { key: string; value: { stringValue?: string; intValue?: string | number } };
type Body = {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: {
      spans: {
        name: string;
        kind: number;
        traceId: string;
        spanId: string;
        parentSpanId?: string;
        status: { code?: number };
        attributes: Attribute[];
      }[];
    }[];
  }[];
};

/** Starts an OpenTelemetry collector in this process that stores what it receives. */
export async function startTraceCollector() {
  const spans: CollectedSpan[] = [];
  const server = createServer(async (request, response) => {
    const body = (await json(request)) as Body;
    if (request.url === "/v1/traces") for (const resource of body.resourceSpans) spans.push(...readSpans(resource));
    response.writeHead(200, { "Content-Type": "application/json" }).end("{}");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

function readSpans({ resource, scopeSpans }: Body["resourceSpans"][number]): CollectedSpan[] {
  const service = String(readAttributes(resource.attributes)["service.name"]);
  return scopeSpans
    .flatMap(({ spans }) => spans)
    .map(({ name, kind, traceId, spanId, parentSpanId, status, attributes }) => ({
      service,
      name,
      kind,
      trace: traceId,
      id: spanId,
      parent: parentSpanId || null,
      failed: status.code === 2,
      attributes: readAttributes(attributes),
    }));
}

const readAttributes = (attributes: Attribute[]): Record<string, string | number> =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue ?? Number.NaN)]),
  );
