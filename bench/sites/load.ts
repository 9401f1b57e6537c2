import { Agent, get, type IncomingMessage } from "node:http";
import { parentPort, workerData } from "node:worker_threads";

export interface LoadTask {
  port: number;
  /** The same forty pages again and again, or each page once. */
  kind: "cached" | "fresh";
  clients: number;
  seconds: number;
}

export interface LoadResult {
  pages: number;
  failed: number;
}

const { port, kind, clients, seconds } = workerData as LoadTask;
const agent = new Agent({ keepAlive: true, maxSockets: clients });
const SEARCH = "/buy-a-business/business-listing-search";
/** No two loads request the same fresh page. */
let next = Date.now() % 1_000_000_000;
const getPath = (): string =>
  `${SEARCH}?price_max=${kind === "cached" ? 1_000_000 + (next++ % 40) : 1_000_000 + next++}`;

function request(): Promise<boolean> {
  return new Promise((resolve) => {
    const read = (answer: IncomingMessage): void => {
      answer.resume().once("end", () => resolve(answer.statusCode === 200));
    };
    get({ port, path: getPath(), agent, headers: { "Accept-Encoding": "gzip, br" } }, read).once("error", () =>
      resolve(false),
    );
  });
}

const end = performance.now() + seconds * 1_000;
const result: LoadResult = { pages: 0, failed: 0 };
await Promise.all(
  Array.from({ length: clients }, async () => {
    while (performance.now() < end) {
      if (await request()) result.pages += 1;
      else result.failed += 1;
    }
  }),
);
agent.destroy();
parentPort?.postMessage(result);
