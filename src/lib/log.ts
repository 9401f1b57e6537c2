import { type DestinationStream, type Logger, type LoggerOptions, pino } from "pino";

export type Log = Pick<Logger, "debug" | "info" | "warn" | "error" | "child">;

const REDACTED = "[redacted]";

/** Keys whose values are never logged, however deeply nested. */
const SECRET_KEYS = ["email", "password", "token", "phone", "cookie", "authorization", "message_text"];

/** Matches email addresses anywhere, such as in paths or in database messages about a row. JSON escapes are skipped. */
const ADDRESS = /(\\(?:u[\da-f]{4}|.))|[\w.+%-]{1,64}(?:@|%40)[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63})+/gi;

/** Writes one JSON line per event, to standard output by default, with personal values redacted. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: SECRET_KEYS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: REDACTED },
    hooks: { streamWrite: redactAddresses },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** A request as logged: without the query, which may be personal. */
export interface RequestLine {
  request_id: string;
  method: string;
  path: string;
  status: number;
  /** Milliseconds from receiving the request to the end of the response. */
  ms: number;
  /** The visitor's address, in the form that the operator allows. */
  address?: string | undefined;
}

/** How long lines are buffered. If the process is killed, the lines of this interval are lost. */
const FLUSH_INTERVAL_MS = 20;

/**
 * Max bytes per write, so that lines of several processes don't mix: a pipe takes this much at once (PIPE_BUF of
 * Linux).
 */
const MAX_WRITE_BYTES = 4_096;

export type RequestLog = (line: RequestLine) => void;

/**
 * Writes one JSON line per request in the log's format. There are thousands of requests per second, so it saves work:
 * only paths that may contain an email address are redacted, and lines are written in batches.
 */
export function createRequestLog(level: string, destination: DestinationStream = pino.destination(1)): RequestLog {
  const { info } = pino.levels.values;
  if (info === undefined || (pino.levels.values[level] ?? Number.POSITIVE_INFINITY) > info) return () => {};
  let lines = "";
  const flush = (): void => {
    let rest = lines;
    lines = "";
    while (rest !== "") {
      const end = rest.length > MAX_WRITE_BYTES ? rest.lastIndexOf("\n", MAX_WRITE_BYTES - 1) + 1 : 0;
      destination.write(end > 0 ? rest.slice(0, end) : rest);
      rest = end > 0 ? rest.slice(end) : "";
    }
  };
  process.once("exit", flush);
  let [millisecond, time] = [0, ""];
  return ({ request_id, method, path, status, ms, address }) => {
    if (lines === "") setTimeout(flush, FLUSH_INTERVAL_MS).unref();
    const now = Date.now();
    if (now !== millisecond) [millisecond, time] = [now, new Date(now).toISOString()];
    const shown = JSON.stringify(/@|%40/.test(path) ? redactAddresses(path) : path);
    const client = address === undefined ? "" : `"address":${JSON.stringify(address)},`;
    lines += `{"level":${info},"time":"${time}","request_id":"${request_id}",${client}"method":"${method}","path":${shown},"status":${status},"ms":${ms},"msg":"request"}\n`;
  };
}

/** Removes email addresses from a text. */
export function redactAddresses(text: string): string {
  return text.replace(ADDRESS, (_, escaped?: string) => escaped ?? REDACTED);
}

/** A log that discards everything, for tests and one-line commands. */
export const silentLog: Log = pino({ level: "silent" });
