import type { Context } from "#domain/context.ts";
import type { DeskNda } from "#domain/ndas/desk/desk-nda-queries.ts";
import { listDeskNdas, type NdaFilters } from "#domain/ndas/desk/list-desk-ndas.ts";
import { type ExportFormat, writeFile } from "./export-records.ts";

const HEADERS = [
  ...["signed_at", "name", "email", "listing_number", "listing"],
  ...["status", "decided_at", "revoked_at", "pdf_sha256"],
];
const BATCH_SIZE = 1_000;

/**
 * Exports the NDAs that a list's filters select and the viewer may see, the earliest first. Times are UTC.
 *
 * @throws NotSignedIn; NotAllowed
 */
export async function exportNdas(context: Context, format: ExportFormat, filters: NdaFilters): Promise<Uint8Array> {
  return writeFile(HEADERS, listRows(context, filters), format);
}

/** Starts with the earliest, so that one signed in the meantime doesn't move the others to another page. */
async function* listRows(context: Context, filters: NdaFilters): AsyncGenerator<string[]> {
  for (let page = 1; ; page += 1) {
    const { data } = await listDeskNdas(context, { ...filters, descending: false, page, per_page: BATCH_SIZE });
    yield* data.map(toCells);
    if (data.length < BATCH_SIZE) return;
  }
}

function toCells(nda: DeskNda): string[] {
  const formatTime = (time: Date | null): string => time?.toISOString() ?? "";
  return [
    ...[formatTime(nda.signed_at), nda.name, nda.email, String(nda.listing_number), nda.listing],
    ...[nda.revoked_at ? "revoked" : nda.approval, formatTime(nda.decided_at), formatTime(nda.revoked_at)],
    nda.pdf_sha256 ?? "",
  ];
}
