import type { SelectQueryBuilder } from "kysely";

export interface PageQuery {
  /** Starts at 1. */
  page: number;
  per_page: number;
}

export interface SortedPageQuery extends PageQuery {
  descending: boolean;
}

/** Selects one page of a sorted query's rows and the number of all rows. */
export async function selectPage<DB, Tables extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Tables, Row>,
  { page, per_page }: PageQuery,
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
