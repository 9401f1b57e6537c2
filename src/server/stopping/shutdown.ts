import type { Log } from "#lib/log.ts";
import { STOP_TIMES_MS } from "#lib/time/stop-times.ts";

/** A terminal and npm may both deliver the same Ctrl-C, so only a signal later than this counts as a second one. */
const SAME_SIGNAL_MS = 1_000;

/** Runs `stop` once on the first stop signal; a second signal ends the process immediately. */
export function onStopSignal(stop: () => Promise<void>, log: Log): void {
  let stoppingSince: number | undefined;
  const handle = (signal: NodeJS.Signals): void => {
    if (stoppingSince !== undefined) {
      if (Date.now() - stoppingSince > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    stoppingSince = Date.now();
    log.info({ signal }, "stopping");
    const limit = setTimeout(() => process.exit(1), STOP_TIMES_MS.all);
    limit.unref();
    stop().then(
      () => process.exit(0),
      (error) => {
        log.error({ err: error }, "stopping failed");
        process.exit(1);
      },
    );
  };
  process.on("SIGINT", handle);
  process.on("SIGTERM", handle);
  process.on("SIGHUP", handle);
}

/** Closes each step in order and continues when one fails. */
export async function closeInOrder(steps: (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, "Not everything closed.");
}
