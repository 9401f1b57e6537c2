import { Worker } from "node:worker_threads";
import type { EmbeddedSession } from "./session.ts";
import type { WorkerRequest, WorkerResponse } from "./worker.ts";

interface Waiting {
  resolve(response: { rows: unknown[]; affectedRows?: number | undefined }): void;
  reject(error: Error): void;
}

type RequestWithoutId = WorkerRequest extends infer R ? (R extends { id: number } ? Omit<R, "id"> : never) : never;

/**
 * Opens the embedded database of a folder in a worker thread.
 *
 * @param script the built worker (`database-worker.js`).
 * @throws if the folder is not a database or the disk is full.
 */
export async function openWorkerSession(script: string, folder: string): Promise<EmbeddedSession> {
  const worker = new Worker(script, { workerData: { folder } });
  const waiting = new Map<number, Waiting>();
  const notified = new Map<string, (() => void)[]>();
  let lastId = 0;

  await new Promise<void>((resolve, reject) => {
    worker.once("message", () => resolve());
    worker.once("error", reject);
    worker.once("exit", (code) => reject(new Error(`The database thread exited with code ${code} while starting.`)));
  });
  worker.on("message", (response: WorkerResponse) => {
    if ("notified" in response) return notified.get(response.notified)?.forEach((listener) => void listener());
    const request = waiting.get(response.id);
    waiting.delete(response.id);
    if ("error" in response) request?.reject(Object.assign(new Error(response.error.message), response.error));
    else request?.resolve(response);
  });
  // Once the thread has ended, messages to it would never be answered.
  let ended: Error | undefined;
  const failAll = (error: Error): void => {
    ended ??= error;
    for (const request of waiting.values()) request.reject(error);
    waiting.clear();
  };
  worker.on("error", failAll);
  worker.on("exit", () => failAll(new Error("The database thread exited.")));

  const sendRequest = (request: RequestWithoutId): Promise<{ rows: unknown[]; affectedRows?: number | undefined }> =>
    new Promise((resolve, reject) => {
      if (ended) return reject(ended);
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      worker.postMessage({ ...request, id: lastId });
    });

  return {
    query: (sql, parameters) => sendRequest({ kind: "query", sql, parameters }),
    exec: (sql) => sendRequest({ kind: "exec", sql }),
    listen: async (channel, onNotify) => {
      const listeners = notified.get(channel);
      if (listeners) return void listeners.push(onNotify);
      notified.set(channel, [onNotify]);
      await sendRequest({ kind: "listen", channel });
    },
    close: async () => {
      if (!ended) await sendRequest({ kind: "close" });
      await worker.terminate();
    },
  };
}
