import type { Generated } from "kysely";

/** One row: the id of the folder with the files of this database. */
export interface DataFolderTable {
  id: string;
  is_only: Generated<boolean>;
}
