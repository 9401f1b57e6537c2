/** Where a command writes: what it is asked for, and what a person is told meanwhile. */
export interface Print {
  out(line: string): void;
  err(line: string): void;
}
