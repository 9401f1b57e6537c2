import type { Context } from "#domain/context.ts";
import { selectOfficeById } from "#domain/offices/office-queries.ts";
import { ownersOf } from "./find-owners.ts";

/** Who answers for an office, and where: its owner, with their face. */
export interface Advisor {
  name: string;
  slug: string;
  phone: string | null;
  /** Absolute. */
  image: string | null;
  office: string;
}

/** An office's owner as visitors see them; null for one without. */
export async function findAdvisor(context: Context, officeId: number): Promise<Advisor | null> {
  const office = await selectOfficeById(context.db, officeId);
  const owned = office && (await ownersOf(context, [office])).get(office.id);
  if (!office || !owned) return null;
  const { name, slug, phone, image } = owned.owner;
  return { name, slug, phone, image, office: office.name };
}
