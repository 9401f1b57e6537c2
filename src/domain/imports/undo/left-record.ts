import type { Context } from "#domain/context.ts";
import type { RecordChange } from "#domain/imports/network/record-change-queries.ts";
import type { LeftRecord } from "#domain/listings/import/runs/import-run.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { m } from "#messages/messages.js";

const DEPENDENT_LABELS: Partial<Record<string, typeof m.listings>> = {
  listings: m.listings,
  leads: m.desk_leads_title,
  enquiries: m.personal_data_inquiries,
  agents: m.agents,
  offices: m.offices,
  team_members: m.import_left_team,
  staff: m.desk_staff_title,
  deals: m.deal_title,
  tasks: m.task_heading,
  website_pages: m.pages,
  blog_posts: m.articles,
  reviews: m.reviews,
  lead_events: m.history,
  contact_notes: m.notes,
};

/** Creates the entry for a record that was edited since the import. */
export function createEditedEntry({ locale }: Pick<Context, "locale">, { name }: RecordChange): LeftRecord {
  return { number: null, name, reason: "edited", text: m.desk_import_left_edited({}, getMessageOptions(locale)) };
}

/** Creates the entry for a record that others depend on: "still has Listings (3), Agents (1)". */
export function createInUseEntry(
  { locale }: Pick<Context, "locale">,
  { name }: RecordChange,
  dependents: ReadonlyMap<string, number>,
): LeftRecord {
  const options = getMessageOptions(locale);
  const counts = new Map<string, number>();
  for (const [table, count] of dependents) {
    const label = (DEPENDENT_LABELS[table] ?? m.import_left_other)({}, options);
    counts.set(label, (counts.get(label) ?? 0) + count);
  }
  const records = [...counts].map(([label, count]) => `${label} (${count})`).join(", ");
  return { number: null, name, reason: "in_use", text: m.import_left_in_use({ records }, options) };
}

/** Creates the entry for a record whose former state isn't possible anymore. */
export function createNotPossibleEntry({ name }: RecordChange, text: string): LeftRecord {
  return { number: null, name, reason: "not_possible", text };
}
