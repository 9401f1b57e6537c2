import type { Context } from "#domain/context.ts";
import { authorize, getScope } from "#domain/staff/staff-policy.ts";
import { MAX_SELECTED } from "#domain/try-each.ts";
import { type DeskNdaListQuery, selectDeskNdas } from "./desk-nda-queries.ts";

/** The filters of a list or an export. */
export type NdaFilters = Omit<DeskNdaListQuery, "office_id" | "agent_id" | "descending" | "page" | "per_page">;

/** Returns the agreements for listings in the staff member's scope. @throws NotSignedIn; NotAllowed */
export function listDeskNdas(context: Context, query: Omit<DeskNdaListQuery, "office_id" | "agent_id">) {
  return selectDeskNdas(context.db, { ...query, ...getScope(authorize(context, "nda.read")) });
}

/** The ids of the latest agreements that match the list's filters, at most `MAX_SELECTED`. @throws as `listDeskNdas` */
export async function listNdaIds(context: Context, filters: NdaFilters): Promise<string[]> {
  const { data } = await listDeskNdas(context, { ...filters, descending: true, page: 1, per_page: MAX_SELECTED });
  return data.map(({ id }) => id);
}
