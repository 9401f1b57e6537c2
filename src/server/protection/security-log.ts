import { AsyncLocalStorage } from "node:async_hooks";
import { createHmac } from "node:crypto";
import type { Log } from "#lib/log.ts";
import { type RecordSecurityEvent, SECURITY_EVENTS, type SecurityEvent } from "#lib/security-events.ts";

/** The request that an event belongs to. */
interface Requester {
  address: string;
  request_id: string;
  user_agent: string | null;
}

/** Max logged events per second, so that an attack can't fill the disk. All events are counted. */
const MAX_LINES_PER_SECOND = 20;

/** Response statuses that are always security events. */
const STATUS_EVENTS: Record<number, SecurityEvent> = {
  403: "access_denied",
  419: "csrf_mismatch",
  429: "rate_limited",
};

/** Logs and counts security events. Addresses and accounts are hashed with the site's key. */
export interface SecurityLog {
  record: RecordSecurityEvent;
  /** Runs the work of a request. Events recorded in it contain the request's client. */
  run<T>(requester: Requester, work: () => T): T;
  /** Records a response whose status is an event. */
  recordStatus(status: number, path: string, requester: () => Omit<Requester, "user_agent">): void;
  /** The User-Agent header of the current request. */
  getUserAgent(): string | null;
  /** The events since the start, by name. */
  counts: Readonly<Record<SecurityEvent, number>>;
}

export function createSecurityLog(
  log: Pick<Log, "warn" | "info">,
  [key]: readonly [string, ...string[]],
  clock: () => number = () => performance.now(),
): SecurityLog {
  const storage = new AsyncLocalStorage<Requester>();
  const counts = Object.fromEntries(SECURITY_EVENTS.map((event) => [event, 0])) as Record<SecurityEvent, number>;
  const hash = (text: string): string =>
    createHmac("sha256", key).update(`identity\n${text}`).digest("base64url").slice(0, 16);
  const second = { number: -1, lines: 0, unlogged: 0 };

  const write = (event: SecurityEvent, details: object, requester: Omit<Requester, "user_agent"> | undefined): void => {
    counts[event] += 1;
    const now = Math.floor(clock() / 1_000);
    if (now !== second.number) [second.number, second.lines] = [now, 0];
    if (second.lines >= MAX_LINES_PER_SECOND) {
      second.unlogged += 1;
      return;
    }
    second.lines += 1;
    const client = requester && { client: hash(requester.address), request_id: requester.request_id };
    const unlogged = second.unlogged > 0 ? { unlogged: second.unlogged } : {};
    second.unlogged = 0;
    const line = { security_event: event, ...details, ...client, ...unlogged };
    if (event === "signed_in" || event === "staff_signed_in") log.info(line, "security event");
    else log.warn(line, "security event");
  };

  return {
    record(event, account) {
      const details = account === undefined ? {} : { account: hash(toAccountText(account)) };
      write(event, details, storage.getStore());
    },
    run: (requester, work) => storage.run(requester, work),
    recordStatus(status, path, requester) {
      const event = STATUS_EVENTS[status];
      if (event) write(event, { path }, requester());
    },
    getUserAgent: () => storage.getStore()?.user_agent ?? null,
    counts,
  };
}

function toAccountText(account: string | number): string {
  return typeof account === "number" ? `account ${account}` : account.trim().toLowerCase();
}
