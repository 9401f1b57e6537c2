import * as v from "valibot";
import { type CheckedStaffForm, checkStaffForm, idField } from "#domain/staff/staff-fields.ts";
import { createLineSchema } from "#lib/forms/field-schemas.ts";

/** What happens to an office's records when it closes. */
export interface OfficeClosing {
  /** The office that takes over. Visitors are redirected there or, if it is head office, to the region's page. */
  receiver_id: number;
  /** Whether its agents move there or leave the network. */
  agents: "move" | "retire";
  version: string;
}

/** Where an agent moves, and what happens to their records. */
export interface AgentMove {
  office_id: number;
  /** Whether their listings and leads move along. */
  records: "follow" | "stay";
  /** The colleague who gets the records that stay; null for the office. */
  receiver_id: number | null;
  version: string;
}

export interface AgentRetirement {
  /** The agent who takes over; null for the office. */
  receiver_id: number | null;
  version: string;
}

export interface Reopening {
  /** Whether to take back what was handed over, unless it was changed since. */
  brings_back: boolean;
  version: string;
}

export interface NewSlug {
  slug: string;
  version: string;
}

const version = createLineSchema(40);

export const closingSchema = v.strictObject(
  { receiver_id: idField, agents: v.nullish(v.picklist(["move", "retire"], "invalid")), version },
  "unknown_field",
);
export const moveSchema = v.strictObject(
  {
    office_id: idField,
    records: v.nullish(v.picklist(["follow", "stay"], "invalid")),
    receiver_id: idField,
    version,
  },
  "unknown_field",
);
export const retirementSchema = v.strictObject({ receiver_id: idField, version }, "unknown_field");
export const reopeningSchema = v.strictObject(
  { brings_back: v.nullish(v.boolean("invalid")), version },
  "unknown_field",
);
export const slugSchema = v.strictObject({ slug: createLineSchema(120), version }, "unknown_field");

export const checkClosing = (raw: unknown): CheckedStaffForm<OfficeClosing> =>
  checkStaffForm(closingSchema, raw, ["receiver_id", "agents", "version"]);

export const checkMove = (raw: unknown): CheckedStaffForm<AgentMove> =>
  checkStaffForm(moveSchema, raw, ["office_id", "records", "version"], ({ receiver_id = null, ...typed }) => ({
    ...typed,
    receiver_id,
  }));

export const checkRetirement = (raw: unknown): CheckedStaffForm<AgentRetirement> =>
  checkStaffForm(retirementSchema, raw, ["version"], ({ receiver_id = null, version }) => ({ receiver_id, version }));

export const checkReopening = (raw: unknown): CheckedStaffForm<Reopening> =>
  checkStaffForm(reopeningSchema, raw, ["version"], ({ brings_back, version }) => ({
    brings_back: brings_back ?? false,
    version,
  }));

export const checkSlug = (raw: unknown): CheckedStaffForm<NewSlug> =>
  checkStaffForm(slugSchema, raw, ["slug", "version"], ({ slug, version }) => ({ slug: slug.toLowerCase(), version }));
