import type { Db } from "#db/connect.ts";

/**
 * Sets an office's photo.
 *
 * @returns the previous one
 */
export async function replaceOfficePhoto(db: Db, id: number, photo: string | null): Promise<string | null> {
  const before = await db
    .selectFrom("offices")
    .select("photo")
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await db.updateTable("offices").set({ photo }).where("id", "=", id).execute();
  return before.photo;
}

/**
 * Sets an agent's photo, also in their entry on the team page.
 *
 * @returns the previous one
 */
export async function replaceAgentPhoto(db: Db, id: number, image: string | null): Promise<string | null> {
  const before = await db
    .selectFrom("agents")
    .select("image")
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await db.updateTable("agents").set({ image }).where("id", "=", id).execute();
  await db.updateTable("team_members").set({ avatar: image }).where("agent_id", "=", id).execute();
  return before.image;
}
