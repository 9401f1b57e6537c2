import type { Db } from "#db/connect.ts";
import { readCached } from "#domain/read-cache.ts";
import { selectFormerSlugs } from "./former-slug-queries.ts";
import type { Office } from "./office.ts";
import { getOffices } from "./office-directory.ts";

/** Earlier slugs in memory: the office or agent that each belongs to. */
export interface FormerSlugs {
  offices: ReadonlyMap<string, number>;
  agents: ReadonlyMap<string, number>;
}

export function getFormerSlugs(db: Db): Promise<FormerSlugs> {
  return readCached(db, "offices", "former-slugs", async () => {
    const rows = await selectFormerSlugs(db);
    const getIds = (column: "office_id" | "agent_id") =>
      new Map(rows.flatMap(({ slug, ...row }) => (row[column] === null ? [] : [[slug, row[column]] as const])));
    return { offices: getIds("office_id"), agents: getIds("agent_id") };
  });
}

/** An upper bound on successive takeovers. */
const MAX_SUCCESSORS = 20;

/**
 * The active office that has taken over from a closed one, maybe through others; the office itself if it is active.
 * Undefined if the last one is closed as well.
 */
export function followSuccessors(byId: ReadonlyMap<number, Office>, id: number): Office | undefined {
  let office = byId.get(id);
  for (let at = 0; at < MAX_SUCCESSORS && office?.status === "Inactive"; at++) {
    office = byId.get(office.successor_id ?? 0);
  }
  return office?.status === "Active" ? office : undefined;
}

/** The active office that an earlier slug or a closed office's slug leads to now. */
export async function findSuccessor(db: Db, slug: string): Promise<Office | undefined> {
  const [{ byId, bySlug }, former] = await Promise.all([getOffices(db), getFormerSlugs(db)]);
  const id = bySlug.get(slug)?.id ?? former.offices.get(slug);
  return id === undefined ? undefined : followSuccessors(byId, id);
}
