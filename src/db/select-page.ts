import type { SelectQueryBuilder } from "kysely";

/** Selects one page of a sorted query's rows (pages start at 1) and the number of all rows. */
export async function selectPage<DB, Tables extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Tables, Row>,
  { page, per_page }: { page: number; per_page: number },
) {
  const counted = query.clearSelect().clearOrderBy();
  const [count] = await counted
    .select(({ fn }) => fn.countAll().as("total"))
    .$castTo<{ total: number }>()
    .execute();
  const data = await query
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
  return { data, total: Number(count?.total) };
}

/** Returns the `like` pattern that matches texts containing this one literally. */
export function toLikePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}
