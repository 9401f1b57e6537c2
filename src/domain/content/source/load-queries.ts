import type { Db } from "#db/connect.ts";

/** Locks a folder, so that processes load it one after the other. Returns the hash of its last load. */
export async function lockFolder(db: Db, folder: string): Promise<string | undefined> {
  await db
    .insertInto("content_loads")
    .values({ folder, hash: "" })
    .onConflict((conflict) => conflict.column("folder").doNothing())
    .execute();
  const row = await db
    .selectFrom("content_loads")
    .select("hash")
    .where("folder", "=", folder)
    .forUpdate()
    .executeTakeFirst();
  return row?.hash;
}

export async function selectLoaded(db: Db, folder: string): Promise<string | undefined> {
  const row = await db.selectFrom("content_loads").select("hash").where("folder", "=", folder).executeTakeFirst();
  return row?.hash;
}

export async function recordLoaded(db: Db, folder: string, hash: string, loaded_at: Date): Promise<void> {
  await db.updateTable("content_loads").set({ hash, loaded_at }).where("folder", "=", folder).execute();
}

/** Deletes the records of all loads, so that the next load reads all files again. */
export async function clearLoads(db: Db): Promise<void> {
  await db.updateTable("content_loads").set({ hash: "" }).execute();
}

/** Selects the hashes of all files that content was last written from. */
export async function selectSourceHashes(db: Db): Promise<Set<string>> {
  const selectHashes = (table: "website_sections" | "menus" | "website_pages" | "custom_components" | "blog_posts") =>
    db.selectFrom(table).select("source_hash").where("source_hash", "is not", null);
  const rows = await selectHashes("website_sections")
    .unionAll(selectHashes("menus"))
    .unionAll(selectHashes("website_pages"))
    .unionAll(selectHashes("custom_components"))
    .unionAll(selectHashes("blog_posts"))
    .execute();
  return new Set(rows.flatMap(({ source_hash }) => source_hash ?? []));
}
