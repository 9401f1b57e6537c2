import { connect, type Socket } from "node:net";

/** Crawlers' views are not counted, so a visitor names a browser. */
const USER_AGENT = "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36";

/** Concurrent visitors, each with its own keep-alive connection. */
const CONNECTIONS = 16;

/** A request's fields before encoding. */
export interface RequestOptions {
  port: number;
  path: string;
  encoding: string;
}

/** Visitors with open connections, each of whom sends its next request as soon as the previous response is complete. */
export interface Visitors {
  /** Sends `count` requests in total and resolves with responses per second. */
  measureRate(count: number): Promise<number>;
  close(): void;
}

export async function openVisitors(ask: RequestOptions): Promise<Visitors> {
  const request = Buffer.from(
    `GET ${ask.path} HTTP/1.1\r\nHost: localhost:${ask.port}\r\nUser-Agent: ${USER_AGENT}\r\nAccept-Encoding: ${ask.encoding}\r\nAccept: text/html,*/*;q=0.8\r\nAccept-Language: en-US,en;q=0.9\r\nSec-Fetch-Mode: navigate\r\n\r\n`,
  );
  const sockets = await Promise.all(Array.from({ length: CONNECTIONS }, () => open(ask.port)));
  const length = await sendFirstRequest(sockets[0] as Socket, request);
  return {
    async measureRate(count) {
      let left = count;
      const started = performance.now();
      await Promise.all(
        sockets.map(async (socket) => {
          while (left-- > 0) await sendNextRequest(socket, request, length);
        }),
      );
      return count / ((performance.now() - started) / 1_000);
    },
    close() {
      for (const socket of sockets) socket.destroy();
    },
  };
}

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: "127.0.0.1", noDelay: true }, () => resolve(socket));
    socket.once("error", reject);
  });
}

/** Resolves with the length of the whole response, computed from its Content-Length. */
function sendFirstRequest(socket: Socket, request: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    let got = Buffer.alloc(0);
    const read = (chunk: Buffer): void => {
      got = Buffer.concat([got, chunk]);
      const head = got.indexOf("\r\n\r\n");
      if (head < 0) return;
      const text = got.toString("latin1", 0, head);
      const length = head + 4 + Number(/^content-length: (\d+)$/im.exec(text)?.[1] ?? Number.NaN);
      if (!text.startsWith("HTTP/1.1 200") || Number.isNaN(length)) reject(new Error(text));
      if (got.length < length) return;
      socket.off("data", read);
      resolve(length);
    };
    socket.on("data", read);
    socket.write(request);
  });
}

/** Every later response has the same length, because only header values of constant width differ. */
function sendNextRequest(socket: Socket, request: Buffer, length: number): Promise<void> {
  return new Promise((resolve, reject) => {
    let got = 0;
    const read = (chunk: Buffer): void => {
      got += chunk.length;
      if (got < length) return;
      socket.off("data", read);
      socket.off("close", fail);
      if (got > length) reject(new Error(`An answer had ${got} bytes instead of ${length}.`));
      else resolve();
    };
    const fail = (): void => reject(new Error(`An answer ended after ${got} of ${length} bytes.`));
    socket.on("data", read);
    socket.once("close", fail);
    socket.write(request);
  });
}
