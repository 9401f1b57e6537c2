import type { Db } from "./connect.ts";

/**
 * Records the id of the folder that holds a database's files, unless one is already recorded. Returns the recorded id.
 */
export async function claimDataFolder(db: Db, id: string): Promise<string> {
  await db
    .insertInto("data_folder")
    .values({ id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await db.selectFrom("data_folder").select("id").executeTakeFirstOrThrow()).id;
}
