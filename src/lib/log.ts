import { type DestinationStream, type Logger, type LoggerOptions, pino } from "pino";

export type Log = Pick<Logger, "debug" | "info" | "warn" | "error" | "child">;

const REDACTED = "[redacted]";

/** Never written to a log, however deep they stand. */
const SECRET_KEYS = ["email", "password", "token", "phone", "cookie", "authorization", "message_text"];

/** An e-mail address wherever it stands: in a path, or in a database's own words about a row. JSON's escapes go past. */
const ADDRESS = /(\\(?:u[\da-f]{4}|.))|[\w.+%-]{1,64}(?:@|%40)[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63})+/gi;

/** One JSON line an event, on standard output unless told otherwise; personal values redacted. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: SECRET_KEYS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: REDACTED },
    hooks: { streamWrite: withoutAddresses },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** A request, as its line in the log tells of it: without the query, which may be personal. */
export interface RequestLine {
  request_id: string;
  method: string;
  path: string;
  status: number;
  /** Milliseconds from its arrival to the end of its answer. */
  ms: number;
}

/** How long lines wait for others; a process that is killed at that moment loses them. */
const FLUSH_INTERVAL_MS = 20;

export type RequestLog = (line: RequestLine) => void;

/**
 * One JSON line a request, in the log's own form. There are thousands a second and their fields are known: so nothing is
 * searched for secrets but paths that may hold an address, and the lines of a moment are written together, since each
 * write costs as much as a small answer.
 */
export function createRequestLog(level: string, destination: DestinationStream = pino.destination(1)): RequestLog {
  const { info } = pino.levels.values;
  if (info === undefined || (pino.levels.values[level] ?? Number.POSITIVE_INFINITY) > info) return () => {};
  let lines = "";
  const flush = (): void => {
    const text = lines;
    lines = "";
    if (text !== "") destination.write(text);
  };
  process.once("exit", flush);
  return ({ request_id, method, path, status, ms }) => {
    if (lines === "") setTimeout(flush, FLUSH_INTERVAL_MS).unref();
    const shown = JSON.stringify(/@|%40/.test(path) ? withoutAddresses(path) : path);
    lines += `{"level":${info},"time":"${new Date().toISOString()}","request_id":"${request_id}","method":"${method}","path":${shown},"status":${status},"ms":${ms},"msg":"request"}\n`;
  };
}

function withoutAddresses(text: string): string {
  return text.replace(ADDRESS, (_, escaped?: string) => escaped ?? REDACTED);
}

/** A log that keeps nothing, for tests and one-line commands. */
export const silentLog: Log = pino({ level: "silent" });
