import type { Manifest } from "./backup/backup-file.ts";

/** Describes what a backup contains, to compare with what was restored. */
export function formatContents(manifest: Manifest): string {
  const { tables, files, evidence, jobs } = manifest;
  return [
    `${countRows(manifest)} rows in ${Object.keys(tables).length} tables`,
    `${files.count} files (${files.bytes} bytes)`,
    `${jobs} unfinished jobs`,
    `${evidence.links} links of NDA evidence`,
  ].join(", ");
}

export const countRows = ({ tables }: Pick<Manifest, "tables">): number =>
  Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
