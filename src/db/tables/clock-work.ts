/** When something that is done by the clock was last begun, by whichever process, and what came of it. */
export interface ClockWorkTable {
  name: string;
  started_at: Date;
  /** Null while it is going on, or where the process died over it. */
  finished_at: Date | null;
  /** How many things were done. */
  done: number | null;
  error: string | null;
}
