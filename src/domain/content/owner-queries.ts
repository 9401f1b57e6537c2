import type { Db } from "#db/connect.ts";

export async function selectOfficeSlug(db: Db, id: number): Promise<string | undefined> {
  return (await db.selectFrom("offices").select("slug").where("id", "=", id).executeTakeFirst())?.slug;
}

/** Selects the slug of an agent's office. */
export async function selectAgentsOfficeSlug(db: Db, agentId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom("agents")
    .innerJoin("offices", "offices.id", "agents.office_id")
    .select("offices.slug")
    .where("agents.id", "=", agentId)
    .executeTakeFirst();
  return row?.slug;
}

/** Selects the id of an agent's office. */
export async function selectAgentsOfficeId(db: Db, agentId: number): Promise<number | undefined> {
  const row = await db.selectFrom("agents").select("office_id").where("id", "=", agentId).executeTakeFirst();
  return row?.office_id;
}

/** Selects the ids of the existing offices and agents with these slugs. */
export async function selectOwners(
  db: Db,
  officeSlugs: readonly string[],
  agentSlugs: readonly string[],
): Promise<{ offices: Map<string, number>; agents: Map<string, number> }> {
  const selectIds = async (table: "offices" | "agents", slugs: readonly string[]): Promise<Map<string, number>> => {
    if (slugs.length === 0) return new Map();
    const rows = await db.selectFrom(table).select(["id", "slug"]).where("slug", "in", slugs).orderBy("slug").execute();
    return new Map(rows.map(({ slug, id }) => [slug, id]));
  };
  return { offices: await selectIds("offices", officeSlugs), agents: await selectIds("agents", agentSlugs) };
}

/** Selects the ordered pictures of all offices. */
export function selectOfficeMedia(db: Db) {
  return db
    .selectFrom("media")
    .select(["office_id", "path", "alt", "width", "height", "collection"])
    .where("office_id", "is not", null)
    .orderBy("office_id")
    .orderBy("collection")
    .orderBy("position")
    .execute();
}
