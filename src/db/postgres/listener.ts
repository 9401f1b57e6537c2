import pg from "pg";

const RECONNECT_MS = 500;

/** A dedicated connection that listens on a channel and reconnects. */
export interface Listener {
  close(): Promise<void>;
}

/**
 * Calls `onReconnect` for every notification on a channel and after each reconnect, since some may have been missed.
 * Resolves after the first attempt; a failed one is reported to `onError` and retried.
 */
export async function listenOn(
  connectionString: string,
  channel: string,
  onReconnect: () => void,
  onError: (error: Error) => void,
): Promise<Listener> {
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;

  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({
      connectionString,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      application_name: "handover changes",
    });
    client = fresh;
    let lost = false;
    const handleLostConnection = (error: Error): void => {
      if (lost || closed) return;
      lost = true;
      onError(error);
      fresh.end().catch(() => {});
      retry = setTimeout(connect, RECONNECT_MS);
      retry.unref();
    };
    fresh.on("error", handleLostConnection);
    fresh.on("end", () => handleLostConnection(new Error("The connection that listens for changes was closed.")));
    fresh.on("notification", onReconnect);
    try {
      await fresh.connect();
      await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`);
      onReconnect();
    } catch (error) {
      handleLostConnection(error as Error);
    }
  };

  await connect();
  return {
    async close() {
      closed = true;
      clearTimeout(retry);
      await client?.end().catch(() => {});
    },
  };
}
