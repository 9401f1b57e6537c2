import { once } from "node:events";
import { Agent, createServer, IncomingMessage, request, ServerResponse } from "node:http";
import { type AddressInfo, connect, Socket } from "node:net";
import { expect, test } from "vitest";
import { createDrain } from "./drain.ts";

/** Starts a server whose responses wait for the test. Returns it with a client that keeps connections open. */
async function startServer(timeoutMs?: number) {
  const waiting: ServerResponse[] = [];
  const http = createServer();
  const close = createDrain(http, timeoutMs);
  http.on("request", (_request, response) => waiting.push(response));
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
  const { port } = http.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const ask = () =>
    new Promise<number>((resolve, reject) => {
      request({ port, host: "127.0.0.1", agent }, (response) => {
        response.resume().on("end", () => resolve(response.statusCode ?? 0));
      })
        .on("error", reject)
        .end();
    });
  const query = async (count: number) => {
    while (waiting.length < count) await new Promise((resolve) => setImmediate(resolve));
  };
  return { http, close, port, waiting, ask, asked: query };
}

test("finishes requests in progress before closing and rejects new ones", async () => {
  const { http, close, waiting, ask, asked: query } = await startServer();
  const answers = [ask(), ask()];
  await query(2);
  const closed = close();
  while (http.listening) await new Promise((resolve) => setImmediate(resolve));
  await expect(ask()).rejects.toThrow(/ECONNREFUSED/);
  for (const response of waiting) response.end();
  expect(await Promise.all(answers)).toEqual([200, 200]);
  await closed;
});

test("closes idle connections without waiting", async () => {
  const { close, port, waiting, ask, asked: query } = await startServer();
  const answer = ask();
  await query(1);
  waiting[0]?.end();
  await answer;
  const idle = connect(port, "127.0.0.1");
  await once(idle, "connect");
  const disconnected = once(idle, "close");
  idle.on("error", () => {});
  await close();
  await disconnected;
});

test("disconnects a client that never finishes after a timeout", async () => {
  const { close, ask, asked: query } = await startServer(20);
  const answer = ask();
  await query(1);
  const rejected = expect(answer).rejects.toThrow(/socket hang up|ECONNRESET/);
  await close();
  await rejected;
});

test("closes the connection of a request that is answered at once while draining", async () => {
  const http = createServer((_request, response) => response.end());
  const closed = createDrain(http, 0)();
  const message = new IncomingMessage(new Socket());
  const response = new ServerResponse(message);
  http.emit("request", message, response);
  expect(response.getHeader("connection")).toBe("close");
  response.emit("close");
  await closed;
});

test("answers the requests whose connections it hadn't accepted yet", async () => {
  const { close, waiting, ask, asked: query } = await startServer();
  const answers = [ask(), ask()];
  const closed = close();
  await query(2);
  for (const response of waiting) response.end();
  expect(await Promise.all(answers)).toEqual([200, 200]);
  await closed;
});
