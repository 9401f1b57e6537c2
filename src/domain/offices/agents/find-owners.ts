import type { Context } from "#domain/context.ts";
import type { Office } from "#domain/offices/office.ts";
import { toAbsoluteUrl } from "#lib/absolute-url.ts";
import { getAgents } from "./agent-directory.ts";

export interface OfficeOwner {
  name: string;
  email: string;
  slug: string;
  phone: string | null;
  /** Absolute URL. */
  image: string | null;
}

/** Returns the owners of several offices by office id; `owner_id` is the identifier in partners' systems. */
export async function findOwners(
  { db, network }: Pick<Context, "db" | "network">,
  offices: readonly Office[],
): Promise<Map<number, { owner_id: string; owner: OfficeOwner }>> {
  if (offices.every(({ owner_id }) => owner_id === null)) return new Map();
  const { byId } = await getAgents(db);
  return new Map(
    offices.flatMap((office) => {
      const row = byId.get(office.owner_id ?? 0);
      // Inactive agents are not shown as owners.
      if (!row?.active) return [];
      const { name_id, name, email, slug, phone, image } = row;
      const owner = { name, email, slug, phone, image: image && toAbsoluteUrl(image, network.origin) };
      return [[office.id, { owner_id: name_id, owner }]];
    }),
  );
}
