import type { Context } from "#domain/context.ts";
import type { Tag } from "#domain/invalidate.ts";
import { selectAgentsOfficeSlug, selectOfficeSlug } from "./owner-queries.ts";

/**
 * Returns the cache tags that a content change invalidates; a change to an office's own content also invalidates the
 * office's pages.
 */
export async function getChangedTags(
  { db }: Pick<Context, "db">,
  owner: { office_id?: number | null; agent_id?: number | null },
): Promise<Tag[]> {
  const slug = owner.office_id
    ? await selectOfficeSlug(db, owner.office_id)
    : owner.agent_id
      ? await selectAgentsOfficeSlug(db, owner.agent_id)
      : undefined;
  return slug ? ["content", `office:${slug}`] : ["content"];
}
