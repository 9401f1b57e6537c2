import { PASSWORD_LENGTH, type PasswordFault } from "#domain/accounts/password/password-rules.ts";
import { RETENTION_DAYS } from "#domain/context.ts";
import { Invalid } from "#lib/errors.ts";
import { m } from "#messages/messages.js";

/** Error codes of the desk forms' fields. */
export type StaffCode =
  | "required"
  | "invalid"
  | "too_long"
  | "unknown_field"
  | "email"
  | "email_taken"
  | "no_buyer"
  | "staff_role"
  | "not_yours_to_grant"
  | "office"
  | "agent"
  | "phone"
  | "hours"
  | "date"
  | "date_order"
  | "date_overlap"
  | "past"
  | "too_far"
  | "url"
  | "public_url"
  | "time_zone"
  | "place"
  | "other_region"
  | "slug_taken"
  | "head_office_only"
  | "manager_only"
  | "latitude"
  | "longitude"
  | "too_many"
  | "contrast"
  | "color"
  | "tag_id"
  | "retention_days"
  | "receiver"
  | "office_closed"
  | "close_separately"
  | "move_separately"
  | "retire_separately"
  | "wrong_password"
  | "wrong_code"
  | "wrong_first_code"
  | "passkey"
  | "dead_link"
  | PasswordFault;

/** The first error of each field, by its name in the JSON body. */
export type StaffCodes = Record<string, StaffCode>;

/** Creates the validation error for a desk form, with messages. */
export function createStaffProblem(codes: StaffCodes): Invalid {
  const errors = Object.entries(codes).map(([field, code]) => [field, [MESSAGES[code]()]]);
  const [first] = Object.values(codes);
  const isOwnSummary = Object.keys(codes).length === 1 && first && OWN_SUMMARIES.has(first);
  return new Invalid(isOwnSummary ? MESSAGES[first]() : m.field_check_marked(), Object.fromEntries(errors));
}

/** Errors of forms with one field, whose message says everything. */
const OWN_SUMMARIES: ReadonlySet<StaffCode> = new Set(["dead_link", "wrong_code", "wrong_first_code", "passkey"]);

const MESSAGES: Record<StaffCode, () => string> = {
  required: () => m.field_required(),
  invalid: () => m.field_invalid(),
  too_long: () => m.desk_too_long(),
  unknown_field: () => m.field_unknown(),
  email: () => m.field_email_wrong(),
  email_taken: () => m.desk_email_taken(),
  no_buyer: () => m.desk_buyer_unknown(),
  passkey: () => m.passkey_wrong(),
  staff_role: () => m.desk_role_wrong(),
  not_yours_to_grant: () => m.desk_role_not_grantable(),
  office: () => m.desk_office_required(),
  agent: () => m.desk_agent_required(),
  phone: () => m.desk_phone_wrong(),
  hours: () => m.desk_hours_wrong(),
  date: () => m.desk_date_wrong(),
  date_order: () => m.desk_date_order(),
  date_overlap: () => m.desk_date_overlap(),
  past: () => m.desk_schedule_past(),
  too_far: () => m.desk_schedule_too_far(),
  url: () => m.desk_url_wrong(),
  public_url: () => m.partner_url_wrong(),
  time_zone: () => m.desk_time_zone_wrong(),
  place: () => m.desk_location_unknown(),
  other_region: () => m.desk_location_other_region(),
  slug_taken: () => m.desk_slug_taken(),
  head_office_only: () => m.desk_head_office_only(),
  manager_only: () => m.desk_manager_only(),
  latitude: () => m.desk_latitude_wrong(),
  longitude: () => m.desk_longitude_wrong(),
  too_many: () => m.desk_too_many(),
  contrast: () => m.desk_color_contrast(),
  color: () => m.desk_color_wrong(),
  tag_id: () => m.desk_tag_id_wrong(),
  retention_days: () => m.retention_days_wrong(RETENTION_DAYS),
  receiver: () => m.desk_receiver_required(),
  office_closed: () => m.desk_agent_office_closed(),
  close_separately: () => m.desk_office_close_separately(),
  move_separately: () => m.desk_agent_move_separately(),
  retire_separately: () => m.desk_agent_retire_separately(),
  wrong_password: () => m.account_password_wrong(),
  wrong_code: () => m.factor_code_wrong(),
  wrong_first_code: () => m.factor_first_code_wrong(),
  dead_link: () => m.account_link_expired(),
  password_short: () => m.account_password_short({ min: PASSWORD_LENGTH.min }),
  password_long: () => m.account_password_long({ max: PASSWORD_LENGTH.max }),
  password_common: () => m.account_password_common(),
  password_personal: () => m.account_password_personal(),
};
