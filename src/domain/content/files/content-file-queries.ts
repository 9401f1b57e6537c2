import type { Db } from "#db/connect.ts";

/** The owner's slugs, for the file's path, and the office whose staff may read it. */
const OWNER = ["offices.slug as office", "offices.id as office_id"] as const;

/** Selects every version of every section, with its owner. */
export function selectSectionFiles(db: Db) {
  return db
    .selectFrom("website_sections as text")
    .leftJoin("offices", "offices.id", "text.office_id")
    .select(["text.id", "text.name as slug", "text.locale", ...OWNER])
    .execute();
}

/** Selects every version of every menu, with its owner. */
export function selectMenuFiles(db: Db) {
  return db
    .selectFrom("menus as text")
    .leftJoin("offices", "offices.id", "text.office_id")
    .select(["text.id", "text.name as slug", "text.locale", "text.data", ...OWNER])
    .execute();
}

/** Selects every version of every article, with its owner. */
export function selectArticleFiles(db: Db) {
  return db
    .selectFrom("blog_posts as text")
    .leftJoin("offices", "offices.id", "text.office_id")
    .select(["text.id", "text.slug", "text.locale", "text.title", "text.description", "text.heading", "text.lead"])
    .select(["text.author_name", "text.author_slug", "text.published_at", "text.is_draft", "text.sources", "text.body"])
    .select(OWNER)
    .execute();
}

/** Selects every version of every page, with its owner; an agent's page has the agent's office. */
export function selectPageFiles(db: Db) {
  return db
    .selectFrom("website_pages as text")
    .leftJoin("agents", "agents.id", "text.agent_id")
    .leftJoin("offices", (join) =>
      join.on(({ eb, fn }) => eb("offices.id", "=", fn.coalesce("text.office_id", "agents.office_id"))),
    )
    .select(["text.id", "text.type", "text.template_slug", "text.slug", "text.locale", "text.name", "text.body"])
    .select([
      "text.menu_order",
      "text.menu_label",
      "text.show_in_menu",
      "text.is_draft",
      "agents.slug as agent",
      ...OWNER,
    ])
    .execute();
}

/** Selects every version of every component, with its owner. */
export function selectComponentFiles(db: Db) {
  return db
    .selectFrom("custom_components as text")
    .innerJoin("custom_component_types as types", "types.id", "text.type_id")
    .innerJoin("offices", "offices.id", "types.office_id")
    .select(["text.id", "text.slug", "text.locale", "text.position", "types.name as type", "types.status"])
    .select(OWNER)
    .execute();
}

/** Selects the ids of all offices, and of all agents, by slug. */
export async function selectOwnerIds(db: Db): Promise<{ offices: Map<string, number>; agents: Map<string, number> }> {
  const offices = await db.selectFrom("offices").select(["slug", "id"]).execute();
  const agents = await db.selectFrom("agents").select(["slug", "id"]).execute();
  const toMap = (rows: { slug: string; id: number }[]) => new Map(rows.map(({ slug, id }) => [slug, id]));
  return { offices: toMap(offices), agents: toMap(agents) };
}
