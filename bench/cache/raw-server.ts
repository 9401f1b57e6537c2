import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Bytes and headers of every response, as sent by the parent process. */
export interface RawAnswer {
  headers: string[];
  body: string;
}

/* The fastest possible node:http server: it sends one prepared response to every request. */
process.once("message", ({ headers, body }: RawAnswer) => {
  // Reports this process's CPU usage, as bench/sites/usage.mjs does for a site.
  process.on("message", () => process.send?.({ cpu: process.cpuUsage() }));
  const bytes = Buffer.from(body, "base64");
  const server = createServer((_incoming, outgoing) => {
    outgoing.writeHead(200, headers);
    outgoing.end(bytes);
  });
  server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
});
