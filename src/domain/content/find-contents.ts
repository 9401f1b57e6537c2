import type { Db } from "#db/connect.ts";
import { readCachedById } from "#domain/read-cache.ts";
import type { Content } from "./content.ts";
import { type ContentOwner, selectContents } from "./content-queries.ts";

/** The ordered contents of each owner; an owner without contents has no entry. */
export function findContents(db: Db, owner: ContentOwner, ids: readonly number[]): Promise<Map<number, Content[]>> {
  return readCachedById(db, "content", owner, ids, (missing) => selectContents(db, owner, missing));
}
