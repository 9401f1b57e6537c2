import type { Context } from "#domain/context.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { NotFound } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import type { Office } from "./office.ts";
import { getOfficeDirectory } from "./office-directory.ts";
import { selectOffice } from "./office-queries.ts";

/**
 * Finds the office with a slug; by default it must be active. Active offices are kept in memory; otherwise the database
 * is queried, because an office may have just opened.
 *
 * @throws NotFound
 */
export async function findOffice(
  { db, locale }: Context,
  slug: string,
  status: Office["status"] = "Active",
): Promise<Office> {
  const found = status === "Active" ? (await getOfficeDirectory(db)).find((office) => office.slug === slug) : undefined;
  const office = found ?? (await selectOffice(db, slug, status));
  if (!office) throw new NotFound(m.office_not_found({}, getMessageOptions(locale)));
  return office;
}
