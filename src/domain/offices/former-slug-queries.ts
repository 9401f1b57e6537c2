import type { Db } from "#db/connect.ts";

/** Selects earlier slugs of offices and agents. */
export function selectFormerSlugs(
  db: Db,
): Promise<{ slug: string; office_id: number | null; agent_id: number | null }[]> {
  return db.selectFrom("former_slugs").select(["slug", "office_id", "agent_id"]).orderBy("id").execute();
}

type Owner = { office_id: number } | { agent_id: number };

/** Returns whether a slug belongs, or once belonged, to another office or agent than `own_id`. */
export async function isSlugTaken(db: Db, kind: "office" | "agent", slug: string, own_id = 0): Promise<boolean> {
  const isOther = kind === "office" ? isOfficeSlugTaken(db, slug, own_id) : isAgentSlugTaken(db, slug, own_id);
  if (await isOther) return true;
  const owner = kind === "office" ? ("office_id" as const) : ("agent_id" as const);
  const former = db.selectFrom("former_slugs").select("id").where("slug", "=", slug).where(owner, "!=", own_id);
  return (await former.executeTakeFirst()) !== undefined;
}

async function isOfficeSlugTaken(db: Db, slug: string, own_id: number): Promise<boolean> {
  const found = db.selectFrom("offices").select("id").where("slug", "=", slug).where("id", "!=", own_id);
  return (await found.executeTakeFirst()) !== undefined;
}

/** An agent's identifier in partners' systems counts as a slug, because it was the agent's first one. */
async function isAgentSlugTaken(db: Db, slug: string, own_id: number): Promise<boolean> {
  const found = await db
    .selectFrom("agents")
    .select("id")
    .where(({ eb, or }) => or([eb("slug", "=", slug), eb("name_id", "=", slug)]))
    .where("id", "!=", own_id)
    .executeTakeFirst();
  return found !== undefined;
}

/** Records an office's or agent's old slug, so that it redirects to the new one. */
export async function replaceSlug(
  db: Db,
  owner: Owner,
  { before, after, now }: { before: string; after: string; now: Date },
): Promise<void> {
  const [column, id] =
    "office_id" in owner ? (["office_id", owner.office_id] as const) : (["agent_id", owner.agent_id] as const);
  await db.deleteFrom("former_slugs").where(column, "=", id).where("slug", "in", [before, after]).execute();
  await db
    .insertInto("former_slugs")
    .values({ office_id: null, agent_id: null, ...owner, slug: before, replaced_at: now })
    .execute();
}
