import type { Context } from "#domain/context.ts";
import { authorize } from "#domain/staff/staff-policy.ts";
import { selectStoredRedirects } from "./import-queries.ts";
import { formatRedirectCsv } from "./redirect-csv.ts";

/**
 * Exports all redirects as CSV, in the format that the import reads.
 *
 * @throws NotSignedIn; NotAllowed
 */
export async function exportRedirects(context: Context): Promise<string> {
  authorize(context, "redirect.read");
  return formatRedirectCsv(await selectStoredRedirects(context.db));
}
