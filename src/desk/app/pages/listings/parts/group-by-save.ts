import type { HistoryEntry } from "#domain/listings/editing/list-history.ts";

/** The changes that one person saved at once. */
export interface Save {
  /** The id of its first change. */
  id: number;
  at: string;
  who: string | null;
  changes: HistoryEntry[];
}

/** Groups the history, latest first, by save: a save stores all of its changes with the same time. */
export function groupBySave(entries: readonly HistoryEntry[]): Save[] {
  const saves: Save[] = [];
  for (const entry of entries) {
    const { id, at, who } = entry;
    const last = saves.at(-1);
    if (last && last.at === at && last.who === who) last.changes.push(entry);
    else saves.push({ id, at, who, changes: [entry] });
  }
  return saves;
}
