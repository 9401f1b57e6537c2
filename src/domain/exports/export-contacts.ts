import { selectDescriptions } from "#domain/contacts/list/contact-list-queries.ts";
import { getContactScope } from "#domain/contacts/list/list-contacts.ts";
import type { Context } from "#domain/context.ts";
import { authorize } from "#domain/staff/staff-policy.ts";
import { type ExportFormat, writeFile } from "./export-records.ts";

const HEADERS = ["name", "emails", "phone", "leads", "ndas", "office", "agent"];

/**
 * Exports those of the given people that the viewer may see, by name, with only the data in the viewer's scope.
 *
 * @throws NotSignedIn; NotAllowed
 */
export async function exportContacts(
  context: Context,
  format: ExportFormat,
  ids: readonly string[],
): Promise<Uint8Array> {
  const scope = getContactScope(authorize(context, "lead.read"));
  const people = await selectDescriptions(context.db, scope, [...new Set(ids)]);
  const rows = people
    .sort((a, b) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id))
    .map(({ name, emails, phone, leads, ndas, office, agent }) => [
      ...[name, emails.join(", "), phone ?? ""],
      ...[String(leads), String(ndas), office ?? "", agent ?? ""],
    ]);
  return writeFile(HEADERS, rows, format);
}
