import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Bytes and headers to answer every request with, as the parent process sends them. */
export interface RawAnswer {
  headers: string[];
  body: string;
}

/* The least that node:http can do: one answer, made beforehand, to whoever asks. */
process.once("message", ({ headers, body }: RawAnswer) => {
  const bytes = Buffer.from(body, "base64");
  const server = createServer((_incoming, outgoing) => {
    outgoing.writeHead(200, headers);
    outgoing.end(bytes);
  });
  server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
});
