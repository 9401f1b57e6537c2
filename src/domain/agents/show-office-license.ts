import type { Context } from "#domain/context.ts";
import type { Office } from "#domain/offices/office.ts";
import { type OfficeOwner, ownersOf } from "./find-owners.ts";

/** Who may broker in an office's name, and who owns it. */
export interface OfficeLicense {
  broker_lic: string | null;
  broker_of_record: string | null;
  location_id: string | null;
  buyers_route: string | null;
  /** As partners' systems name the owner. */
  owner_id: string | null;
  owner: OfficeOwner | null;
}

export async function showOfficeLicense(context: Context, office: Office): Promise<OfficeLicense> {
  const { owner_id, owner } = (await ownersOf(context, [office])).get(office.id) ?? { owner_id: null, owner: null };
  const { broker_lic, broker_of_record, location_id, buyers_route } = office;
  return { broker_lic, broker_of_record, location_id, buyers_route, owner_id, owner };
}
