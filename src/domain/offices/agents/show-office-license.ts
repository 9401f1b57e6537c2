import type { Context } from "#domain/context.ts";
import type { Office } from "#domain/offices/office.ts";
import { findOwners, type OfficeOwner } from "./find-owners.ts";

/** An office's broker license and its owner. */
export interface OfficeLicense {
  broker_lic: string | null;
  broker_of_record: string | null;
  location_id: string | null;
  buyers_route: string | null;
  /** The owner's identifier in partners' systems. */
  owner_id: string | null;
  owner: OfficeOwner | null;
}

export async function showOfficeLicense(context: Context, office: Office): Promise<OfficeLicense> {
  const { owner_id, owner } = (await findOwners(context, [office])).get(office.id) ?? { owner_id: null, owner: null };
  const { broker_lic, broker_of_record, location_id, buyers_route } = office;
  return { broker_lic, broker_of_record, location_id, buyers_route, owner_id, owner };
}
