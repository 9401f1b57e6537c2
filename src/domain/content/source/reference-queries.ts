import type { Db } from "#db/connect.ts";
import type { Network } from "#domain/context.ts";
import type { Category } from "#domain/listings/categories/categories.ts";
import { UNSET_EMAIL } from "#domain/offices/head-office/head-office-queries.ts";
import type { Edition } from "#editions/edition.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { translateEditionWord } from "#editions/translated-data.ts";
import { m } from "#messages/messages.js";

/** Updates the edition's regions by slug. */
export async function upsertRegions(db: Db, edition: Edition): Promise<void> {
  await db
    .insertInto("regions")
    .values(edition.regions.map(({ slug, code, name }) => ({ slug, code, name })))
    .onConflict((conflict) =>
      conflict
        .column("slug")
        .doUpdateSet((row) => ({ code: row.ref("excluded.code"), name: row.ref("excluded.name") })),
    )
    .execute();
}

/** Updates categories and subcategories by slug, in the given order. */
export async function upsertCategories(db: Db, categories: readonly Category[]): Promise<void> {
  await db
    .insertInto("categories")
    .values(categories.map(({ subcategories: _, ...category }, position) => ({ ...category, position })))
    .onConflict((conflict) =>
      conflict.column("slug").doUpdateSet((row) => ({
        name: row.ref("excluded.name"),
        sde_multiple: row.ref("excluded.sde_multiple"),
        revenue_multiple: row.ref("excluded.revenue_multiple"),
        position: row.ref("excluded.position"),
      })),
    )
    .execute();
  await db
    .insertInto("subcategories")
    .values(
      categories.flatMap((category) =>
        category.subcategories.map((subcategory, position) => ({
          ...subcategory,
          category_slug: category.slug,
          position,
        })),
      ),
    )
    .onConflict((conflict) =>
      conflict.column("slug").doUpdateSet((row) => ({
        name: row.ref("excluded.name"),
        category_slug: row.ref("excluded.category_slug"),
        sde_multiple: row.ref("excluded.sde_multiple"),
        position: row.ref("excluded.position"),
      })),
    )
    .execute();
}

/** Creates the head office once; after that, only the desk changes it. */
export async function insertHeadOffice(
  db: Db,
  { brand, default_phone, locales }: Pick<Network, "brand" | "default_phone" | "locales">,
  edition: Edition,
): Promise<void> {
  const { locality, region_slug, latitude, longitude } = edition.head_office;
  const [locale] = locales;
  await db
    .insertInto("offices")
    .values({
      slug: "head-office",
      name: m.head_office_name({ brand }, getMessageOptions(locale)),
      type: "head_office",
      email: UNSET_EMAIL,
      phone: default_phone,
      locality: translateEditionWord(locale, locality),
      region_slug,
      country: edition.code,
      latitude,
      longitude,
      time_zone: edition.time_zone,
    })
    .onConflict((conflict) => conflict.column("slug").doNothing())
    .execute();
}
