import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";

/**
 * PGlite blocks its thread while a statement runs, so it runs in a worker to leave the web server's event loop free.
 * Requests run one at a time; a response carries its request's ID.
 */
export type WorkerRequest =
  | { id: number; kind: "query"; sql: string; parameters: readonly unknown[] }
  | { id: number; kind: "exec"; sql: string }
  | { id: number; kind: "listen"; channel: string }
  | { id: number; kind: "close" };

export type WorkerResponse =
  | { id: number; rows: unknown[]; affectedRows?: number | undefined }
  | { notified: string }
  | { id: number; error: { message: string; code?: string; detail?: string; constraint?: string } };

/** ENOSPC in WASI. */
const WASI_ENOSPC = 51;

/** A checkpoint deletes old segments: kept for reuse, they make up three quarters of a new network's data folder. */
const WAL_SETTINGS = "set wal_recycle = off; set wal_init_zero = off";

const port = parentPort;
if (port) {
  const database = await PGlite.create(workerData.folder as string, { extensions: { pg_trgm } }).catch((error) => {
    throw toNamedError(error);
  });
  await database.exec(WAL_SETTINGS);
  port.on("message", async (request: WorkerRequest) => {
    try {
      port.postMessage(await handleRequest(database, request));
    } catch (error) {
      const { message, code, detail, constraint } = error as Error & Record<string, string>;
      port.postMessage({ id: request.id, error: { message, code, detail, constraint } } as WorkerResponse);
    }
  });
  port.postMessage("ready");
}

async function handleRequest(database: PGlite, request: WorkerRequest): Promise<WorkerResponse> {
  if (request.kind === "query") {
    const { rows, affectedRows } = await database.query(request.sql, [...request.parameters]);
    return { id: request.id, rows, affectedRows };
  }
  if (request.kind === "exec") {
    const results = await database.exec(request.sql);
    return { id: request.id, rows: results.flatMap(({ rows }) => rows) };
  }
  if (request.kind === "listen") {
    const { channel } = request;
    await database.listen(channel, () => port?.postMessage({ notified: channel } satisfies WorkerResponse));
    return { id: request.id, rows: [] };
  }
  await database.close();
  return { id: request.id, rows: [], affectedRows: undefined };
}

/** PGlite's file system throws bare numbers. This names the error of a full disk. */
function toNamedError(error: unknown): unknown {
  const { errno } = error as { errno?: number };
  if (errno === undefined) return error;
  const message = errno === WASI_ENOSPC ? "no space left on device" : `file system error ${errno}`;
  return Object.assign(new Error(message), { code: errno === WASI_ENOSPC ? "ENOSPC" : "EIO" });
}
