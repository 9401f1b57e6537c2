import type { Context } from "#domain/context.ts";
import { getOfficesBySlug } from "#domain/offices/choose-offices.ts";
import type { Office } from "#domain/offices/office.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { Invalid, NotFound } from "#lib/errors.ts";
import { m } from "#messages/messages.js";

/** Returns the active office with this slug, or null. */
export async function findOfficeOrNull(context: Context, slug: string): Promise<Office | null> {
  return (await getOfficesBySlug(context)).get(slug) ?? null;
}

/**
 * Returns the active office with this slug, for non-null fields.
 *
 * @throws NotFound
 */
export async function getOffice(context: Context, slug: string): Promise<Office> {
  const office = await findOfficeOrNull(context, slug);
  if (!office) throw new NotFound(m.office_not_found({}, getMessageOptions(context.locale)));
  return office;
}

/**
 * Validates an enum-like argument. Null selects the first value.
 *
 * @throws Invalid
 */
export function parseChoice<const T extends string>(
  context: Context,
  argument: string,
  choices: readonly [T, ...T[]],
  value: string | null | undefined,
): T {
  const requested = value ?? choices[0];
  const choice = choices.find((choice) => choice === requested);
  if (choice) return choice;
  const message = m.api_argument_wrong({ argument, words: choices.join(", ") }, getMessageOptions(context.locale));
  throw new Invalid(message, { [argument]: [message] });
}
