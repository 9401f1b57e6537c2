import type { PhoneTrigger } from "#db/tables/offices.ts";

/** An office's phone numbers. */
export interface OfficePhones {
  phone: string | null;
  organic_number: string | null;
  paid_number: string | null;
  telephone_url_triggers: readonly PhoneTrigger[];
}

export interface VisitParameter {
  parameter: string;
  value: string;
}

/** Click ids that ad links carry. */
const CLICK_IDS = new Set(["gclid", "msclkid", "fbclid"]);
const PAID_MEDIUMS = new Set(["cpc", "ppc", "paid", "paid_social", "paidsearch", "display"]);

/** Returns whether a visit came from an ad. */
export function isPaidVisit(visit: readonly VisitParameter[]): boolean {
  return visit.some(
    ({ parameter, value }) =>
      CLICK_IDS.has(parameter) || (parameter === "utm_medium" && PAID_MEDIUMS.has(value.toLowerCase())),
  );
}

/**
 * Chooses the phone number to show for a visit: the number of the office's first trigger that matches, ignoring case.
 * Otherwise, for paid visits, the paid number if there is one; then the organic number, then the main phone. Null if
 * the office has no number.
 */
export function choosePhone(office: OfficePhones, visit: readonly VisitParameter[]): string | null {
  const trigger = office.telephone_url_triggers.find(({ name, value }) =>
    visit.some((each) => isSameText(each.parameter, name) && isSameText(each.value, value)),
  );
  if (trigger?.number) return trigger.number;
  if (isPaidVisit(visit) && office.paid_number) return office.paid_number;
  return office.organic_number || office.phone || null;
}

/** Case is ignored, because campaign tools and people write the same parameter differently. */
function isSameText(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
