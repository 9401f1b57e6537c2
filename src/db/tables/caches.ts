import type { Generated } from "kysely";

/** A change of something that processes keep copies of. */
export interface CacheVersionTable {
  version: Generated<number>;
  tag: string;
  /** The transaction that wrote it: versions are drawn before they are committed, so their order alone would miss some. */
  changed_in: Generated<number>;
  changed_at: Generated<Date>;
}
