import type { Generated } from "kysely";

/** A change to data that processes cache. */
export interface CacheVersionTable {
  version: Generated<number>;
  tag: string;
  /**
   * The transaction that wrote it. Versions are assigned before the commit, so reading by version alone would miss some.
   */
  changed_in: Generated<number>;
  changed_at: Generated<Date>;
}
