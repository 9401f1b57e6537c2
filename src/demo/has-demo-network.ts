import type { Context } from "#domain/context.ts";
import { selectOfficeSlugs } from "./demo-queries.ts";
import { DEMO_NETWORKS } from "./networks/networks.ts";

/** Returns whether the database contains all offices of the demo network, with or without others. */
export async function hasDemoNetwork({ db, edition }: Pick<Context, "db" | "edition">): Promise<boolean> {
  const slugs = new Set(await selectOfficeSlugs(db));
  return DEMO_NETWORKS[edition.code].offices.every(({ slug }) => slugs.has(slug));
}
