import type { Context } from "#domain/context.ts";
import type { ListingStatus } from "../listing.ts";
import { listSharedFields, type SharedField } from "./compare-listings.ts";
import { type Candidate, selectCandidates, selectDismissed } from "./duplicate-queries.ts";

/** A listing that looks like the same business as another. */
export interface Duplicate extends Pick<Candidate, "number" | "slug" | "name" | "kind" | "office_id" | "agent_id"> {
  status: ListingStatus;
  office: string;
  shared: SharedField[];
  /** Whether a broker said that it is a different business. */
  is_dismissed: boolean;
}

/**
 * Finds listings that look like the same business as the given ones, by the given listing's number. Listings for which
 * `isVisible` returns false are left out.
 *
 * @param tolerance how far apart prices may be, in percent; 0 is fast enough for an import
 */
export async function findDuplicates(
  { db }: Pick<Context, "db">,
  numbers: readonly number[],
  isVisible: (other: Candidate) => boolean,
  tolerance: 0 | 1 = 1,
): Promise<Map<number, Duplicate[]>> {
  const found = new Map<number, Duplicate[]>();
  if (numbers.length === 0) return found;
  const candidates = await selectCandidates(db, numbers, tolerance);
  const dismissed = candidates.length > 0 ? await selectDismissed(db, numbers) : new Map<number, Set<number>>();
  for (const { subject, other } of candidates) {
    if (!isVisible(other)) continue;
    const shared = listSharedFields(subject, other);
    if (shared.length === 0) continue;
    const { number, slug, name, status, kind, office_id, agent_id, office_name: office } = other;
    const is_dismissed = dismissed.get(subject.number)?.has(number) ?? false;
    const duplicate = { number, slug, name, status, kind, office_id, agent_id, office, shared, is_dismissed };
    found.set(subject.number, [...(found.get(subject.number) ?? []), duplicate]);
  }
  return found;
}

/** Returns whether everyone can see that a listing exists. */
export function isOnMarket({ status }: Pick<Candidate, "status">): boolean {
  return status === "active" || status === "under_offer";
}
