import type { Context } from "#domain/context.ts";
import type { Office } from "#domain/offices/office.ts";
import { toAbsoluteUrl } from "#lib/absolute-url.ts";
import { selectOwners } from "./agent-queries.ts";

export interface OfficeOwner {
  name: string;
  email: string;
  slug: string;
  phone: string | null;
  /** Absolute. */
  image: string | null;
}

/** The owners of several offices by office id, in one statement; `owner_id` is the identifier in partners' systems. */
export async function findOwners(
  { db, network }: Pick<Context, "db" | "network">,
  offices: readonly Office[],
): Promise<Map<number, { owner_id: string; owner: OfficeOwner }>> {
  const ids = [...new Set(offices.flatMap(({ owner_id }) => owner_id ?? []))];
  if (ids.length === 0) return new Map();
  const owners = new Map((await selectOwners(db, ids)).map((row) => [row.id, row]));
  return new Map(
    offices.flatMap((office) => {
      const row = owners.get(office.owner_id ?? 0);
      if (!row) return [];
      const { name_id, name, email, slug, phone, image } = row;
      const owner = { name, email, slug, phone, image: image && toAbsoluteUrl(image, network.origin) };
      return [[office.id, { owner_id: name_id, owner }]];
    }),
  );
}
