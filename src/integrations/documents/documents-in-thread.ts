import { Worker } from "node:worker_threads";
import { type FontFile, familiesFor, SCRIPTS } from "../pdf/font-files.ts";
import type { DocumentAnswer, DocumentRequest } from "./document-worker.ts";
import { BadDocument, type Documents } from "./documents.ts";

/** What takes longer is no page that anybody has drawn in earnest. */
const TASK_TIMEOUT_MS = 30_000;
/** Who comes when so many wait is sent away. */
const MAX_QUEUED = 40;
/** Of the thread's own objects; pictures lie outside of it. */
const MEMORY_MB = 512;

interface Job {
  request: DocumentRequest;
  resolve(answer: DocumentAnswer): void;
  reject(error: Error): void;
}

/**
 * Documents are read and drawn in one thread, one after the other. It starts with the first; one that takes too long, or
 * all the memory that there is, ends with its document, and the next gets a new one.
 *
 * @param script the built worker (`document-worker.js`).
 */
export function documentsInThread(script: string, fontFile: FontFile, longest_ms = TASK_TIMEOUT_MS): Documents {
  const waiting: Job[] = [];
  let worker: Worker | undefined;
  let running: { job: Job; timer: NodeJS.Timeout } | undefined;

  const end = (): void => {
    const ended = worker;
    worker = undefined;
    ended?.removeAllListeners();
    void ended?.terminate();
  };
  const settle = (settleJob: (job: Job) => void): void => {
    if (!running) return;
    const { job, timer } = running;
    clearTimeout(timer);
    running = undefined;
    // Without work it must not keep the program from ending.
    worker?.unref();
    settleJob(job);
    next();
  };
  const next = (): void => {
    const job = running ? undefined : waiting.shift();
    if (!job) return;
    const thread = worker ?? start();
    const timer = setTimeout(() => {
      end();
      settle(({ reject }) => reject(new BadDocument("too_slow")));
    }, longest_ms);
    running = { job, timer };
    thread.ref();
    thread.postMessage(job.request);
  };
  const start = (): Worker => {
    const thread = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });
    worker = thread;
    thread.on("message", (answer: DocumentAnswer) => settle(({ resolve }) => resolve(answer)));
    const lost = (error: Error): void => {
      if (worker !== thread) return;
      end();
      settle(({ reject }) => reject(error));
    };
    thread.on("error", (error: NodeJS.ErrnoException) =>
      lost(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? new BadDocument("too_large") : error),
    );
    thread.on("exit", () => lost(new Error("The thread of documents has ended.")));
    return thread;
  };
  const ask = async (request: DocumentRequest): Promise<DocumentAnswer> => {
    if (waiting.length >= MAX_QUEUED) throw new BadDocument("busy");
    const answer = await new Promise<DocumentAnswer>((resolve, reject) => {
      waiting.push({ request, resolve, reject });
      next();
    });
    if ("fault" in answer) throw new BadDocument(answer.fault);
    if ("error" in answer) throw new Error(answer.error);
    return answer;
  };

  return {
    async read(bytes) {
      const answer = await ask({ read: bytes });
      if (!("read" in answer)) throw new Error("A document was drawn that was to be read.");
      return answer.read;
    },
    async draw(query) {
      const needed = new Set(familiesFor(query.mark));
      const fonts = SCRIPTS.filter(({ family }) => needed.has(family)).map(({ family, file }) => ({
        family: `mark-${family}`,
        path: fontFile(`${file}-400-normal.ttf`),
      }));
      const answer = await ask({ draw: query, fonts });
      if (!("drawn" in answer)) throw new Error("A document was read that was to be drawn.");
      return answer.drawn;
    },
    async close() {
      waiting.splice(0);
      end();
      settle(({ reject }) => reject(new Error("The thread of documents has been closed.")));
    },
  };
}
