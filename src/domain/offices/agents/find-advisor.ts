import type { Context } from "#domain/context.ts";
import { findOfficeById } from "#domain/offices/office-directory.ts";
import { findOwners } from "./find-owners.ts";

/** An office's owner and contact details, with their photo. */
export interface Advisor {
  name: string;
  slug: string;
  phone: string | null;
  /** Absolute URL. */
  image: string | null;
  office: string;
}

/** Returns an office's owner as visitors see them; null if it has none. */
export async function findAdvisor(context: Context, officeId: number): Promise<Advisor | null> {
  const office = await findOfficeById(context.db, officeId);
  const owned = office && (await findOwners(context, [office])).get(office.id);
  if (!office || !owned) return null;
  const { name, slug, phone, image } = owned.owner;
  return { name, slug, phone, image, office: office.name };
}
