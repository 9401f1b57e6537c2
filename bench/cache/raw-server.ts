import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Bytes and headers of every response, as sent by the parent process. */
export interface RawAnswer {
  headers: string[];
  body: string;
}

/* The fastest possible node:http server: one prepared response to every request. */
process.once("message", ({ headers, body }: RawAnswer) => {
  // As a site does (bench/sites/usage.mjs).
  process.on("message", () => process.send?.({ cpu: process.cpuUsage() }));
  const bytes = Buffer.from(body, "base64");
  const server = createServer((_incoming, outgoing) => {
    outgoing.writeHead(200, headers);
    outgoing.end(bytes);
  });
  server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
});
