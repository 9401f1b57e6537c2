import type { Context } from "#domain/context.ts";
import { selectOfficeSlugs } from "./demo-queries.ts";
import { DEMO_NETWORKS } from "./networks/networks.ts";

/** Whether the database holds the demonstration network: all its offices, whatever was added to them. */
export async function hasDemoNetwork({ db, edition }: Pick<Context, "db" | "edition">): Promise<boolean> {
  const slugs = new Set(await selectOfficeSlugs(db));
  return DEMO_NETWORKS[edition.code].offices.every(({ slug }) => slugs.has(slug));
}
