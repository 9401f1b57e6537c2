/** Returns the URL at which a collector accepts traces by OTLP over HTTP. */
export function getTracesUrl(endpoint: string): string {
  return `${endpoint.replace(/\/$/, "")}/v1/traces`;
}
