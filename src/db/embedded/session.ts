/** The one session of an embedded database, wherever it runs: in a worker thread, or in this one for tests. */
export interface EmbeddedSession {
  query(sql: string, parameters: readonly unknown[]): Promise<{ rows: unknown[]; affectedRows?: number | undefined }>;
  /** Runs several statements without parameters, as pg-boss and dumps have them; answers the rows of all of them. */
  exec(sql: string): Promise<{ rows: unknown[] }>;
  /** Calls `onNotify` when a transaction that notified the channel has been committed. */
  listen(channel: string, onNotify: () => void): Promise<void>;
  close(): Promise<void>;
}
