import type { Db } from "./connect.ts";

/** Records the id of the folder with a database's files unless there is one already; returns the recorded one. */
export async function claimDataFolder(db: Db, id: string): Promise<string> {
  await db
    .insertInto("data_folder")
    .values({ id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await db.selectFrom("data_folder").select("id").executeTakeFirstOrThrow()).id;
}
