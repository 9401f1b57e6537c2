import type { Context } from "#domain/context.ts";
import { messagesIn } from "#editions/message-locale.ts";
import { NotFound } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import type { Office } from "./office.ts";
import { officeDirectory } from "./office-directory.ts";
import { selectOffice } from "./office-queries.ts";

/**
 * The office of that slug, an active one unless another status is asked for. Active ones are held in memory; one that is
 * not among them may have opened since.
 *
 * @throws NotFound
 */
export async function findOffice(
  { db, locale }: Context,
  slug: string,
  status: Office["status"] = "Active",
): Promise<Office> {
  const held = status === "Active" ? (await officeDirectory(db)).find((office) => office.slug === slug) : undefined;
  const office = held ?? (await selectOffice(db, slug, status));
  if (!office) throw new NotFound(m.office_not_found({}, messagesIn(locale)));
  return office;
}
