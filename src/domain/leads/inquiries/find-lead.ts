import { findGuide } from "#domain/content/pages/find-guide.ts";
import type { Context } from "#domain/context.ts";
import { NotFound } from "#lib/errors.ts";
import { getRequestedGuide } from "./inquiry-input.ts";
import { selectLead } from "./inquiry-queries.ts";
import type { Lead } from "./lead.ts";

/**
 * Finds a lead for the platform's own jobs. It doesn't check permissions.
 *
 * @throws NotFound
 */
export async function findLead({ db }: Context, id: string): Promise<Lead> {
  const lead = await selectLead(db, id);
  if (!lead) throw new NotFound(`There is no inquiry ${id}.`);
  const slug = getRequestedGuide(lead.enquiry);
  return { ...lead, guide: slug ? await findGuide({ db, locale: lead.enquiry.locale }, slug) : null };
}
