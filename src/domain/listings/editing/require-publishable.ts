import type { Context } from "#domain/context.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { type FieldErrors, Invalid } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import type { ListingValues } from "../fields/listing-fields.ts";

/** Requires the fields that a visitor needs. @throws Invalid naming each empty field. */
export function requirePublishable({ locale }: Pick<Context, "locale">, values: ListingValues): void {
  const options = getMessageOptions(locale);
  const errors: FieldErrors = {};
  if (!values.name.trim()) errors.name = [m.desk_name_missing({}, options)];
  if (!values.description.trim()) errors.description = [m.desk_description_missing({}, options)];
  if (Object.keys(errors).length > 0) throw new Invalid(m.desk_not_publishable({}, options), errors);
}
