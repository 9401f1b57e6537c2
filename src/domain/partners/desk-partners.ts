import type { Context } from "#domain/context.ts";
import { authorize, type StaffAction } from "#domain/staff/staff-policy.ts";
import { NotFound } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { type PartnerQuery, type StoredPartner, selectPartner, selectPartners } from "./partner-queries.ts";

/** A partner as the desk shows it, without its secret. Times are ISO 8601 UTC. */
export interface DeskPartner {
  id: number;
  name: string;
  url: string;
  sends: "network" | "offices";
  office_ids: number[];
  active: boolean;
  paused_after_failures: boolean;
  /** The number of listings that the partner currently has. */
  listings: number;
  last_delivered_at: string | null;
  full_started_at: string;
  version: string;
}

/**
 * Lists the partners.
 *
 * @throws NotSignedIn; NotAllowed
 */
export async function listDeskPartners(
  context: Context,
  query: PartnerQuery,
): Promise<{ data: DeskPartner[]; total: number }> {
  authorize(context, "partner.read");
  const { data, total } = await selectPartners(context.db, query);
  return { data: data.map(toDeskPartner), total };
}

/**
 * Finds a partner with its secret.
 *
 * @throws NotSignedIn; NotAllowed; NotFound
 */
export async function findStoredPartner(context: Context, id: number, action: StaffAction): Promise<StoredPartner> {
  authorize(context, action);
  const row = await selectPartner(context.db, id);
  if (!row) throw new NotFound(m.desk_record_not_found());
  return row;
}

/**
 * Finds a partner as the desk shows it.
 *
 * @throws NotSignedIn; NotAllowed; NotFound
 */
export async function findDeskPartner(
  context: Context,
  id: number,
  action: StaffAction = "partner.read",
): Promise<DeskPartner> {
  return toDeskPartner(await findStoredPartner(context, id, action));
}

function toDeskPartner(row: StoredPartner): DeskPartner {
  const { id, name, url, sends, office_ids, active, paused_after_failures, listings } = row;
  return {
    id,
    name,
    url,
    sends,
    office_ids,
    active,
    paused_after_failures,
    listings: Number(listings),
    last_delivered_at: row.last_delivered_at?.toISOString() ?? null,
    full_started_at: row.full_started_at.toISOString(),
    version: row.updated_at.toISOString(),
  };
}
