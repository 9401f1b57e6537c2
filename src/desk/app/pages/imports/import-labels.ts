import type { DeskRun } from "#domain/imports/desk-imports.ts";
import { m } from "#messages/messages.js";

const STATES: Record<DeskRun["state"], () => string> = {
  uploaded: m.desk_import_state_uploaded,
  running: m.desk_import_state_running,
  done: m.desk_import_state_done,
  failed: m.desk_import_state_failed,
  reverted: m.desk_import_state_reverted,
  interrupted: m.desk_import_state_interrupted,
};

/** Returns whether an import has made changes that can be undone. */
export const isUndoable = (state: DeskRun["state"]): boolean => ["done", "failed", "interrupted"].includes(state);

export const getImportState = (state: DeskRun["state"]): string => STATES[state]();

/** "40 new, 3 updated, 1 rejected, 5 rows with warnings". Earlier runs counted only their warnings. */
export function describeCounts(counts: Record<string, number>): string {
  const { created = 0, updated = 0, unchanged = 0, rejected = 0, drafts = 0, warnings = 0, warned_rows } = counts;
  const parts: [count: number, message: typeof m.desk_import_created][] = [
    [created, m.desk_import_created],
    [updated, m.desk_import_updated],
    [unchanged, m.desk_import_unchanged],
    [rejected, m.desk_import_rejected],
    [drafts, m.desk_import_drafts],
    warned_rows === undefined ? [warnings, m.desk_import_warnings] : [warned_rows, m.desk_import_warned_rows],
  ];
  return parts
    .flatMap(([count, message]) => (count ? [message({ count, shown: count.toLocaleString() })] : []))
    .join(" · ");
}
