import type { Manifest } from "./backup/backup-file.ts";

/** Describes what a backup contains, to compare with what was restored. */
export function formatContents({ tables, files, evidence, jobs }: Manifest): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  return [
    `${rows} rows in ${Object.keys(tables).length} tables`,
    `${files.count} files (${files.bytes} bytes)`,
    `${jobs} unfinished jobs`,
    `${evidence.links} links of NDA evidence`,
  ].join(", ");
}
