import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createPublicClient } from "./public-client.ts";

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function openPartner(status = 200, answer = "ok") {
  const received: { headers: IncomingHttpHeaders; body: string }[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    received.push({ headers: request.headers, body });
    response.writeHead(status, { Location: "http://localhost:1/" }).end(answer);
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return { port, received };
}

const local = createPublicClient({ isAllowed: () => true, allowsHttp: true });

test("posts the exact body over HTTP and returns the beginning of the response", async () => {
  const { port, received } = await openPartner(202, "é".repeat(5_000));
  const { status, text } = await local.post(`http://localhost:${port}/feed`, { "Webhook-Id": "1" }, '{"a":"ü"}');
  expect({ status, length: text.length }).toEqual({ status: 202, length: 1_000 });
  expect(received).toMatchObject([{ headers: { "webhook-id": "1", "content-length": "10" }, body: '{"a":"ü"}' }]);
});

test("returns a redirect without following it", async () => {
  const { port } = await openPartner(307);
  expect(await local.post(`http://127.0.0.1:${port}/`, {}, "{}")).toMatchObject({ status: 307 });
});

test("rejects private addresses before connecting, as names and as numbers", async () => {
  const { port, received } = await openPartner();
  const guarded = createPublicClient({ allowsHttp: true });
  for (const host of ["127.0.0.1", "localhost", "[::1]", "[::ffff:127.0.0.1]", "0x7f.1", "2130706433"])
    await expect(guarded.post(`http://${host}:${port}/`, {}, "{}"), host).rejects.toThrow("is not a public address");
  expect(received).toEqual([]);
});

test("rejects http: addresses", async () => {
  await expect(createPublicClient().post("http://93.184.216.34/", {}, "{}")).rejects.toThrow("https:");
});
