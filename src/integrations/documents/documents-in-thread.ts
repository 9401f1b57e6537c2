import { Worker } from "node:worker_threads";
import { type FontFile, listFontFamilies, SCRIPTS } from "../pdf/font-files.ts";
import type { DocumentAnswer, DocumentRequest } from "./document-worker.ts";
import { BadDocument, type Documents } from "./documents.ts";

/** No legitimate page takes longer to render. */
const TASK_TIMEOUT_MS = 30_000;
/** Requests beyond this many are rejected. */
const MAX_QUEUED = 40;
/** Limit for the thread's JavaScript heap; images are allocated outside it. */
const MEMORY_MB = 512;

interface Job {
  request: DocumentRequest;
  resolve(answer: DocumentAnswer): void;
  reject(error: Error): void;
}

/**
 * Reads and renders documents in a single worker thread, one after the other. The thread starts with the first task; if
 * a task takes too long or runs out of memory, the thread ends, the task fails and the next task gets a new thread.
 *
 * @param script the built worker (`document-worker.js`).
 */
export function createDocumentsInThread(script: string, fontFile: FontFile, timeout_ms = TASK_TIMEOUT_MS): Documents {
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
  const startNext = (): void => {
    const job = running ? undefined : waiting.shift();
    if (!job) return;
    const thread = worker ?? start();
    const timer = setTimeout(() => {
      end();
      settleCurrent(({ reject }) => reject(new BadDocument("too_slow")));
    }, timeout_ms);
    running = { job, timer };
    thread.ref();
    thread.postMessage(job.request);
  };
  const start = (): Worker => {
    const thread = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });
    worker = thread;
    thread.on("message", (answer: DocumentAnswer) => settleCurrent(({ resolve }) => resolve(answer)));
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
  const ask = async (request: DocumentRequest): Promise<DocumentAnswer> => {
    if (waiting.length >= MAX_QUEUED) throw new BadDocument("busy");
    const answer = await new Promise<DocumentAnswer>((resolve, reject) => {
      waiting.push({ request, resolve, reject });
      startNext();
    });
    if ("fault" in answer) throw new BadDocument(answer.fault);
    if ("error" in answer) throw new Error(answer.error);
    return answer;
  };

  return {
    async read(bytes) {
      const answer = await ask({ read: bytes });
      if (!("read" in answer)) throw new Error("Expected to read a document, but it was drawn.");
      return answer.read;
    },
    async draw(query) {
      const needed = new Set(listFontFamilies(query.mark));
      const fonts = SCRIPTS.filter(({ family }) => needed.has(family)).map(({ family, file }) => ({
        family: `mark-${family}`,
        path: fontFile(`${file}-400-normal.ttf`),
      }));
      const answer = await ask({ draw: query, fonts });
      if (!("drawn" in answer)) throw new Error("Expected to draw a document, but it was read.");
      return answer.drawn;
    },
    async close() {
      waiting.splice(0);
      end();
      settleCurrent(({ reject }) => reject(new Error("The document thread was closed.")));
    },
  };
}
