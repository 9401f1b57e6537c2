import { listFieldsOfType } from "#domain/listings/fields/listing-fields.ts";

/**
 * Converts what a select returns to what the API takes: the ids of office and agent are numbers, and a choice without a
 * value is null.
 */
export function toRequestFields(fields: object): Record<string, unknown> {
  const requestFields: Record<string, unknown> = { ...fields };
  for (const name of listFieldsOfType("owner")) {
    if (name in requestFields) requestFields[name] = requestFields[name] ? Number(requestFields[name]) : null;
  }
  for (const name of listFieldsOfType("choice")) if (requestFields[name] === "") requestFields[name] = null;
  if (!requestFields.office_id) delete requestFields.office_id;
  return requestFields;
}
