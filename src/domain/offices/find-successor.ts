import type { Db } from "#db/connect.ts";
import { readCached } from "#domain/read-cache.ts";
import { selectFormerSlugs } from "./former-slug-queries.ts";
import type { Office } from "./office.ts";
import { getOffices } from "./office-directory.ts";

/** Earlier slugs, with the office or agent that each belonged to. */
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

/** Max takeovers to follow, in case they form a loop. */
const MAX_SUCCESSORS = 20;

/**
 * Returns the active office that took over from a closed one, possibly through several takeovers. An active office is
 * returned itself. Undefined if the last successor is closed, too.
 */
export function followSuccessors(byId: ReadonlyMap<number, Office>, id: number): Office | undefined {
  let office = byId.get(id);
  for (let at = 0; at < MAX_SUCCESSORS && office?.status === "Inactive"; at++) {
    office = byId.get(office.successor_id ?? 0);
  }
  return office?.status === "Active" ? office : undefined;
}

/** Finds the active office that an earlier slug, or a closed office's slug, stands for now. */
export async function findSuccessor(db: Db, slug: string): Promise<Office | undefined> {
  const [{ byId, bySlug }, former] = await Promise.all([getOffices(db), getFormerSlugs(db)]);
  const id = bySlug.get(slug)?.id ?? former.offices.get(slug);
  return id === undefined ? undefined : followSuccessors(byId, id);
}
