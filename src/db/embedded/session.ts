/** The only session of an embedded database, in a worker thread or, for tests, in this one. */
export interface EmbeddedSession {
  query(sql: string, parameters: readonly unknown[]): Promise<{ rows: unknown[]; affectedRows?: number | undefined }>;
  /** Runs several statements without parameters, as in pg-boss and dumps, and returns all their rows. */
  exec(sql: string): Promise<{ rows: unknown[] }>;
  /** Calls `onNotify` after each commit that notified the channel. */
  listen(channel: string, onNotify: () => void): Promise<void>;
  close(): Promise<void>;
}
