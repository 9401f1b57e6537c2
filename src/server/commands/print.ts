/** Where a command writes its result and its progress messages. */
export interface Print {
  out(line: string): void;
  err(line: string): void;
}
