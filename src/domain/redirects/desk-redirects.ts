import type { Context } from "#domain/context.ts";
import { authorize, type StaffAction } from "#domain/staff/staff-policy.ts";
import { NotFound } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { type RedirectQuery, type RedirectRow, selectRedirect, selectRedirects } from "./desk-redirect-queries.ts";
import type { RedirectRule } from "./redirect-rule.ts";

/** A redirect as the desk shows it. Times are ISO 8601 UTC. */
export interface DeskRedirect extends RedirectRule {
  active: boolean;
  hits: number;
  last_hit_at: string | null;
  version: string;
}

/** @throws NotSignedIn; NotAllowed */
export async function listDeskRedirects(
  context: Context,
  query: RedirectQuery,
): Promise<{ data: DeskRedirect[]; total: number }> {
  authorize(context, "redirect.read");
  const { data, total } = await selectRedirects(context.db, query);
  return { data: data.map(toDeskRedirect), total };
}

/** @throws NotSignedIn; NotAllowed; NotFound */
export async function findDeskRedirect(
  context: Context,
  id: number,
  action: StaffAction = "redirect.read",
): Promise<DeskRedirect> {
  authorize(context, action);
  const row = await selectRedirect(context.db, id);
  if (!row) throw new NotFound(m.desk_record_not_found());
  return toDeskRedirect(row);
}

function toDeskRedirect({ status, hits, last_hit_at, updated_at, ...row }: RedirectRow): DeskRedirect {
  return {
    ...row,
    status: status === 302 ? 302 : 301,
    hits: Number(hits),
    last_hit_at: last_hit_at?.toISOString() ?? null,
    version: updated_at.toISOString(),
  };
}
