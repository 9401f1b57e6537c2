import { Worker } from "node:worker_threads";
import type { DocumentRequest, DocumentResponse } from "./document-worker.ts";
import { BadDocument } from "./documents.ts";

/** Time to start the thread and load its code, enough for a busy machine. */
const LOAD_TIMEOUT_MS = 30_000;
/** Requests beyond this many are rejected. */
const MAX_QUEUED = 40;
/** Limit for the thread's JavaScript heap; images are allocated outside it. */
const MEMORY_MB = 512;

interface Job {
  request: DocumentRequest;
  resolve(response: DocumentResponse): void;
  reject(error: Error): void;
}

/** Runs tasks one after the other. */
export interface DocumentThread {
  /** @throws BadDocument */
  ask(request: DocumentRequest): Promise<DocumentResponse>;
  close(): void;
}

/**
 * Creates a worker thread that starts with the first task. If a task takes longer than `timeout_ms` or runs out of
 * memory, the thread ends, the task fails, and the next task starts a new thread.
 *
 * @param script the built worker (`document-worker.js`)
 */
export function createDocumentThread(script: string, timeout_ms: number): DocumentThread {
  const waiting: Job[] = [];
  let worker: Worker | undefined;
  let running: { job: Job; timer: NodeJS.Timeout } | undefined;

  const end = (): void => {
    const ended = worker;
    worker = undefined;
    ended?.removeAllListeners();
    void ended?.terminate();
  };
  const settleCurrent = (settleJob: (job: Job) => void): void => {
    if (!running) return;
    const { job, timer } = running;
    clearTimeout(timer);
    running = undefined;
    // An idle worker must not keep the process running.
    worker?.unref();
    settleJob(job);
    startNext();
  };
  const startTimer = (ms: number): NodeJS.Timeout =>
    setTimeout(() => {
      end();
      settleCurrent(({ reject }) => reject(new BadDocument("too_slow")));
    }, ms);
  const startNext = (): void => {
    const job = running ? undefined : waiting.shift();
    if (!job) return;
    const thread = worker ?? start();
    running = { job, timer: startTimer(LOAD_TIMEOUT_MS) };
    thread.ref();
    thread.postMessage(job.request);
  };
  const start = (): Worker => {
    const thread = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });
    worker = thread;
    thread.on("message", (message: DocumentResponse | "loaded") => {
      if (message !== "loaded") return settleCurrent(({ resolve }) => resolve(message));
      if (!running) return;
      clearTimeout(running.timer);
      running.timer = startTimer(timeout_ms);
    });
    const handleLost = (error: Error): void => {
      if (worker !== thread) return;
      end();
      settleCurrent(({ reject }) => reject(error));
    };
    thread.on("error", (error: NodeJS.ErrnoException) =>
      handleLost(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? new BadDocument("too_large") : error),
    );
    thread.on("exit", () => handleLost(new Error("The document thread exited.")));
    return thread;
  };
  return {
    async ask(request) {
      if (waiting.length >= MAX_QUEUED) throw new BadDocument("busy");
      const response = await new Promise<DocumentResponse>((resolve, reject) => {
        waiting.push({ request, resolve, reject });
        startNext();
      });
      if ("fault" in response) throw new BadDocument(response.fault);
      if ("error" in response) throw new Error(response.error);
      return response;
    },
    close() {
      waiting.splice(0);
      end();
      settleCurrent(({ reject }) => reject(new Error("The document thread was closed.")));
    },
  };
}
