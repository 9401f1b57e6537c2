import { once } from "node:events";
import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createStartingListener } from "./starting-listener.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Starts a server that isn't open yet. Returns it with a client. */
async function startServer(maxWaitMs?: number) {
  const { listener, open, announceStop } = createStartingListener(maxWaitMs);
  const server = createServer(listener).listen(0, "127.0.0.1");
  servers.push(server);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const send = (path: string, body = "") =>
    new Promise<[status: number | undefined, text: string]>((resolve, reject) => {
      const method = body ? "POST" : "GET";
      const call = request({ port, host: "127.0.0.1", path, method, agent: false }, async (response) => {
        let text = "";
        for await (const chunk of response) text += chunk;
        resolve([response.statusCode, text]);
      });
      call.on("error", reject).end(body);
    });
  return { server, open, announceStop, send };
}

test("answers health checks at once while the site starts", async () => {
  const { send } = await startServer();
  expect(await send("/api/healthz")).toEqual([200, '{"status":"ok"}']);
  expect(await send("/api/readyz")).toEqual([503, '{"status":"not ready"}']);
});

test("handles a request that arrived during the start once the site is open, with its body", async () => {
  const { server, open, send } = await startServer();
  const arrived = once(server, "request");
  const answer = send("/contact", "message=hello");
  await arrived;
  open(async (incoming, response) => {
    let text = "";
    for await (const chunk of incoming) text += chunk;
    response.end(`${incoming.url} ${text}`);
  });
  expect(await answer).toEqual([200, "/contact message=hello"]);
  expect(await send("/api/readyz")).toEqual([200, "/api/readyz "]);
});

test("asks to try again when the start takes longer than a request may wait", async () => {
  const { open, send } = await startServer(0);
  expect(await send("/")).toEqual([503, '{"status":"not ready"}']);
  open(() => expect.unreachable("the request was answered already"));
});

test("forgets a request whose client has gone", async () => {
  const { server, open } = await startServer();
  const arrived = once(server, "request");
  const call = request({ port: (server.address() as AddressInfo).port, host: "127.0.0.1", path: "/", agent: false });
  call.on("error", () => {}).end();
  const [, response] = await arrived;
  call.destroy();
  await once(response, "close");
  open(() => expect.unreachable("the client has gone"));
});

test("fails only the health check once a stop is announced", async () => {
  const { open, announceStop, send } = await startServer();
  open((_, response) => void response.end("page"));
  announceStop();
  expect(await send("/api/healthz")).toEqual([503, '{"status":"not ready"}']);
  expect(await send("/")).toEqual([200, "page"]);
});
