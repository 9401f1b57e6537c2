import * as v from "valibot";
import type { Context } from "#domain/context.ts";
import { type CheckedStaffForm, checkStaffForm } from "#domain/staff/staff-fields.ts";
import { createLineSchema } from "#lib/forms/field-schemas.ts";
import { choosePhone, isPaidVisit } from "../choose-phone.ts";
import { selectOfficePhones } from "./edited-office-queries.ts";

export const visitAddressSchema = v.strictObject({ address: createLineSchema(2_000) }, "unknown_field");

export const checkVisitAddress = (raw: unknown): CheckedStaffForm<{ address: string }> =>
  checkStaffForm(visitAddressSchema, raw, ["address"]);

/** The number that a visit would see, and whether it counts as paid. */
export interface VisitPhone {
  /** The number shown: the office's, or the network's if the office has none. */
  phone: string;
  is_paid: boolean;
}

/** Chooses the number for a visit that starts at an address, from the office's published numbers. */
export async function previewVisitPhone(context: Context, id: number, address: string): Promise<VisitPhone> {
  const office = await selectOfficePhones(context.db, id);
  const query = address.includes("?") ? address.slice(address.indexOf("?") + 1).replace(/#.*$/, "") : "";
  const visit = [...new URLSearchParams(query)].map(([parameter, value]) => ({ parameter, value }));
  return { phone: choosePhone(office, visit) ?? context.network.default_phone, is_paid: isPaidVisit(visit) };
}
