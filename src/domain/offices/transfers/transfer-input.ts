import * as v from "valibot";
import { idField, readStaffForm } from "#domain/staff/staff-fields.ts";
import type { StaffCodes } from "#domain/staff/staff-messages.ts";
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

type Checked<Input> = { input: Input } | { codes: StaffCodes };

const toChecked = <Input>(codes: StaffCodes, input: Input): Checked<Input> =>
  Object.keys(codes).length > 0 ? { codes } : { input };

export function checkClosing(raw: unknown): Checked<OfficeClosing> {
  const { typed, codes } = readStaffForm(closingSchema, raw, ["receiver_id", "agents", "version"]);
  const { receiver_id, agents, version } = typed;
  return toChecked(codes, { receiver_id: receiver_id ?? 0, agents: agents ?? "move", version: version ?? "" });
}

export function checkMove(raw: unknown): Checked<AgentMove> {
  const { typed, codes } = readStaffForm(moveSchema, raw, ["office_id", "records", "version"]);
  const { office_id, records, receiver_id, version } = typed;
  return toChecked(codes, {
    office_id: office_id ?? 0,
    records: records ?? "follow",
    receiver_id: receiver_id ?? null,
    version: version ?? "",
  });
}

export function checkRetirement(raw: unknown): Checked<AgentRetirement> {
  const { typed, codes } = readStaffForm(retirementSchema, raw, ["version"]);
  return toChecked(codes, { receiver_id: typed.receiver_id ?? null, version: typed.version ?? "" });
}

export function checkReopening(raw: unknown): Checked<Reopening> {
  const { typed, codes } = readStaffForm(reopeningSchema, raw, ["version"]);
  return toChecked(codes, { brings_back: typed.brings_back ?? false, version: typed.version ?? "" });
}

export function checkSlug(raw: unknown): Checked<NewSlug> {
  const { typed, codes } = readStaffForm(slugSchema, raw, ["slug", "version"]);
  return toChecked(codes, { slug: (typed.slug ?? "").toLowerCase(), version: typed.version ?? "" });
}
