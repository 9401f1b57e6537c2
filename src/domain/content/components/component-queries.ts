import type { Db } from "#db/connect.ts";
import type { Locale } from "#editions/locales.ts";
import { getOriginColumns, mayReplace, type Origin } from "../content-queries.ts";

/** A version of a component; for a type without components, only the type. */
export interface ComponentVersion {
  office_id: number;
  type_name: string;
  type_status: "Active" | "Inactive";
  id: number | null;
  slug: string | null;
  locale: Locale | null;
}

/** Selects every version of every office's components, ordered by type and then by position. */
export function selectComponentVersions(db: Db): Promise<ComponentVersion[]> {
  return db
    .selectFrom("custom_component_types as types")
    .leftJoin("custom_components as component", "component.type_id", "types.id")
    .select(["types.office_id", "types.name as type_name", "types.status as type_status"])
    .select(["component.id", "component.slug", "component.locale"])
    .orderBy("types.position")
    .orderBy("types.name")
    .orderBy("component.position")
    .orderBy("component.slug")
    .execute();
}

export async function upsertComponentType(
  db: Db,
  type: { office_id: number; name: string; status: "Active" | "Inactive" },
): Promise<number> {
  const { id } = await db
    .insertInto("custom_component_types")
    .values(type)
    .onConflict((conflict) => conflict.columns(["office_id", "name"]).doUpdateSet({ status: type.status }))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Returns the row's id; undefined if the row must not be replaced. */
export async function upsertComponent(
  db: Db,
  component: { type_id: number; slug: string; locale: Locale; position: number },
  origin: Origin,
): Promise<number | undefined> {
  const row = await db
    .insertInto("custom_components")
    .values({ ...component, ...getOriginColumns(origin) })
    .onConflict((conflict) =>
      conflict
        .columns(["type_id", "slug", "locale"])
        .doUpdateSet((row) => ({
          position: row.ref("excluded.position"),
          source_hash: row.fn.coalesce("excluded.source_hash", "custom_components.source_hash"),
          edited_at: row.ref("excluded.edited_at"),
          updated_at: row.ref("excluded.updated_at"),
        }))
        .where(mayReplace("custom_components", origin)),
    )
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}
