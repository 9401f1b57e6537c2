import * as v from "valibot";
import type { Context } from "#domain/context.ts";
import { type CheckedStaffForm, checkStaffForm, idField } from "#domain/staff/staff-fields.ts";
import { authorize } from "#domain/staff/staff-policy.ts";
import { createTextSchema } from "#lib/forms/field-schemas.ts";
import { selectTakenCodes } from "./edited-office-queries.ts";
import { MAX_TERRITORY_LENGTH, toPostalCodes } from "./office-change.ts";

/** A territory as it is typed. */
export interface TypedTerritory {
  territory: string;
  /** Null for a new office. */
  office_id: number | null;
}

/** The postal codes of a territory that other offices have. */
export interface TerritoryOverlaps {
  codes: { postal_code: string; office: string }[];
  total: number;
}

const MAX_CODES = 50;

export const territorySchema = v.strictObject(
  { territory: createTextSchema(MAX_TERRITORY_LENGTH), office_id: idField },
  "unknown_field",
);

export const checkTerritory = (raw: unknown): CheckedStaffForm<TypedTerritory> =>
  checkStaffForm(territorySchema, raw, [], ({ territory, office_id = null }) => ({
    territory: territory ?? "",
    office_id,
  }));

/** Returns which postal codes of a territory other offices have, before it is saved. @throws NotSignedIn; NotAllowed */
export async function findTerritoryOverlaps(
  context: Context,
  { territory, office_id }: TypedTerritory,
): Promise<TerritoryOverlaps> {
  authorize(context, "office.create");
  const taken = await selectTakenCodes(context.db, office_id ?? 0, toPostalCodes(territory));
  return { codes: taken.slice(0, MAX_CODES), total: taken.length };
}
