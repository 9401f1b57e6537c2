/** Returns a collector's URL for traces in OTLP over HTTP. */
export function getTracesUrl(endpoint: string): string {
  return `${endpoint.replace(/\/$/, "")}/v1/traces`;
}
