import { ALL_FIELDS, getFieldName, LISTING_FIELDS } from "#domain/listings/fields/listing-fields.ts";
import { getOwnValue } from "#lib/own-value.ts";
import { m } from "#messages/messages.js";

const LABELS: Record<string, () => string> = {
  status: m.listing_field_status,
  thropro: m.nav_thropro,
  confirmed_at: m.edit_confirmed,
  ...Object.fromEntries(
    ALL_FIELDS.flatMap((field) => [field, getFieldName(field)].map((name) => [name, LISTING_FIELDS[field].label])),
  ),
};

/** Returns the label of a field by its column or its name in API calls; the name itself if it has no label. */
export function getFieldLabel(name: string): string {
  return getOwnValue(LABELS, name)?.() ?? name;
}
